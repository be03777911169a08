import { compile, OP, toCode } from '@sitewright/template';
import type { Code } from '@sitewright/template';
import type { Random } from './random.ts';
import { randomTemplate, registry } from './template.ts';

/** Where the block lies in the array of an instruction that has one. */
const BLOCK_AT: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [OP.SECTION, 2],
  [OP.REPEATED, 2],
  [OP.PREDICATE, 3],
  [OP.OR_PREDICATE, 3],
  [OP.IF, 3],
  [OP.MACRO, 2],
]);

/** A tree in its array form, with the marks that only a host puts there. */
export function randomCode(random: Random): Code {
  const { root } = compile(randomTemplate(random), { registry, cache: false });
  const [op, version, block, end] = toCode(root);
  return [op, version, marked(random, block as readonly unknown[]), end];
}

/** The block with structs around some of its instructions and atoms beside others. */
function marked(random: Random, block: readonly unknown[]): unknown[] {
  return block.flatMap((code) => {
    const inner = markedInside(random, code);
    if (random.chance(0.1)) return [[OP.STRUCT, { opaque: random.below(9) }, [inner]]];
    return random.chance(0.1) ? [[OP.ATOM, { meta: random.below(9) }], inner] : [inner];
  });
}

function markedInside(random: Random, code: unknown): unknown {
  if (!Array.isArray(code)) return code;
  const at = BLOCK_AT.get(code[0]);
  return at === undefined ? code : code.with(at, marked(random, code[at] as readonly unknown[]));
}
