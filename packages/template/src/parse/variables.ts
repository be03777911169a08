import type { Path } from '../plugin.ts';
import { NO_ARGS, splitArgs } from '../tree/instruction.ts';
import type { Call } from '../tree/instruction.ts';
import type { Parser } from './parser.ts';
import { CHAR, scanReference, scanSeparator, scanWord } from './scan.ts';

/** References and the formatters they go through: the body of `{a, b|html}` and of `.var`. */
export interface FoundVariable {
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

const NO_CALLS: readonly Call[] = Object.freeze([]);

/** Matches the whole range, or gives null. Does not look at the names of formatters. */
export function scanVariable(parser: Parser, start: number, close: number): FoundVariable | null {
  const { source } = parser;
  let end = scanReference(source, start);
  if (end === start) return null;
  const refs = [parser.path(start, end)];
  for (let next = scanSeparator(source, end); next !== end; next = scanSeparator(source, end)) {
    end = scanReference(source, next);
    if (end === next) return null;
    refs.push(parser.path(next, end));
  }
  if (end === close) return { refs, calls: NO_CALLS };
  const calls = scanCalls(source, end, close);
  return calls && { refs, calls };
}

/** `|name args|name`. The character after a name separates its arguments. */
function scanCalls(source: string, start: number, close: number): readonly Call[] | null {
  const calls: Call[] = [];
  let i = start;
  while (i < close) {
    if (source.charCodeAt(i) !== CHAR.PIPE) return null;
    const at = i + 1;
    const end = scanWord(source, at);
    if (end === at) return null;
    i = endOfArgs(source, end, close);
    const name = source.slice(at, end);
    calls.push({ name, args: i === end ? NO_ARGS : argsOf(source, end, i), at });
  }
  return calls;
}

function endOfArgs(source: string, start: number, close: number): number {
  for (let i = start; i < close; i++) if (source.charCodeAt(i) === CHAR.PIPE) return i;
  return close;
}

/** The text from `start`, whose first character is the delimiter. */
export function argsOf(source: string, start: number, end: number) {
  return splitArgs(source.charAt(start), source.slice(start + 1, end));
}
