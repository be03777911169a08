import type { Args, Formatter, Path, Predicate } from '../plugin.ts';
import { ABSENT_ARGS, BROKEN_ARGS } from '../tree/instruction.ts';
import type { Call } from '../tree/instruction.ts';
import type { Compiler } from './compiler.ts';

/** Steps that a formatter counts for beside a plain instruction. */
const FORMATTER_WEIGHT = 4;

/** Arguments count one step for every 2⁵ characters, references one for every 2³ names. */
const ARGS_WEIGHT_SHIFT = 5;
const PATHS_WEIGHT_SHIFT = 3;

/** What a plug-in is given for arguments that are missing. */
const FAILING_ARGS: Args = Object.freeze({
  raw: '',
  delimiter: '',
  get list(): never {
    throw new TypeError('the arguments are missing');
  },
});

/** A formatter bound to its arguments. */
export interface BoundCall {
  readonly run: Formatter<unknown>['run'];
  readonly prepared: unknown;
}

/**
 * Binds formatters and prepares their arguments, once. Unknown names, which only a tree given
 * in its array form can hold, do nothing.
 */
export function bindCalls(compiler: Compiler, calls: readonly Call[]): BoundCall[] {
  const bound: BoundCall[] = [];
  for (const { name, args } of calls) {
    const formatter = compiler.registry.formatters.get(name);
    if (formatter === undefined) continue;
    compiler.count(FORMATTER_WEIGHT + argsWeight(args));
    bound.push(bindCall(formatter, args));
  }
  return bound;
}

/** Steps that long arguments count for: every run may read them. */
export function argsWeight({ raw }: Args): number {
  return raw.length >> ARGS_WEIGHT_SHIFT;
}

/** Steps that references count for: long ones, and many. */
export function pathsWeight(paths: readonly Path[]): number {
  let length = 0;
  for (const path of paths) length += path.length;
  return length >> PATHS_WEIGHT_SHIFT;
}

function bindCall(formatter: Formatter<unknown>, args: Args): BoundCall {
  const { run } = formatter;
  try {
    return { run, prepared: prepareArgs(formatter, args) };
  } catch (error) {
    return { run: () => rethrow(error), prepared: undefined };
  }
}

/** The arguments as the plug-in wants them. Throws when there are none to read. */
export function prepareArgs(plugin: Formatter<unknown> | Predicate<unknown>, args: Args): unknown {
  if (args === BROKEN_ARGS) throw new TypeError('the arguments cannot be read');
  const given = args === ABSENT_ARGS ? FAILING_ARGS : args;
  return plugin.prepare ? plugin.prepare(given) : given;
}

function rethrow(error: unknown): never {
  throw error;
}

/** True when a formatter looks at the context or at further values of its tag. */
export function needsContext(call: BoundCall): boolean {
  return call.run.length > 2;
}
