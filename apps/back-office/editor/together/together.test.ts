import type { Command, DocumentHead, OtherPerson } from '@sitewright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorState } from '../store/editor-store.ts';
import type { SavedSince } from '../store/save-edits.ts';
import { Together, type Presence, type Standing } from './together.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ben: OtherPerson = {
  person: 1,
  name: 'Ben',
  isSelf: false,
  chosen: ['b'],
  isWriting: false,
};
const headAt = (revision: number) => ({ id: 'doc', revision }) as DocumentHead;
const edit = (id: string): Command => ({ name: 'lock-block', id, to: true });

/** A tab, and a server that answers what it is told to. */
function open() {
  let state = {
    revision: 3,
    selection: undefined,
    history: { done: [], undone: [] },
  } as unknown as EditorState;
  const server = {
    presence: { head: headAt(3), others: [] } as Presence | undefined,
    parts: [] as (SavedSince | undefined)[],
  };
  const listeners = new Set<() => void>();
  const [said, read, taken]: [Standing[], number[], unknown[]] = [[], [], []];
  const seen = { isSeen: true, left: 0, mayTake: true };
  const change = (changes: Partial<EditorState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const together = new Together({
    store: {
      read: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      takeOthers: (since, { revision, commands }) => {
        if (!seen.mayTake) return false;
        taken.push([since, commands]);
        change({ revision });
        return true;
      },
    },
    ask: async (standing) => {
      said.push(standing);
      return server.presence;
    },
    leave: () => (seen.left += 1),
    readSince: async (revision) => {
      read.push(revision);
      return server.parts.shift();
    },
    isSeen: () => seen.isSeen,
    now: () => Date.now(),
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const choose = (id: string) => change({ selection: { kind: 'block', id } });
  const type = (at: number) =>
    change({ history: { done: [{ commands: [], joinsAs: undefined, at }], undone: [] } } as never);
  return { together, server, said, read, taken, seen, pass, choose, type, listeners };
}

it('alone it asks every five seconds, and with others every two', async () => {
  const { together, server, said, pass } = open();
  together.start();
  await pass(299);
  expect(said).toHaveLength(0);
  await pass(1);
  expect(said).toEqual([{ chosen: [], isWriting: false }]);
  await pass(4_999);
  expect(said).toHaveLength(1);
  server.presence = { head: headAt(3), others: [ben] };
  await pass(1);
  expect(together.read().others).toEqual([ben]);
  await pass(2_000);
  expect(said).toHaveLength(3);
});

it('others hear of a choice, and of writing, in an instant; with nobody there it waits', async () => {
  const { together, server, said, pass, choose, type } = open();
  together.start();
  await pass(300);
  choose('a');
  await pass(1_000);
  expect(said).toHaveLength(1);
  server.presence = { head: headAt(3), others: [ben] };
  await pass(4_000);
  choose('b');
  await pass(300);
  expect(said.at(-1)).toEqual({ chosen: ['b'], isWriting: false });
  type(Date.now());
  await pass(300);
  expect(said.at(-1)).toEqual({ chosen: ['b'], isWriting: true });
  const asked = said.length;
  type(Date.now());
  await pass(1_000);
  expect(said).toHaveLength(asked);
  await pass(5_000);
  expect(said.at(-1)).toEqual({ chosen: ['b'], isWriting: false });
});

it('what others saved is taken in, part by part', async () => {
  const { together, server, read, taken, pass } = open();
  server.presence = { head: headAt(6), others: [ben] };
  server.parts = [
    { revision: 5, commands: [edit('a')] },
    { revision: 6, commands: [edit('b')] },
  ];
  together.start();
  await pass(300);
  expect(read).toEqual([3, 5]);
  expect(taken).toEqual([
    [3, [edit('a')]],
    [5, [edit('b')]],
  ]);
  await pass(10_000);
  expect(read).toEqual([3, 5]);
});

it('while a save is under way its answer brings them, and what cannot be read is read the next time', async () => {
  const { together, server, read, taken, seen, pass } = open();
  server.presence = { head: headAt(4), others: [ben] };
  server.parts = [{ revision: 4, commands: [edit('a')] }, undefined];
  seen.mayTake = false;
  together.start();
  await pass(300);
  expect([read, taken]).toEqual([[3], []]);
  seen.mayTake = true;
  await pass(2_000);
  expect([read, taken]).toEqual([[3, 3], []]);
  server.parts = [{ revision: 4, commands: [edit('a')] }];
  await pass(2_000);
  expect(taken).toEqual([[3, [edit('a')]]]);
});

it('a server that is away is asked at growing distances, and nobody is said to be there', async () => {
  const { together, server, said, pass } = open();
  server.presence = { head: headAt(3), others: [ben] };
  together.start();
  await pass(300);
  server.presence = undefined;
  await pass(2_000);
  expect(together.read().others).toEqual([ben]);
  await pass(4_000);
  expect(together.read().others).toEqual([]);
  await pass(8_000 + 16_000 + 32_000);
  expect(said).toHaveLength(6);
  await pass(59_999);
  expect(said).toHaveLength(6);
  server.presence = { head: headAt(3), others: [ben] };
  await pass(1);
  expect(together.read().others).toEqual([ben]);
  await pass(2_000);
  expect(said).toHaveLength(8);
});

it('a tab that nobody looks at asks nothing, and asks at once when it is looked at again', async () => {
  const { together, seen, said, pass } = open();
  together.start();
  await pass(300);
  seen.isSeen = false;
  together.look();
  await pass(60_000);
  expect(said).toHaveLength(1);
  seen.isSeen = true;
  together.look();
  await pass(0);
  expect(said).toHaveLength(2);
});

it('a choice that another part of the screen makes meanwhile waits until it is looked at, too', async () => {
  const { together, server, seen, said, pass, choose } = open();
  server.presence = { head: headAt(3), others: [ben] };
  together.start();
  await pass(300);
  seen.isSeen = false;
  together.look();
  choose('b');
  await pass(60_000);
  expect(said).toHaveLength(1);
  seen.isSeen = true;
  together.look();
  await pass(0);
  expect(said.at(-1)).toEqual({ chosen: ['b'], isWriting: false });
});

it('who closes the page says so, and nothing goes on', async () => {
  const { together, seen, said, pass, listeners } = open();
  together.start();
  await pass(300);
  together.end();
  await pass(60_000);
  expect([said.length, seen.left, listeners.size]).toEqual([1, 1, 0]);
});

it('an answer that says the same draws nothing again', async () => {
  const { together, server, pass } = open();
  server.presence = { head: headAt(3), others: [ben] };
  const drawn = vi.fn();
  together.subscribe(drawn);
  together.start();
  await pass(10_000);
  expect(drawn).toHaveBeenCalledTimes(1);
});
