/**
 * What somebody can take back, on this device: it outlives a reload, a closed tab and a session. Each tab
 * keeps its own; the next one that opens the document takes up those of tabs that are gone.
 */
import { commandSchema, type Command } from '@sitewright/contract';
import { clear, createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { z } from 'zod';
import { emptyHistory, mostEntries, type History, type HistoryEntry } from './history.ts';

/** Whose history, and of what. */
interface HistoryPlace {
  /** The account. */
  readonly person: string;
  readonly site: string;
  readonly document: string;
}

/** As long as drafts are kept. */
const keptMs = 30 * 24 * 3_600_000;
/** Characters of the commands of a tab: the oldest give way. */
const mostLength = 500_000;
/** Of all documents together; the oldest give way. */
const mostTabs = 50;

const commandsSchema = z.array(commandSchema);
const keptSchema = z.object({ at: z.number(), isUndone: z.boolean(), commands: z.string() });

type Kept = z.infer<typeof keptSchema>;
type TabKey = readonly ['tab', person: string, site: string, document: string, tab: string];

let database: UseStore | undefined;
const inDatabase = () => (database ??= createStore('sitewright-history', 'entries'));
/** One after the other: what is read has what was written before. */
let writing: Promise<unknown> = Promise.resolve();

function write(change: (store: IDBObjectStore) => void): void {
  writing = writing
    .then(() =>
      inDatabase()('readwrite', (store) => {
        change(store);
        return promisifyRequest(store.transaction);
      }),
    )
    // No database, as in some private windows: undo ends with the tab.
    .catch(() => {});
}

const tabKey = ({ person, site, document }: HistoryPlace, tab: string): TabKey => [
  'tab',
  person,
  site,
  document,
  tab,
];
const entryKey = ([, ...tab]: TabKey, order: number) => ['entry', ...tab, order];
/** All keys that begin so: a list sorts behind texts and numbers. */
const below = (key: readonly unknown[]) => IDBKeyRange.bound(key, [...key, []]);
const entriesOf = ([, ...tab]: TabKey) => below(['entry', ...tab]);

/** Keeps the history of a tab each time that it changed: what differs from the last time is written. */
export function keepingHistory(
  place: HistoryPlace,
  tab: string,
  now: () => number,
): (history: History) => void {
  const key = tabKey(place, tab);
  let before: ReadonlyMap<number, Kept> = new Map();
  return (history) => {
    const next = toKeep(history);
    const last = before;
    before = next;
    if (last.size === 0 && next.size === 0) return;
    write((store) => {
      if (next.size > 0) store.put(now(), [...key]);
      else store.delete([...key]);
      for (const [order, kept] of next) {
        if (!isSame(last.get(order), kept)) store.put(kept, entryKey(key, order));
      }
      for (const order of last.keys()) if (!next.has(order)) store.delete(entryKey(key, order));
    });
  };
}

const texts = new WeakMap<readonly Command[], string>();

function textOf(commands: readonly Command[]): string {
  const known = texts.get(commands);
  if (known !== undefined) return known;
  const text = JSON.stringify(commands);
  texts.set(commands, text);
  return text;
}

/** What can be done again, then what can be taken back, the newest first, as far as there is room. */
function toKeep({ done, undone }: History): Map<number, Kept> {
  const kept = new Map<number, Kept>();
  let length = 0;
  const all = [
    ...undone.toReversed().map((entry) => ({ entry, isUndone: true })),
    ...done.toReversed().map((entry) => ({ entry, isUndone: false })),
  ];
  for (const { entry, isUndone } of all) {
    const commands = textOf(entry.commands);
    length += commands.length;
    if (length > mostLength) break;
    kept.set(entry.order, { at: entry.at, isUndone, commands });
  }
  return kept;
}

function isSame(one: Kept | undefined, other: Kept): boolean {
  return one?.commands === other.commands && one.isUndone === other.isUndone;
}

/** What tabs left behind that are open no more. */
interface LeftHistory {
  readonly history: History;
  /** Another tab keeps it by now. */
  readonly forget: () => void;
}

/**
 * The history of this document that tabs left behind: what was done in all of them by its time, and of
 * what was taken back that of the last one. Forgets what is too old, or too much.
 */
export async function readLeftHistory(
  place: HistoryPlace,
  openTabs: ReadonlySet<string>,
  now: number,
): Promise<LeftHistory> {
  try {
    await writing;
    await forgetOld(now, openTabs);
    const { person, site, document } = place;
    const all = await readTabs(below(['tab', person, site, document]));
    const tabs = all.filter(([key]) => !openTabs.has(key[4]));
    const left = await Promise.all(tabs.map(([key]) => readEntries(key, now)));
    return { history: joined(left), forget: () => forgetTabs(tabs.map(([key]) => key)) };
  } catch {
    return { history: emptyHistory, forget: () => {} };
  }
}

/** Forgets the histories of everybody on this device: somebody signs out. */
export async function forgetHistories(): Promise<void> {
  try {
    await writing;
    await clear(inDatabase());
  } catch {
    // No database: nothing of theirs stands in it.
  }
}

/** Tabs and when they last kept something, the oldest first. */
async function readTabs(range: IDBKeyRange): Promise<[key: TabKey, at: number][]> {
  const [keys, times] = await inDatabase()('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.getAllKeys(range)) as Promise<unknown[]>,
      promisifyRequest<number[]>(store.getAll(range)),
    ]),
  );
  return keys
    .map((key, index): [TabKey, number] => [key as TabKey, Number(times[index])])
    .toSorted(([, one], [, other]) => one - other);
}

async function readEntries(key: TabKey, now: number): Promise<History> {
  const range = entriesOf(key);
  const values = await inDatabase()('readonly', (store) =>
    promisifyRequest<unknown[]>(store.getAll(range)),
  );
  const entries = values.flatMap((value): { entry: HistoryEntry; isUndone: boolean }[] => {
    const { data } = keptSchema.safeParse(value);
    const commands = data && commandsSchema.safeParse(parse(data.commands)).data;
    if (!data || !commands || now - data.at >= keptMs) return [];
    // The order of keys is the order of entries.
    const entry = { commands, at: data.at, joinsAs: undefined, order: 0 };
    return [{ entry, isUndone: data.isUndone }];
  });
  const of = (isUndone: boolean) =>
    entries.filter((one) => one.isUndone === isUndone).map(({ entry }) => entry);
  return { done: of(false), undone: of(true).toReversed() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of several tabs, the oldest first. */
function joined(left: readonly History[]): History {
  const done = left
    .flatMap((history) => history.done)
    .toSorted((one, other) => one.at - other.at)
    .slice(-mostEntries)
    .map((entry, order) => ({ ...entry, order }));
  const undone = (left.at(-1)?.undone ?? []).map((entry, index, all) => ({
    ...entry,
    order: done.length + all.length - 1 - index,
  }));
  return { done, undone };
}

async function forgetOld(now: number, openTabs: ReadonlySet<string>): Promise<void> {
  const tabs = await readTabs(below(['tab']));
  const old = tabs.filter(([, at], index) => now - at >= keptMs || index < tabs.length - mostTabs);
  const gone = old.flatMap(([key]) => (openTabs.has(key[4]) ? [] : [key]));
  if (gone.length > 0) forgetTabs(gone);
  await writing;
}

function forgetTabs(keys: readonly TabKey[]): void {
  write((store) => {
    for (const key of keys) {
      store.delete([...key]);
      store.delete(entriesOf(key));
    }
  });
}
