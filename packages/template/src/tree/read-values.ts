import type { Args, Path } from '../plugin.ts';
import { BROKEN_ARGS, NO_ARGS } from './instruction.ts';
import type { Call, OddArgs } from './instruction.ts';

/**
 * Reads the parts of an instruction from its array form. A host may give anything, and the
 * language takes it as JavaScript would: a text is a list of its characters, a number has no
 * elements, null has none to ask for. Only the last is a fault.
 */

/** Says why an instruction fails when it runs. Stays within this folder. */
export class Fault extends Error {}

const NOTHING: readonly unknown[] = Object.freeze([]);

/** The elements of a list. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || value === undefined) throw new Fault('a list is missing');
  return typeof value === 'string'
    ? Array.from({ length: value.length }, (_, i) => value[i])
    : NOTHING;
}

/** Any value as text: null is `null`, a list has commas. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return String(value);
  } catch {
    throw new Fault('what should be a text cannot be made one');
  }
}

/** The name of a variable; what is no text names none. */
export function readVariableName(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A path; an empty one leads nowhere. */
export function readPath(path: unknown): Path {
  const list = readList(path);
  const names = list.map((name) => (typeof name === 'number' ? name : readText(name)));
  return isVariable(names[0]) && !isVariable(list[0]) ? [] : names;
}

/** Only a text names a variable; what merely reads like one is a name that no data has. */
function isVariable(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('@');
}

/** The references of a tag, at least one. */
export function readPaths(paths: unknown): Path[] {
  const list = readList(paths);
  if (list.length === 0) throw new Fault('a reference is missing');
  return list.map(readPath);
}

/** The formatters of a tag. */
export function readCalls(calls: unknown): Call[] {
  if (!calls) return [];
  return readList(calls).map((call) => {
    const [name, ...rest] = readList(call);
    return { name: readText(name), args: isAlone(call) ? NO_ARGS : readArgs(rest[0]), at: -1 };
  });
}

function isAlone(call: unknown): boolean {
  return (Array.isArray(call) || typeof call === 'string') && call.length === 1;
}

/** The arguments of a call that has some, `[list, delimiter]`. */
export function readArgs(args: unknown): Args | OddArgs {
  if (args === null || args === undefined) return BROKEN_ARGS;
  const [words, delimiter] = readList(args);
  if (words === null || words === undefined) return { ...NO_ARGS, given: words };
  const given = Array.isArray(words) ? words.map(withoutObject) : withoutObject(words);
  const list = readList(given).map((word) => readText(word ?? ''));
  const separator = typeof delimiter === 'string' && delimiter !== '' ? delimiter : ' ';
  const texts = { raw: list.join(separator), delimiter: separator, list };
  return isListOfTexts(given) ? texts : { ...texts, given };
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Objects are of no use to a plug-in, and must not pretend to be a list or a text. */
function withoutObject(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;
}
