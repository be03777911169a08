// @vitest-environment happy-dom
import type { Command } from '@sitewright/contract';
import 'fake-indexeddb/auto';
import { clear, createStore, keys } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { emptyHistory, remember, type History } from './history.ts';
import { forgetHistories, keepingHistory, readLeftHistory } from './kept-history.ts';

const database = createStore('sitewright-history', 'entries');
afterEach(() => clear(database));

const day = 24 * 3_600_000;
const start = 1_800_000_000_000;
const ada = { person: 'ada', site: 'alder', document: 'doc' };

const edit = (to: string): Command => ({ name: 'set-block-data', id: 'b', path: ['text'], to });
const textsOf = ({ done, undone }: History) =>
  [done, undone].map((entries) =>
    entries.map(({ commands: [command] }) => (command as { to: unknown }).to),
  );

/** A history of these texts, each its own gesture a second after the one before. */
function historyOf(texts: readonly string[], { at = start, undone = 0 } = {}): History {
  const all = texts.reduce(
    (history, text, index) =>
      remember(history, [edit(text)], { joinsAs: undefined, at: at + index * 1_000 }),
    emptyHistory,
  );
  const border = texts.length - undone;
  return { done: all.done.slice(0, border), undone: all.done.slice(border).toReversed() };
}

const keep = (tab: string, history: History, place = ada, at = start) =>
  keepingHistory(place, tab, () => at)(history);
const read = async (place = ada, open: string[] = [], now = start) =>
  textsOf((await readLeftHistory(place, new Set(open), now)).history);

it('what was done and taken back in a tab that is gone can be taken back and done again', async () => {
  keep('one', historyOf(['a', 'b', 'c', 'd'], { undone: 2 }));
  expect(await read()).toEqual([
    ['a', 'b'],
    ['d', 'c'],
  ]);
  const { history } = await readLeftHistory(ada, new Set(), start);
  const orders = [...history.done, ...history.undone.toReversed()].map(({ order }) => order);
  expect(orders).toEqual([0, 1, 2, 3]);
});

it('each change writes what differs: typing that goes on, undo, and what is done after it', async () => {
  const keeping = keepingHistory(ada, 'one', () => start);
  let history = remember(emptyHistory, [edit('a')], { joinsAs: undefined, at: start });
  keeping(history);
  history = remember(history, [edit('b')], { joinsAs: 'text', at: start });
  keeping(history);
  history = remember(history, [edit('be')], { joinsAs: 'text', at: start + 1 });
  keeping(history);
  expect(await read()).toEqual([['a', 'b'], []]);
  expect((await readLeftHistory(ada, new Set(), start)).history.done[1]?.commands).toHaveLength(2);
  keeping({ done: history.done.slice(0, 1), undone: history.done.slice(1) });
  expect(await read()).toEqual([['a'], ['b']]);
  keeping(
    remember({ done: history.done.slice(0, 1), undone: [] }, [edit('c')], {
      joinsAs: undefined,
      at: start + 2,
    }),
  );
  expect(await read()).toEqual([['a', 'c'], []]);
  keeping(emptyHistory);
  await read();
  expect(await keys(database)).toEqual([]);
});

it('it is of one person, one site and one document, and of no tab that is open', async () => {
  keep('one', historyOf(['mine']));
  for (const other of [{ person: 'ben' }, { site: 'birch' }, { document: 'doc-2' }]) {
    keep('one', historyOf(['theirs']), { ...ada, ...other });
  }
  expect(await read()).toEqual([['mine'], []]);
  expect(await read(ada, ['one'])).toEqual([[], []]);
});

it('of several tabs that are gone all is in its order, and of what was taken back that of the last', async () => {
  keep('one', historyOf(['a', 'c', 'lost'], { undone: 1 }));
  keep('two', historyOf(['b', 'd', 'again'], { at: start + 500, undone: 1 }), ada, start + 1);
  expect(await read()).toEqual([['a', 'b', 'c', 'd'], ['again']]);
});

it('what another tab took up is forgotten, and what it could not take up stays', async () => {
  keep('one', historyOf(['a']));
  const left = await readLeftHistory(ada, new Set(), start);
  expect(await read()).toEqual([['a'], []]);
  keep('two', left.history);
  left.forget();
  expect(await read()).toEqual([['a'], []]);
  expect(await read(ada, ['two'])).toEqual([[], []]);
});

it('nothing is kept for longer than thirty days', async () => {
  keep('one', historyOf(['old']));
  keep('two', historyOf(['older', 'new'], { at: start + day }), ada, start + 2 * day);
  expect(await read(ada, [], start + 30 * day)).toEqual([['older', 'new'], []]);
  expect(await read(ada, [], start + 31 * day)).toEqual([['new'], []]);
  expect(await read(ada, [], start + 32 * day)).toEqual([[], []]);
  expect(await keys(database)).toEqual([]);
});

it('of a long history the newest steps are kept, and of many documents the last fifty', async () => {
  keep('one', historyOf(['a', 'b', 'c'].map((letter) => letter.repeat(200_000))));
  const [done] = await read();
  expect(done?.map((text) => String(text)[0])).toEqual(['b', 'c']);
  for (let index = 0; index < 55; index += 1) {
    keep('one', historyOf(['x']), { ...ada, document: `many-${index}` }, start + index + 1);
  }
  await read();
  const documents = (await keys<IDBValidKey[]>(database)).filter(([kind]) => kind === 'tab');
  expect(documents).toHaveLength(50);
  expect(await read({ ...ada, document: 'many-54' })).toEqual([['x'], []]);
  expect(await read({ ...ada, document: 'many-4' })).toEqual([[], []]);
});

it('who signs out leaves nothing, and what cannot be read is left out', async () => {
  await database('readwrite', (store) => {
    store.put(start, ['tab', 'ada', 'alder', 'doc', 'one']);
    store.put({ at: start, isUndone: false, commands: '{' }, [
      'entry',
      'ada',
      'alder',
      'doc',
      'one',
      0,
    ]);
    store.put('?', ['entry', 'ada', 'alder', 'doc', 'one', 1]);
  });
  expect(await read()).toEqual([[], []]);
  keep('two', historyOf(['a']));
  await forgetHistories();
  expect(await keys(database)).toEqual([]);
});
