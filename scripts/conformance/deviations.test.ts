import { expect, it } from 'vitest';
import type { Case, Expectation } from './case.ts';
import { deviationByRule, readDeviations } from './deviations.ts';
import type { Reason } from './deviations.ts';
import { answerOf } from './random/peer.ts';

const question: Case = {
  id: 'x',
  kind: 'render',
  json: { a: 1, l: [1, 2], s: "this'll do", n: 'abc' },
  options: { enableExpr: true, enableInclude: true },
  trim: 'none',
  expect: {},
};

/** The reason found for a case that the reference answers; `wrong` changes its answer. */
async function reasonOf(parts: Partial<Case>, wrong?: Expectation): Promise<string | undefined> {
  const test = { ...question, ...parts };
  return deviationByRule({ ...test, expect: { ...(await answerOf(test)), ...wrong } });
}

const between = (block: string): string =>
  `{.repeated section l}{@}{.alternates with},${block}{.end}`;
const recursion = {
  template: '{@|apply p}{@|apply p}',
  partials: { p: '{n}{@|apply p}' },
};

const CASES: Readonly<Record<Reason, readonly Partial<Case>[]>> = {
  eof: [
    { template: 'a{.eof}b' },
    { template: '{.section l}a{.eof}b{.end}' },
    { template: '{@|apply p}', partials: { p: 'a{.eof}' } },
    { kind: 'parse', template: 'a{.eof}b' },
  ],
  alternates: [
    { template: between('{.if a}x{.end}') },
    { template: between('{.if a}x{.end}y{.alternates with}z') },
    { template: '{@|apply p}', partials: { p: between('{.section a}x{.end}') } },
    { kind: 'parse', template: between('{.macro m}{.end}') },
  ],
  recursion: [recursion],
  frame: [{ template: '{n|date %Y}{.section @}{@}{.end}' }],
  prototype: [
    { template: '{a|toString}' },
    { template: '{.eval 1 + constructor}' },
    { kind: 'references', template: '{a}{valueOf}' },
    { template: '{a|apply toString}', partials: { toString: 'p' } },
    { template: '{l}', json: { l: [1, { toString: 2 }] } },
  ],
  'own-hasOwnProperty': [{ template: '{o.b}', json: { o: { hasOwnProperty: 1, b: 2 } } }],
  smartypants: [{ template: '{s|smartypants}' }],
  injectables: [{ template: '{.inject @i i}{@i}', injectables: { i: 0 } }],
};

it.each(Object.entries(CASES))('recognises %s, also in a case of a group', async (reason, list) => {
  for (const parts of list) expect(await reasonOf({ group: 'g', ...parts })).toBe(reason);
});

it('excuses nothing else in a case that touches a bug', async () => {
  const output = 'something else';
  expect(await reasonOf({ template: 'a' }, { output })).toBeUndefined();
  for (const list of [CASES.eof.slice(0, 2), CASES.smartypants, CASES.injectables].flat())
    expect(await reasonOf(list, { output })).toBeUndefined();
  expect(await reasonOf({ template: between('{.if a}x{.end}') }, { output })).toBeUndefined();
  expect(await reasonOf({ template: '{a|toString}' }, { output })).toBeUndefined();
  expect(await reasonOf(recursion, { errors: [] })).toBeUndefined();
});

it('recognises a misplaced block in a stream', async () => {
  const stream = [[4, ['l'], [], 3, []], 19, [0, ','], [2, ['a'], [], 3], 3, [0, 'x'], 3, 18];
  const block = [
    [2, ['a'], [], 3],
    [0, 'x'],
  ];
  const expected = { ast: [17, 1, [[4, ['l'], block, 3, [[0, ',']]]], 18], errors: [] };
  const test: Case = { id: 'x', kind: 'stream', stream, trim: 'none', expect: expected };
  expect(await deviationByRule(test)).toBe('alternates');
  expect(await deviationByRule({ ...test, expect: { ...expected, ast: [] } })).toBeUndefined();
});

it('knows the reason of every listed case', () => {
  expect(readDeviations().size).toBeGreaterThan(0);
});
