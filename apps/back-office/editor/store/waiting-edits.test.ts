// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { clear, createStore, entries, setMany } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTab, keepWaiting, takeLeftEdits, waitingName } from './waiting-edits.ts';

const database = createStore('sitewright-editor', 'waiting');

beforeEach(() => {
  openTabs();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  await clear(database);
});

/** Locks of a browser with these tabs open; what asks for one gets it. */
function openTabs(...tabs: readonly string[]) {
  const held = tabs.map((tab) => ({ name: `sitewright-editor-tab:${tab}` }));
  const request = vi.fn((_name: string, use: () => unknown) => use());
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request } });
  return request;
}

const edits = (key: string) => ({ baseRevision: 3, sent: { key, commands: [] }, pending: [] });
const keep = (identifier: string, id: string, tab: string, key = tab) =>
  keepWaiting(waitingName(identifier, id, tab), edits(key));
/** Hands them over, and says nothing against it. */
const take = (identifier = 'alder', id = 'doc') =>
  takeLeftEdits(identifier, id, async (left) => left);
const copyLocal = () => Object.entries(localStorage) as [string, string][];
const putLocal = (texts: [string, string][]) =>
  texts.forEach(([name, text]) => localStorage.setItem(name, text));
/** Ends when everything that was kept is in the database. */
const untilWritten = async (name: string, holds: string) => {
  await vi.waitFor(async () => {
    const kept = new Map(await entries<string, string>(database));
    expect(kept.get(waitingName('alder', 'doc', name))).toContain(holds);
  });
};

it('takes up what closed tabs left of this document, once, and nothing of a tab that is open', async () => {
  openTabs('open');
  keep('alder', 'doc', 'closed');
  keep('alder', 'doc', 'open');
  keep('alder', 'doc-2', 'closed');
  keep('other', 'doc', 'closed');
  expect(await take()).toEqual([edits('closed')]);
  expect(await take()).toEqual([]);
  expect(localStorage).toHaveLength(3);
});

it('a killed browser, whose local storage is seconds old, has the last key in its database', async () => {
  keep('alder', 'doc', 'killed', 'early');
  const early = copyLocal();
  keep('alder', 'doc', 'killed', 'last');
  await untilWritten('killed', 'last');
  localStorage.clear();
  putLocal(early);
  expect(await take()).toEqual([edits('last')]);
});

it('a tab that closed in the middle of a transaction has the last key in its local storage', async () => {
  keep('alder', 'doc', 'closed', 'early');
  await untilWritten('closed', 'early');
  const early = await entries<string, string>(database);
  keep('alder', 'doc', 'closed', 'last');
  await untilWritten('closed', 'last');
  await clear(database);
  await setMany(early, database);
  expect(await take()).toEqual([edits('last')]);
});

it('what was saved, or taken up, does not come back with an older local storage', async () => {
  const nothing = { baseRevision: 4, sent: null, pending: [] };
  keep('alder', 'doc', 'saved');
  keep('alder', 'doc', 'taken');
  const early = copyLocal();
  keepWaiting(waitingName('alder', 'doc', 'saved'), nothing);
  expect(await take()).toEqual([edits('taken')]);
  putLocal(early);
  expect(await take()).toEqual([]);
});

it('edits stay for the next time when they could not be taken up', async () => {
  keep('alder', 'doc', 'closed');
  const failed = takeLeftEdits('alder', 'doc', async () => {
    throw new Error('The server is away');
  });
  await expect(failed).rejects.toThrow('The server is away');
  expect(await take()).toEqual([edits('closed')]);
});

it('of two tabs that open at once, one takes them', async () => {
  const request = openTabs();
  await take();
  expect(request.mock.calls.map(([name]) => name)).toEqual(['sitewright-left:alder/doc/']);
});

it('what was taken up is forgotten for good a day later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keep('alder', 'doc', 'one');
  await take();
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  keep('alder', 'doc', 'two');
  await take();
  const names = (await entries<string, string>(database)).map(([name]) => name);
  expect(names).toEqual([waitingName('alder', 'doc', 'two')]);
});

it('without a database, as in some private windows, local storage has them', async () => {
  keep('alder', 'doc', 'closed');
  await untilWritten('closed', 'closed');
  await clear(database);
  expect(await take()).toEqual([edits('closed')]);
});

it('leaves out what cannot be read', async () => {
  localStorage.setItem(`sitewright-edits:${waitingName('alder', 'doc', 'two')}`, '{"sent":1}');
  expect(await take()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('a tab says that it is open by the lock that others look for', () => {
  const request = openTabs();
  holdTab('mine', new AbortController().signal);
  expect(request.mock.calls[0]?.[0]).toBe('sitewright-editor-tab:mine');
});
