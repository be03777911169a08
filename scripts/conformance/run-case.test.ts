import { expect, it } from 'vitest';
import { readCases, reviveNumbers } from './case.ts';
import type { Case } from './case.ts';
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
      expect: {
        errors: [
          { code: 'MISMATCHED_END', line: 2, offset: 1, message: 'Mismatched END found at ROOT' },
        ],
      },
    },
    {
      ...base,
      kind: 'tree',
      trim: 'both',
      template: '\n{a}',
      expect: { output: 'VARIABLE {1,1} a' },
    },
    {
      ...base,
      kind: 'java-positions',
      template: '{.repeated section a}\n{.alternates with}{.end}',
      expect: {
        positions: [
          [1, 1],
          [1, 22],
          [2, 1],
          [2, 19],
          [2, 25],
        ],
      },
    },
  ];
  for (const test of kinds) expect(await runCase(test)).toBeUndefined();
  expect(await runCase({ ...base, kind: 'other', expect: {} })).toContain('not supported');
});

it('counts the column of a formatter as the Java engine does', async () => {
  const javaError = (template: string, offset: number, message: string): Case => ({
    ...base,
    kind: 'java-parse',
    template,
    expect: {
      errors: [
        { code: message.split(' ')[0]!, line: 1, offset, message: message.replace(/^\S+ /, '') },
      ],
    },
  });
  const cases = [
    javaError('{a|nope}', 5, "FORMATTER_UNKNOWN Formatter 'nope' is unknown."),
    javaError('{.section ab}{.end}{b|nope}', 28, "FORMATTER_UNKNOWN Formatter 'nope' is unknown"),
    javaError('{b|truncate 5}{b|nope}', 21, "FORMATTER_UNKNOWN Formatter 'nope' is unknown"),
    javaError('{.var @a b|nope}', 7, "FORMATTER_UNKNOWN Formatter 'nope' is unknown"),
    javaError(
      '{a|mod x}',
      8,
      "FORMATTER_ARGS_INVALID Formatter 'mod' arguments are invalid: 'expected an integer, found 'x''",
    ),
  ];
  for (const test of cases) expect(await runCase(test)).toBeUndefined();
});

it('keeps the spelling of numbers where only the Java engine does', async () => {
  const test: Case = {
    ...rendered,
    ts: 'fail',
    template: '{a} {b}',
    json: { a: 1, b: 2 },
    jsonText: '{"a":1.0,"b":2}',
  };
  expect(await runCase({ ...test, expect: { output: '1.0 2' } })).toBeUndefined();
  expect(await runCase({ ...test, ts: 'pass', expect: { output: '1 2' } })).toBeUndefined();
});

it('reads both formats, and numbers that JSON cannot write', () => {
  expect(readCases('{"cases":[{"id":"a"}]}', false)).toEqual([{ id: 'a' }]);
  expect(readCases('{"id":"a"}\n{"id":"b"}\n', true)).toHaveLength(2);
  expect(reviveNumbers({ a: [{ $number: 'NaN' }] })).toEqual({ a: [NaN] });
});
