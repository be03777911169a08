// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const client = createQueryClient(() => {});

function Office({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

const settings = 'GET /api/sites/:identifier/settings';
const params = { identifier: 'alder' };

/** A screen that reads settings and writes them; the reads after the first are not answered. */
async function openScreen(answerWrite: () => Response) {
  const told: string[] = [];
  let reads = 0;
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return answerWrite();
    reads += 1;
    return reads === 1 ? Response.json({ settings: [] }) : new Promise(() => {});
  });
  const hook = renderHook(
    () => {
      const read = useRead(settings, { params });
      const write = useWrite('POST /api/sites/:identifier/settings/edits', {
        refreshes: [settings],
        onDone: () => told.push('done'),
        onFailed: () => told.push('failed'),
      });
      return { read, write };
    },
    { wrapper: Office },
  );
  await waitFor(() => expect(hook.result.current.read.state).toBe('success'));
  const send = () => act(() => hook.result.current.write.send({ params, body: { changes: {} } }));
  return { told, send, reads: () => reads };
}

it('is done when the server says so, not when the screen has read anew', async () => {
  const screen = await openScreen(() => Response.json({ changes: [] }));
  expect(await screen.send()).toBeUndefined();
  expect(screen.told).toEqual(['done']);
  await waitFor(() => expect(screen.reads()).toBe(2));
});

it('says why it failed, and reads nothing anew', async () => {
  const refusal = { message: 'Changed.', code: 'edited_meanwhile' };
  const screen = await openScreen(() => Response.json(refusal, { status: 409 }));
  expect(await screen.send()).toMatchObject({ status: 409, code: 'edited_meanwhile' });
  expect(screen.told).toEqual(['failed']);
  expect(screen.reads()).toBe(1);
});
