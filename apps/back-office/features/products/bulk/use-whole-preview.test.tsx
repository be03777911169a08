// @vitest-environment happy-dom
import type { BulkPreview } from '@sitewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../data/query-client.ts';
import { useWholePreview } from './use-whole-preview.ts';

const client = createQueryClient(() => {});

function Office({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

/** Two products a part: `p2` behind nothing, `p4` behind `p2`. */
const part = (lookedAt: number, next: string | null): BulkPreview => ({
  total: 6,
  variants: 6,
  lookedAt,
  next,
  changed: lookedAt,
  changedVariants: lookedAt,
  unchanged: 0,
  refused: 0,
  rows: [],
  extremes: [],
  refusals: [],
});
const parts = new Map([
  [undefined, part(2, 'p2')],
  ['p2', part(2, 'p4')],
  ['p4', part(2, null)],
]);

it('PROD-08 a preview goes on behind what was looked at when one of its parts had failed', async () => {
  const asked: (string | undefined)[] = [];
  let isAway = true;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { after } = JSON.parse(body) as { after?: string };
    asked.push(after);
    if (after === 'p4' && isAway) throw new TypeError('away');
    return Response.json(parts.get(after));
  });
  const body = { choice: { ids: [] }, edit: {} } as never;
  const { result } = renderHook(
    () => useWholePreview({ params: { identifier: 'alder' }, body }, true),
    { wrapper: Office },
  );
  await waitFor(() => expect(result.current.state).toBe('failed'));
  isAway = false;
  act(() => {
    if (result.current.state === 'failed') result.current.refetch();
  });
  await waitFor(() =>
    expect(result.current).toMatchObject({ answer: { lookedAt: 6, changed: 6 } }),
  );
  expect(asked).toEqual([undefined, 'p2', 'p4', 'p4']);
});
