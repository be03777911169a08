import { createRegistry } from '@sitewright/formatters';
import { randomExpression } from './expression.ts';
import type { Random } from './random.ts';
import { randomArguments, randomReference, randomText } from './text.ts';

export const registry = createRegistry();
/** Our own: the reference knows no such names. */
const OWN_FORMATTERS: ReadonlySet<string> = new Set(['image-template']);
const FORMATTERS = [...registry.formatters.keys()].filter((name) => !OWN_FORMATTERS.has(name));
const PREDICATES = [...registry.predicates.keys()];

/** Names of partials and macros; nobody defines the last one. */
const PARTIALS = ['p1', 'p2', 'm1', 'm2', 'nope'] as const;

/** Paths of injectables; nobody provides the last one. */
export const INJECTABLES = ['i1', 'dir/i2.json', 'nope'] as const;

const BARE = ['space', 'tab', 'newline', 'meta-left', 'meta-right'] as const;

type Write = (writer: TemplateWriter, depth: number) => string;

/** What may stand in a block and how often it does, beside the others. */
const PARTS: readonly (readonly [number, Write])[] = [
  [7, (w) => randomText(w.random)],
  [7, (w) => `{${w.references()}${w.formatters()}}`],
  [2, (w) => `{.var ${w.local()} ${w.references()}${w.formatters()}}`],
  [1, (w) => `{.ctx ${w.local()} ${w.bindings()}}`],
  [1, (w) => `{.inject ${w.local()} ${w.random.pick(INJECTABLES)}}`],
  [2, (w) => `{.eval ${randomExpression(w.random)}}`],
  [2, (w) => `{.include ${w.random.pick(PARTIALS)}${w.random.pick(['', ' output', ' x'])}}`],
  [2, (w) => `{${randomReference(w.random)}|apply${w.applied()}}`],
  [1, (w) => `{.${w.random.pick(BARE)}}`],
  [1, (w) => w.random.pick(['{# note}', '{## long {x}\n ##}', '{##a#}##}', '{.or}', '{.end}'])],
  [3, (w, depth) => `{.section ${randomReference(w.random)}}${w.rest(depth)}`],
  [3, (w, depth) => w.repeated(depth)],
  [2, (w, depth) => `{.if ${w.condition()}}${w.rest(depth)}`],
  [3, (w, depth) => `{.${w.predicate()}}${w.rest(depth)}`],
  [1, (w, depth) => `{.macro ${w.random.pick(PARTIALS)}}${w.block(depth + 1)}{.end}`],
];
const WEIGHT = PARTS.reduce((sum, [weight]) => sum + weight, 0);
const MAX_DEPTH = 4;

/** A template that is nearly always well formed. */
export function randomTemplate(random: Random): string {
  return new TemplateWriter(random).block(0);
}

class TemplateWriter {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  block(depth: number): string {
    const most = Math.max(1, 6 - depth * 2);
    return this.random.many(depth === 0 ? 1 : 0, most, () => this.#part(depth)).join('');
  }

  #part(depth: number): string {
    if (depth >= MAX_DEPTH) return randomText(this.random);
    let at = this.random.below(WEIGHT);
    const part = PARTS.find(([weight]) => (at -= weight) < 0);
    return part ? part[1](this, depth) : '';
  }

  /** What follows the opening tag: the block, its branches and the end. */
  rest(depth: number): string {
    const branches = this.random.many(0, this.random.pick([0, 0, 1, 2]), () => this.#branch(depth));
    const end = this.random.chance(0.98) ? '{.end}' : '';
    return this.block(depth + 1) + branches.join('') + end;
  }

  #branch(depth: number): string {
    const condition = this.random.chance(0.5) ? '' : ` ${this.predicate()}`;
    return `{.or${condition}}${this.block(depth + 1)}`;
  }

  repeated(depth: number): string {
    const list = this.random.chance(0.6) ? 'items' : randomReference(this.random);
    const between = this.random.chance(0.3) ? `{.alternates with}${this.#between(depth)}` : '';
    return `{.repeated section ${list}}${this.block(depth + 1)}${between}${this.rest(depth)}`;
  }

  /** Seldom more than text, since the reference misplaces blocks there. */
  #between(depth: number): string {
    return this.random.chance(0.9) ? randomText(this.random) : this.block(depth + 1);
  }

  references(): string {
    const separator = this.random.pick([',', ', ', ' , ']);
    return this.random
      .many(1, this.random.pick([1, 1, 1, 2, 3]), () => randomReference(this.random))
      .join(separator);
  }

  formatters(): string {
    return this.random
      .many(0, this.random.pick([0, 1, 1, 2]), () => {
        const name = this.random.chance(0.01) ? 'nope' : this.random.pick(FORMATTERS);
        return `|${name}${randomArguments(this.random)}`;
      })
      .join('');
  }

  applied(): string {
    const args = this.random.many(0, 2, () => this.random.pick('private k=v a=b=c = x'.split(' ')));
    const words = [this.random.pick(PARTIALS), ...args];
    const delimiter = this.random.pick([' ', ' ', ' ', ';']);
    return this.random.chance(0.05) ? '' : delimiter + words.join(delimiter);
  }

  predicate(): string {
    const name = this.random.chance(0.01) ? 'nope?' : this.random.pick(PREDICATES);
    return name + randomArguments(this.random);
  }

  condition(): string {
    const space = this.random.pick([' ', ' ', '']);
    const operator = this.random.pick([`${space}&&${space}`, `${space}||${space}`]);
    const references = this.random.many(1, 3, () => randomReference(this.random)).join(operator);
    return this.random.chance(0.3) ? this.predicate() : references;
  }

  bindings(): string {
    return this.random
      .many(1, 3, () => `${this.random.pick(['a', 'b', 'c-d'])}=${randomReference(this.random)}`)
      .join(' ');
  }

  local(): string {
    return this.random.pick(['@v', '@w', '@c']);
  }
}
