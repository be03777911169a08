// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { usePages, useRead } from './use-read.ts';
import { showing } from './shown-at-once.ts';
import { useWrite } from './use-write.ts';
import { openWaitingWrites } from './waiting-writes.ts';

const client = createQueryClient(() => {});

function Office({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

afterEach(() => {
  onlineManager.setOnline(true);
  localStorage.clear();
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

const reviews = 'GET /api/sites/:identifier/reviews';
const moderate = 'POST /api/sites/:identifier/reviews/moderate';
const review = (id: string) => ({ id, state: 'waiting' });

/** A list of reviews, read as a whole and page by page, and the act that shows some of them. */
async function openReviews(answerWrite: () => Promise<Response>) {
  const failed: string[] = [];
  let listed = ['a', 'b', 'c'];
  let isResting = false;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path.includes('/staff/session')) return Response.json({ account: { id: 'ann' } });
    if (method === 'GET' && isResting) return new Promise(() => {});
    if (method === 'GET') return Response.json({ reviews: listed.map(review) });
    return answerWrite();
  });
  const hook = renderHook(
    () => {
      const read = useRead(reviews, { params, query: {} });
      const pages = usePages(reviews, { params, query: { state: 'waiting' } });
      const write = useWrite(moderate, {
        refreshes: [reviews],
        shows: ({ body: { ids } }) => [
          showing(reviews, (answer) => ({
            ...answer,
            reviews: answer.reviews.filter(({ id }) => !ids.includes(id)),
          })),
        ],
        onFailed: ({ message }) => failed.push(message),
      });
      return { read, pages, write };
    },
    { wrapper: Office },
  );
  const shown = () => {
    const { read, pages } = hook.result.current;
    const one = read.state === 'success' ? read.answer.reviews.map(({ id }) => id) : [];
    const paged =
      pages.state === 'success'
        ? pages.answer.flatMap((page) => page.reviews.map(({ id }) => id))
        : [];
    return { one, paged };
  };
  await waitFor(() => expect(shown()).toEqual({ one: listed, paged: listed }));
  return {
    shown,
    failed,
    isRunning: () => hook.result.current.write.isRunning,
    run: (ids: string[]) =>
      act(() => hook.result.current.write.run({ params, body: { ids, state: 'published' } })),
    /** No read is answered from now on. */
    rest: () => {
      isResting = true;
    },
    leave: (left: string[]) => {
      listed = left;
    },
  };
}

it('what is known to come of it is shown at once, in lists and in their pages', async () => {
  let answer: (response: Response) => void = () => {};
  const screen = await openReviews(() => new Promise((resolve) => (answer = resolve)));
  screen.run(['b']);
  await waitFor(() => expect(screen.shown()).toEqual({ one: ['a', 'c'], paged: ['a', 'c'] }));
  screen.leave(['a', 'c']);
  act(() => answer(Response.json({ changed: 1, activityIds: [] })));
  await waitFor(() => expect(screen.shown()).toEqual({ one: ['a', 'c'], paged: ['a', 'c'] }));
  expect(screen.failed).toEqual([]);
});

it('a refusal takes it back, and says why', async () => {
  const screen = await openReviews(async () =>
    Response.json({ message: 'Not yours.', code: 'not_allowed' }, { status: 403 }),
  );
  // It is taken back whether the list can be asked for anew or not.
  screen.rest();
  screen.run(['b']);
  await waitFor(() => expect(screen.failed).toEqual(['Not yours.']));
  const all = ['a', 'b', 'c'];
  await waitFor(() => expect(screen.shown()).toEqual({ one: all, paged: all }));
});

it('without a connection it waits on the device, shown already, and is sent once', async () => {
  const waiting = openWaitingWrites('ann')!;
  let sent = 0;
  const screen = await openReviews(async () => {
    sent += 1;
    return Response.json({ changed: 1, activityIds: [] });
  });
  act(() => onlineManager.setOnline(false));
  screen.run(['a']);
  screen.run(['b']);
  await waitFor(() => expect(screen.shown().one).toEqual(['c']));
  expect([waiting.list().length, sent]).toEqual([2, 0]);
  screen.leave(['c']);
  act(() => onlineManager.setOnline(true));
  await act(() => waiting.drain(() => {}));
  await waitFor(() => expect(screen.shown().one).toEqual(['c']));
  expect([waiting.list().length, sent]).toEqual([0, 2]);
  openWaitingWrites(undefined);
});

it('what waited on the device and is refused then is told once: where it stays', async () => {
  const waiting = openWaitingWrites('ann')!;
  const screen = await openReviews(async () =>
    Response.json({ message: 'Not yours.', code: 'not_allowed' }, { status: 403 }),
  );
  act(() => onlineManager.setOnline(false));
  screen.run(['a']);
  await waitFor(() => expect(waiting.list()).toHaveLength(1));
  act(() => onlineManager.setOnline(true));
  const told: unknown[] = [];
  await act(() => waiting.drain((ended) => told.push(ended)));
  const all = ['a', 'b', 'c'];
  await waitFor(() => expect(screen.shown().one).toEqual(all));
  expect(told).toHaveLength(1);
  expect(waiting.list()).toMatchObject([{ refusal: 'Not yours.' }]);
  expect(screen.failed).toEqual([]);
  openWaitingWrites(undefined);
});

it('what waits on the device keeps nobody from going on', async () => {
  const waiting = openWaitingWrites('ann')!;
  const screen = await openReviews(async () => Response.json({ changed: 1, activityIds: [] }));
  act(() => onlineManager.setOnline(false));
  screen.run(['a']);
  await waitFor(() => expect(waiting.list()).toHaveLength(1));
  expect(screen.isRunning()).toBe(false);
  openWaitingWrites(undefined);
});

it('what adds is sent again under the same key until it was answered, and once more under another', async () => {
  const keys: (string | null)[] = [];
  let isCut = true;
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (isCut) throw new TypeError('Failed to fetch');
    return Response.json({ levels: [] });
  });
  const address = 'POST /api/sites/:identifier/inventory/adjustments';
  const hook = renderHook(() => useWrite(address, { onFailed: () => {} }), { wrapper: Office });
  const move = (by: number) =>
    act(() =>
      hook.result.current.runAndWait({
        params,
        headers: {},
        body: { adjustments: [{ variantId: 'v', by }], reason: 'counted' },
      }),
    );
  await move(2);
  isCut = false;
  await move(2);
  await move(2);
  await move(3);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('what a server broke at may have been done: it is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  let status = 500;
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json({ message: '', code: 'no', levels: [] }, { status });
  });
  const address = 'POST /api/sites/:identifier/inventory/adjustments';
  const hook = renderHook(() => useWrite(address, { onFailed: () => {} }), { wrapper: Office });
  const move = () =>
    act(() =>
      hook.result.current.runAndWait({
        params,
        headers: {},
        body: { adjustments: [{ variantId: 'w', by: 1 }], reason: 'counted' },
      }),
    );
  await move();
  status = 409;
  await move();
  // A refusal is an answer: nothing was done, and the same once more is another request.
  await move();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('INVT-01 units that move between locations, and notes, have a key too', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json({});
  });
  const options = { wrapper: Office };
  const move = renderHook(
    () => useWrite('POST /api/sites/:identifier/inventory/transfers'),
    options,
  ).result;
  const note = renderHook(
    () => useWrite('POST /api/sites/:identifier/orders/:number/notes'),
    options,
  ).result;
  const transfers = [{ variantId: 'v', from: 'a', to: 'b', units: 1 }];
  await act(() => move.current.runAndWait({ params, headers: {}, body: { transfers } }));
  const ofOrder = { ...params, number: 1001 };
  await act(() =>
    note.current.runAndWait({ params: ofOrder, headers: {}, body: { text: 'Ring twice' } }),
  );
  expect(keys).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
});
