import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createQueryClient, followOtherTabs, refreshReads } from './query-client.ts';

const failure = {
  kind: 'refused',
  status: 409,
  message: 'Changed.',
  code: 'edited_meanwhile',
  errors: {},
} as const;
const address = 'GET /api/sites/:identifier/settings';

/** What was said to other tabs, and a way to hear of it. */
const said: unknown[] = [];
const heard = new Set<(event: { data: unknown }) => void>();

class TestChannel {
  postMessage(data: unknown) {
    said.push(data);
  }
  addEventListener(_name: string, listener: (event: { data: unknown }) => void) {
    heard.add(listener);
  }
  removeEventListener(_name: string, listener: (event: { data: unknown }) => void) {
    heard.delete(listener);
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function write(told: readonly boolean[]): Promise<number> {
  const onWriteFailed = vi.fn<() => void>();
  const client = createQueryClient(onWriteFailed);
  for (const isToldByScreen of told) {
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new CallError({ ...failure, conflicts: {} })),
      ...(isToldByScreen && { meta: { isToldByScreen } }),
    });
    await mutation.execute(undefined).catch(() => undefined);
  }
  return onWriteFailed.mock.calls.length;
}

it('a write that failed is told, unless its screen tells of it', async () => {
  expect(await write([false])).toBe(1);
  expect(await write([true])).toBe(0);
});

it('what one tab wrote is read anew in all others', async () => {
  const client = createQueryClient(() => {});
  client.setQueryData([address, {}], 'old');
  const isOld = () => client.getQueryState([address, {}])?.isInvalidated;
  const stop = followOtherTabs(client);
  await refreshReads(
    createQueryClient(() => {}),
    [address],
  );
  expect(said.at(-1)).toEqual([address]);
  expect(isOld()).toBe(false);
  for (const listener of heard) listener({ data: said.at(-1) });
  await vi.waitFor(() => expect(isOld()).toBe(true));
  stop();
  expect(heard.size).toBe(0);
});
