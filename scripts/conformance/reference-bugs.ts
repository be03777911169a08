import { compileCode, OP, Program, toCode } from '@sitewright/template';
import type { Code, Formatter, Registry } from '@sitewright/template';
import { registryFor } from './plugins.ts';
import type { Setup } from './setup.ts';

/**
 * Bugs of the reference that can be put back around our engine. A case that passes with them
 * depends on one of them and on nothing else.
 */
export const WITH_BUGS: Setup = {
  registryFor: (test) => withBugs(registryFor(test)),
  adapt: misplaceBlocks,
};

/** The names that every object inherits and that a template can spell. */
export const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => !name.startsWith('_'),
);

/** A formatter by an inherited name does nothing. */
const idle: readonly Formatter[] = INHERITED.map((name) => ({ name, run: (value) => value }));

/** Where a space opens a quotation, this one knows a backslash and the letter s. */
function openQuotesAfterS(text: string): string {
  return text.replace(/(^|[-—\\s(["])'/gm, '$1‘').replaceAll("'", '’');
}

function withBugs(registry: Registry): Registry {
  const formatters = new Map(registry.formatters);
  for (const formatter of idle) formatters.set(formatter.name, formatter);
  const smartypants = formatters.get('smartypants');
  if (smartypants) {
    const run: Formatter<unknown>['run'] = (value, ...rest) =>
      smartypants.run(typeof value === 'string' ? openQuotesAfterS(value) : value, ...rest);
    formatters.set('smartypants', { ...smartypants, run });
  }
  return { ...registry, formatters };
}

const BLOCKS: ReadonlySet<unknown> = new Set([
  OP.SECTION,
  OP.REPEATED,
  OP.PREDICATE,
  OP.IF,
  OP.MACRO,
  OP.STRUCT,
]);

/** Moves the first block between elements, and all that follows it, to the main body. */
function misplaceBlocks({ source, registry, errors, root }: Program): Program {
  const moved = compileCode(misplaced(toCode(root)) as Code, { registry });
  return new Program({ source, registry, errors, root: moved.root });
}

function misplaced(code: unknown): unknown {
  if (!Array.isArray(code)) return code;
  const fields: unknown[] = code.map(misplaced);
  const [op, ref, block, alternate, between] = fields;
  if (op !== OP.REPEATED || !Array.isArray(block) || !Array.isArray(between)) return fields;
  const at = between.findIndex((inner) => Array.isArray(inner) && BLOCKS.has(inner[0]));
  if (at === -1) return fields;
  return [op, ref, [...block, ...between.slice(at)], alternate, between.slice(0, at)];
}
