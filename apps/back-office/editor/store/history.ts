/** What can be taken back, and what was. One gesture is one entry. */
import { invertCommands, squash } from '@sitewright/blocks';
import type { Command } from '@sitewright/contract';

/** One gesture. */
export interface HistoryEntry {
  readonly commands: readonly Command[];
  /** Gestures of one name that follow each other soon are one: typing into one field. */
  readonly joinsAs: string | undefined;
  readonly at: number;
  /** Counts the gestures: what was done later has a higher one. */
  readonly order: number;
}

/** The gestures of this tab, and of tabs of the same person that are gone. Other people's edits are not in it. */
export interface History {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
}

export const emptyHistory: History = { done: [], undone: [] };

/** Gestures of one name join within this time, in ms. */
const joinMs = 1_500;
/** More are forgotten, the oldest first. */
export const mostEntries = 500;

/** The history with a gesture more; what was taken back before cannot be done again. */
export function remember(
  { done }: History,
  commands: readonly Command[],
  { joinsAs, at }: { joinsAs: string | undefined; at: number },
): History {
  const last = done.at(-1);
  const isOne =
    last !== undefined &&
    joinsAs !== undefined &&
    last.joinsAs === joinsAs &&
    at - last.at < joinMs;
  const joined = isOne ? squash([...last.commands, ...commands]) : commands;
  const before = isOne ? done.slice(0, -1) : done;
  const order = (last?.order ?? -1) + (isOne ? 0 : 1);
  const entry = { commands: joined, joinsAs, at, order };
  const kept = joined.length === 0 ? before : [...before, entry];
  return { done: kept.slice(-mostEntries), undone: [] };
}

/** What takes the last gesture back; undefined when there is none. */
export function nextUndo({ done }: History): Command[] | undefined {
  const last = done.at(-1);
  return last && invertCommands(last.commands);
}

/** What does the last one again that was taken back. */
export function nextRedo({ undone }: History): readonly Command[] | undefined {
  return undone.at(-1)?.commands;
}

/** The history after the last gesture was taken back. */
export function afterUndo({ done, undone }: History): History {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

/** The history without the last gesture: it fits no more. */
export function withoutLast({ done, undone }: History): History {
  return { done: done.slice(0, -1), undone };
}

/** The history without what was taken back last: it fits no more. */
export function withoutNext({ done, undone }: History): History {
  return { done, undone: undone.slice(0, -1) };
}

/** The history after it was done again. */
export function afterRedo({ done, undone }: History): History {
  const last = undone.at(-1);
  return last
    ? { done: [...done, { ...last, joinsAs: undefined }], undone: undone.slice(0, -1) }
    : { done, undone };
}
