import { describe, expect, it } from 'vitest';
import type { Case, Expectation } from './case.ts';
import { isReferenceBug } from './deviations.ts';
import { loadMendedPeer, mendedBugs } from './mended-peer.ts';
import { answerOf } from './random/peer.ts';
import { runCase } from './run-case.ts';

const question: Case = {
  id: 'x',
  kind: 'render',
  json: { a: 1, l: [1, 2], s: "this'll do", n: 'abc' },
  options: { enableExpr: true, enableInclude: true },
  trim: 'none',
  expect: {},
};

const between = (block: string): string =>
  `{.repeated section l}{@}{.alternates with},${block}{.end}`;

/** Cases by the bug that they show, as `mendedBugs` words it. */
const CASES: Readonly<Record<string, readonly Partial<Case>[]>> = {
  'the tag {.eof} ends a template': [
    { template: 'a{.eof}b' },
    { template: '{.section l}a{.eof}b{.end}' },
    { template: '{@|apply p}', partials: { p: 'a{.eof}' } },
    { kind: 'parse', template: 'a{.eof}b' },
  ],
  'a block inside {.alternates with} is attached to the main body': [
    { template: between('{.if a}x{.end}') },
    { template: '{@|apply p}', partials: { p: between('{.if a}x{.end}') } },
    { kind: 'parse', template: between('{.macro m}{.end}') },
    { kind: 'parse', template: between('{.if a}x{.end}y{.alternates with}z') },
  ],
  'the recursion counter leaks on refusal': [
    { template: '{@|apply p}{@|apply p}', partials: { p: '{n}{@|apply p}' } },
  ],
  'the frame is left on the stack after an exception': [
    { template: '{n|date %Y}{.section @}{@}{.end}' },
  ],
  'names of prototypes are formatters, predicates, functions or values': [
    { template: '{a|toString}' },
    { template: '{.eval 1 + constructor}' },
    { kind: 'references', template: '{a}{valueOf}' },
    { template: '{a|apply toString}', partials: { toString: 'p' } },
    { template: '{l}', json: { l: [1, { toString: 2 }] } },
  ],
  'an own key hasOwnProperty breaks looking names up': [
    { template: '{o.b}', json: { o: { hasOwnProperty: 1, b: 2 } } },
  ],
  'a backslash and the letter s open a quotation of smartypants': [{ template: '{s|smartypants}' }],
  'falsy injectables are lost': [{ template: '{.inject @i i}{@i}', injectables: { i: 0 } }],
  'what is no size is measured': [{ template: '{w|width}', json: { w: 'axb' } }],
  'the sentence about originalSize has no full stop': [{ template: '{o|resizedWidthForHeight 9}' }],
};

async function asked(parts: Partial<Case>, wrong?: Expectation): Promise<Case> {
  const test = { ...question, ...parts };
  return { ...test, expect: { ...(await answerOf(test)), ...wrong } };
}

describe('a case that expects a bug of the reference', () => {
  it('is there for each bug that is mended', () => {
    expect(Object.keys(CASES)).toEqual(mendedBugs);
  });

  it.each(Object.entries(CASES))('%s', async (bug, list) => {
    const stillWrong = loadMendedPeer([bug]);
    for (const parts of list) {
      const test = await asked(parts);
      expect(await runCase(test)).toBeDefined();
      expect(await isReferenceBug(test)).toBe(true);
      const expectation = await answerOf(test, stillWrong);
      expect(await runCase({ ...test, expect: expectation })).toBeDefined();
    }
  });

  it('excuses no other answer', async () => {
    for (const parts of Object.values(CASES).flat()) {
      const wrong = { output: 'something else', ast: [], references: {} };
      expect(await isReferenceBug(await asked(parts, wrong))).toBe(false);
    }
    expect(await isReferenceBug(await asked({ template: 'a' }, { output: 'b' }))).toBe(false);
  });
});
