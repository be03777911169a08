// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { staffLimits, type StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { findDraft, keepDraft } from '../../data/local-draft.ts';
import { listToasts } from '../../ui/toast-store.ts';
import type { CountLine, ToCount } from './count-lines.ts';
import { useCount } from './use-count.ts';

const site = { identifier: 'alder', permissions: [], missingParts: [] } as unknown as StaffSite;
const draft = 'alder/inventory/count/main';

const bowl = (number: number, more: Partial<CountLine> = {}): ToCount => ({
  variantId: `v${number}`,
  title: `Bowl ${number}`,
  variant: '',
  sku: `B-${number}`,
  gtin: '',
  unlimited: false,
  expected: 5,
  lastCountId: '',
  ...more,
});

/** What the server finds, and what it is sent. */
let found: { isExact: boolean; lines: ToCount[] };
let sent: { lines: { variantId: string; counted: number }[] }[];
beforeEach(() => {
  localStorage.clear();
  found = { isExact: true, lines: [] };
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, init?: { method?: string; body?: string }) => {
      if (init?.method !== 'POST') return Response.json(found);
      sent.push(JSON.parse(init.body ?? '{}'));
      return Response.json({ written: 1, left: [] });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(lines: readonly CountLine[] = []) {
  if (lines.length > 0) keepDraft(draft, lines);
  const client = createQueryClient(() => {});
  const { result } = renderHook(() => useCount('main'), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" onError={() => {}}>
        <QueryClientProvider client={client}>
          <SiteContext value={site}>{children}</SiteContext>
        </QueryClientProvider>
      </IntlProvider>
    ),
  });
  return result;
}

it('INVT-01 what was counted is on this device, and comes back when it was thrown away', () => {
  const lines = [{ ...bowl(1), typed: '4' }];
  const count = open(lines);
  expect(count.current.lines).toEqual(lines);
  act(() => count.current.discard());
  expect([count.current.lines, findDraft(draft)]).toEqual([[], undefined]);
  act(() => listToasts().at(-1)!.action!.onPress());
  expect([count.current.lines, findDraft(draft)]).toEqual([lines, lines]);
});

it('INVT-01 each scan counts one, as far as a count has lines', async () => {
  const many = Array.from({ length: staffLimits.countedLines }, (_, at) => ({
    ...bowl(at),
    typed: '1',
  }));
  const count = open(many);
  found = { isExact: true, lines: [bowl(99_999)] };
  await act(async () => {
    expect(await count.current.scan('B-99999')).toEqual({ kind: 'full' });
    expect(await count.current.scan('b-3')).toMatchObject({ kind: 'added', line: { typed: '2' } });
  });
  expect(count.current.lines).toHaveLength(staffLimits.countedLines);
});

it('INVT-01 what the server left is not sent again before it was begun anew', async () => {
  const left = { ...bowl(1), typed: '4', left: 'counted-meanwhile' as const };
  const count = open([left, { ...bowl(2), typed: '7' }, { ...bowl(3), typed: '' }]);
  await act(async () => void (await count.current.save('')));
  expect(sent.map(({ lines }) => lines.map(({ variantId }) => variantId))).toEqual([['v2']]);
  found = { isExact: true, lines: [bowl(1, { expected: 3, lastCountId: 'c' })] };
  await act(async () => count.current.begin('v1'));
  expect(count.current.lines.find(({ variantId }) => variantId === 'v1')).toMatchObject({
    expected: 3,
    typed: '',
  });
});
