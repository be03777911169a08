/**
 * Edits that the server has not got yet, on this device: a killed browser loses none of them.
 *
 * They are kept twice. The database of the browser has them on the disk within milliseconds, but a
 * tab that closes may end its last transaction; local storage takes them at once, but browsers write
 * it to the disk seconds later. Of the two the later one counts.
 */
import { commandSchema, type Command } from '@sitewright/contract';
import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { z } from 'zod';

const prefix = 'sitewright-edits:';

const waitingSchema = z.object({
  /** Counts what a tab kept: the higher of two is the later one. */
  step: z.int(),
  /** The revision that they were made on. */
  baseRevision: z.int(),
  /** A batch that was sent, and may have arrived. */
  sent: z.object({ key: z.string(), commands: z.array(commandSchema) }).nullable(),
  pending: z.array(commandSchema),
});

/** What stands in place of edits that were taken up: an older text of local storage may come back. */
const takenSchema = z.object({ takenAt: z.number() });
/** How long it stands there, in ms. */
const takenMs = 24 * 3_600_000;

/** Edits of one tab that wait. */
export interface WaitingEdits {
  readonly baseRevision: number;
  readonly sent: { readonly key: string; readonly commands: readonly Command[] } | null;
  readonly pending: readonly Command[];
}

/** Where the edits of a tab wait: `alder/doc-1/tab-1`. */
export function waitingName(identifier: string, documentId: string, tab: string): string {
  return `${identifier}/${documentId}/${tab}`;
}

let step = 0;

/** Keeps what waits of a tab, in place of what it kept before. */
export function keepWaiting(name: string, edits: WaitingEdits): void {
  step += 1;
  const text = JSON.stringify({ step, ...edits });
  keepInDatabase(name, text);
  try {
    if (edits.sent === null && edits.pending.length === 0) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    // A full store: the database has more room.
  }
}

let database: UseStore | undefined;
const inDatabase = () => (database ??= createStore('sitewright-editor', 'waiting'));
/** Not written yet: only the last text of a name counts. */
const unwritten = new Map<string, string>();
let writing: Promise<void> = Promise.resolve();

function keepInDatabase(name: string, text: string): void {
  const isPlanned = unwritten.size > 0;
  unwritten.set(name, text);
  if (!isPlanned) writing = writing.then(writeDown);
}

async function writeDown(): Promise<void> {
  const texts = [...unwritten];
  unwritten.clear();
  try {
    await setMany(texts, inDatabase());
  } catch {
    // No database, as in some private windows: local storage has them.
  }
}

/**
 * Hands over edits of this document that tabs left behind which are open no more. They are forgotten
 * when `use` has ended, and kept for the next time when it throws; no other tab takes them meanwhile.
 */
export async function takeLeftEdits<T>(
  identifier: string,
  documentId: string,
  use: (edits: readonly WaitingEdits[]) => Promise<T>,
): Promise<T> {
  const start = `${identifier}/${documentId}/`;
  const take = async () => {
    const kept = await readDatabase();
    const left = await listLeft(start, [...kept, ...readLocal()]);
    const result = await use(left.flatMap(({ edits }) => edits ?? []));
    await writing;
    await forget(
      left.map(({ name }) => name),
      kept,
    );
    return result;
  };
  return navigator.locks ? navigator.locks.request(`sitewright-left:${start}`, take) : take();
}

interface Left {
  readonly name: string;
  readonly edits: WaitingEdits | undefined;
}

/** Texts by their names. */
type KeptTexts = readonly [name: string, text: string][];

async function listLeft(start: string, all: KeptTexts): Promise<Left[]> {
  const open = await openTabs();
  const texts = all.filter(
    ([name]) => name.startsWith(start) && !open.has(name.slice(start.length)),
  );
  const byName = Map.groupBy(texts, ([name]) => name);
  return [...byName]
    .map(([name, found]) => ({ name, values: found.map(([, text]) => parse(text)) }))
    .filter(({ values }) => !values.every(isTaken))
    .map(({ name, values }) => ({ name, edits: lastOf(values) }))
    .toSorted((one, other) => (one.edits?.baseRevision ?? 0) - (other.edits?.baseRevision ?? 0));
}

/** The later of what both keep of a tab; undefined: they were taken up, or cannot be read. */
function lastOf(values: readonly unknown[]): WaitingEdits | undefined {
  if (values.some(isTaken)) return undefined;
  const read = values.flatMap((value) => waitingSchema.safeParse(value).data ?? []);
  const [last] = read.toSorted((one, other) => other.step - one.step);
  if (!last || (last.sent === null && last.pending.length === 0)) return undefined;
  const { baseRevision, sent, pending } = last;
  return { baseRevision, sent, pending };
}

function isTaken(value: unknown): boolean {
  return takenSchema.safeParse(value).success;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLocal(): KeptTexts {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return names.map((name) => [name.slice(prefix.length), localStorage.getItem(name) ?? '']);
}

async function readDatabase(): Promise<KeptTexts> {
  try {
    return await entries<string, string>(inDatabase());
  } catch {
    return [];
  }
}

/** Forgets these, and of what is kept all that was taken up long ago. */
async function forget(names: readonly string[], kept: KeptTexts): Promise<void> {
  for (const name of names) localStorage.removeItem(prefix + name);
  const takenAt = Date.now();
  try {
    const old = kept.flatMap(([name, text]) => {
      const taken = takenSchema.safeParse(parse(text)).data;
      return taken && taken.takenAt < takenAt - takenMs ? [name] : [];
    });
    const text = JSON.stringify({ takenAt });
    await setMany(
      names.map((name) => [name, text]),
      inDatabase(),
    );
    await delMany(old, inDatabase());
  } catch {
    // No database: nothing of theirs stands in it.
  }
}

const lockPrefix = 'sitewright-editor-tab:';

/** Says that a tab is open until the signal ends, or the browser does. */
export function holdTab(tab: string, signal: AbortSignal): void {
  const untilThen = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  void navigator.locks?.request(lockPrefix + tab, () => untilThen);
}

/** The tabs of this browser that have a document open. */
export async function openTabs(): Promise<Set<string>> {
  const state = await navigator.locks?.query();
  const names = (state?.held ?? []).flatMap(({ name }) => name ?? []);
  return new Set(
    names.flatMap((name) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  );
}
