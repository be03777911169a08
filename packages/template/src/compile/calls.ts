import type { Args, Formatter, Predicate } from '../plugin.ts';
import type { Call } from '../tree/instruction.ts';
import type { Compiler } from './compiler.ts';

/** Steps that a formatter counts for beside a plain instruction. */
const FORMATTER_WEIGHT = 4;

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
    compiler.count(FORMATTER_WEIGHT);
    bound.push(bindCall(formatter, args));
  }
  return bound;
}

function bindCall(formatter: Formatter<unknown>, args: Args): BoundCall {
  const { run } = formatter;
  try {
    return { run, prepared: prepareArgs(formatter, args) };
  } catch (error) {
    return { run: () => rethrow(error), prepared: undefined };
  }
}

/** The arguments as the plug-in wants them. */
export function prepareArgs(plugin: Formatter<unknown> | Predicate<unknown>, args: Args): unknown {
  return plugin.prepare ? plugin.prepare(args) : args;
}

function rethrow(error: unknown): never {
  throw error;
}

/** True when a formatter looks at the context or at further values of its tag. */
export function needsContext(call: BoundCall): boolean {
  return call.run.length > 2;
}
