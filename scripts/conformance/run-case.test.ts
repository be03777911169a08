import { expect, it } from 'vitest';
import { readCases, reviveNumbers } from './case.ts';
import type { Case } from './case.ts';
import { deviationByRule, readDeviations } from './deviations.ts';
import { runCase } from './run-case.ts';

const base = { id: 'x', options: {}, trim: 'none' } as const;
const rendered: Case = {
  ...base,
  kind: 'render',
  template: '{a|money}',
  json: { a: { decimalValue: '1', currencyCode: 'USD' } },
  locale: 'en-US',
  expect: { output: '$1.00', errors: [] },
};

it('passes a case that renders as expected and says what differs otherwise', async () => {
  expect(await runCase(rendered)).toBeUndefined();
  expect(await runCase({ ...rendered, expect: { output: '1' } })).toContain('expected "1"');
  const errors = [{ type: 'engine', code: 'X', message: 'y' }];
  expect(await runCase({ ...rendered, expect: { output: '$1.00', errors } })).toContain('errors');
});

it('judges every kind', async () => {
  const ast = [17, 1, [[1, [['a']], 0]], 18];
  const kinds: Case[] = [
    { ...base, kind: 'parse', template: '{a}', expect: { ast, errors: [] } },
    { ...base, kind: 'stream', stream: [[1, [['a']], 0], 18], expect: { ast, errors: [] } },
    { ...base, kind: 'roundtrip', template: '{a , b}', expect: { output: '{a,b}' } },
    {
      ...base,
      kind: 'java-parse',
      template: '\n{.end}',
      expect: { errors: [{ code: 'MISMATCHED_END', line: 2, offset: 1 }] },
    },
  ];
  for (const test of kinds) expect(await runCase(test)).toBeUndefined();
  expect(await runCase({ ...base, kind: 'other', expect: {} })).toContain('not supported');
});

it('knows what touches a bug of the reference', () => {
  const by = (parts: Partial<Case>) => deviationByRule({ ...rendered, ...parts });
  expect(by({})).toBeUndefined();
  expect(by({ template: 'a{.eof}' })).toBe('eof');
  expect(by({ injectables: { a: 0 } })).toBe('injectables');
  expect(by({ template: '{.repeated section a}{.alternates with}{.if b}{.end}{.end}' })).toBe(
    'alternates',
  );
  expect(readDeviations().size).toBeGreaterThan(0);
});

it('reads both formats, and numbers that JSON cannot write', () => {
  expect(readCases('{"cases":[{"id":"a"}]}', false)).toEqual([{ id: 'a' }]);
  expect(readCases('{"id":"a"}\n{"id":"b"}\n', true)).toHaveLength(2);
  expect(reviveNumbers({ a: [{ $number: 'NaN' }] })).toEqual({ a: [NaN] });
});
