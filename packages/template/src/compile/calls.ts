import type { Args, Formatter, Path, Predicate } from '../plugin.ts';
import { BROKEN_ARGS, givenList } from '../tree/instruction.ts';
import type { Call } from '../tree/instruction.ts';
import type { Compiler } from './compiler.ts';

/** Steps that a formatter counts for beside a plain instruction. */
const FORMATTER_WEIGHT = 4;

/** Arguments count one step for every 2⁵ characters, references one for every 2³ names. */
const ARGS_WEIGHT_SHIFT = 5;
const PATHS_WEIGHT_SHIFT = 3;

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

/** The arguments as the plug-in wants them. Throws when it cannot use them. */
export function prepareArgs(plugin: Formatter<unknown> | Predicate<unknown>, args: Args): unknown {
  if (args === BROKEN_ARGS) throw new TypeError('the arguments cannot be read');
  const given = asGiven(args);
  return plugin.prepare ? plugin.prepare(given) : given;
}

/**
 * A tree in its array form may hold anything for a list of texts. Plug-ins are given that: those
 * that can use it do, all others fail when they try, which is an error of the run.
 */
function asGiven(args: Args): Args {
  const list = givenList(args);
  return list === args.list ? args : { ...args, list: list as readonly string[] };
}

function rethrow(error: unknown): never {
  throw error;
}

/** True when a formatter looks at the context or at further values of its tag. */
export function needsContext(call: BoundCall): boolean {
  return call.run.length > 2;
}
