import type { Case, CaseOptions } from '../case.ts';
import { randomCode } from './code.ts';
import { randomData, randomValue } from './data.ts';
import { randomExpression } from './expression.ts';
import { mutate } from './mutate.ts';
import { answerOf } from './peer.ts';
import { Random } from './random.ts';
import { INJECTABLES, randomTemplate } from './template.ts';
import { randomNoise } from './text.ts';

/** How a template comes about: the classes of a random case, some more than once. */
const CLASSES = [
  'valid',
  'valid',
  'valid',
  'mutated',
  'mutated',
  'expr',
  'code',
  'noise',
  'parse',
  'references',
  'pretty',
] as const;

type Class = (typeof CLASSES)[number];

const LOCALES = ['en', 'en', 'de', 'fr', null] as const;

/** Case `index` of a seed; the first that the public TypeScript engine answers without a crash. */
export async function randomCase(seed: number, index: number): Promise<Case> {
  const random = new Random(Math.imul(seed, 1_000_003) + index);
  for (;;) {
    const test = questionOf(random, `random/${seed}/${index}`);
    const expect = await answerOf(test).catch(() => undefined);
    if (expect !== undefined) return { ...test, expect };
  }
}

/** A case without its answer. */
function questionOf(random: Random, id: string): Case {
  const name = random.pick(CLASSES);
  const source = sourceOf(random, name);
  if (name === 'parse' || name === 'references' || name === 'pretty')
    return { id, class: name, kind: name, ...source, trim: 'none', expect: {} };
  return {
    id,
    class: name,
    kind: 'render',
    ...source,
    json: randomData(random),
    partials: partialsOf(random),
    injectables: injectablesOf(random),
    locale: random.pick(LOCALES),
    now: 1_627_849_845_000,
    options: optionsOf(random),
    trim: 'none',
    expect: {},
  };
}

function sourceOf(random: Random, name: Class): Pick<Case, 'template' | 'code'> {
  switch (name) {
    case 'code':
      return { code: randomCode(random) };
    case 'expr':
      return {
        template: random.many(1, 3, () => `{.eval ${randomExpression(random)}}`).join('|'),
      };
    case 'noise':
      return { template: randomNoise(random) };
    case 'mutated':
      return { template: mutate(random, randomTemplate(random)) };
    default: {
      const template = randomTemplate(random);
      return {
        template: name !== 'valid' && random.chance(0.4) ? mutate(random, template) : template,
      };
    }
  }
}

function partialsOf(random: Random): NonNullable<Case['partials']> {
  const partial = () => (random.chance(0.2) ? randomCode(random) : randomTemplate(random));
  return {
    ...(random.chance(0.5) && { p1: partial() }),
    ...(random.chance(0.3) && { p2: partial() }),
  };
}

function injectablesOf(random: Random): Readonly<Record<string, unknown>> {
  const [first, second] = INJECTABLES;
  return {
    ...(random.chance(0.3) && { [first]: randomValue(random) }),
    ...(random.chance(0.3) && { [second]: randomValue(random) }),
  };
}

function optionsOf(random: Random): CaseOptions {
  return {
    enableExpr: random.chance(0.9),
    enableInclude: random.chance(0.9),
    ...(random.chance(0.05) && { exprOpts: { maxTokens: 8, maxStringLen: 12 } }),
  };
}
