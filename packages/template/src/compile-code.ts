import { withLimits } from './limits/limits.ts';
import { EMPTY_REGISTRY, Program } from './program.ts';
import type { CompileOptions } from './program.ts';
import { readCode } from './tree/array-form.ts';
import type { Code } from './tree/array-form.ts';

/**
 * Compiles a tree in its array form, `[17,1,[…],18]`. Never throws: what is no tree gives an
 * empty program with an error. It stands apart from `compile`, so that pages need not load it.
 */
export function compileCode(
  code: Code,
  options: Pick<CompileOptions, 'registry' | 'limits'> = {},
): Program {
  const registry = options.registry ?? EMPTY_REGISTRY;
  return new Program({
    source: undefined,
    registry,
    ...readCode(code, withLimits(options.limits)),
  });
}
