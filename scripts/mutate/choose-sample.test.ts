import { describe, expect, test } from 'vitest';
import { chooseSample, type Candidate } from './choose-sample.ts';

const candidates: Candidate[] = Array.from({ length: 200 }, (_, index) => ({
  fileName: index % 2 ? 'packages/commerce/src/a.ts' : 'packages/commerce/src/b.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  location: { start: { line: index, column: 2 }, end: { line: index, column: 7 } },
}));

const linesOf = (sample: readonly Candidate[]) => sample.map(({ location }) => location.start.line);

describe('the draw of mutants', () => {
  test('has the size asked for, and no mutant twice', () => {
    const lines = linesOf(chooseSample(candidates, { size: 40, seed: 1 }));
    expect(lines).toHaveLength(40);
    expect(new Set(lines).size).toBe(40);
  });

  test('takes all when there are fewer', () => {
    expect(chooseSample(candidates, { size: 1_000, seed: 1 })).toHaveLength(200);
  });

  test('is the same for the same seed, in whatever order the mutants come', () => {
    const draw = { size: 40, seed: 7 };
    const sample = chooseSample(candidates, draw);
    expect(chooseSample(candidates.toReversed(), draw)).toEqual(sample);
  });

  test('is another for another seed', () => {
    const first = linesOf(chooseSample(candidates, { size: 40, seed: 1 }));
    const second = linesOf(chooseSample(candidates, { size: 40, seed: 2 }));
    expect(second).not.toEqual(first);
  });

  test('holds the smaller draw of the same seed', () => {
    const small = linesOf(chooseSample(candidates, { size: 10, seed: 3 }));
    expect(linesOf(chooseSample(candidates, { size: 40, seed: 3 }))).toEqual(
      expect.arrayContaining(small),
    );
  });

  test('tells two mutants of one place apart', () => {
    const place = candidates[0]!;
    const two = [place, { ...place, replacement: 'false' }];
    expect(chooseSample(two, { size: 2, seed: 1 })).toHaveLength(2);
    const drawn = new Set(
      Array.from({ length: 40 }, (_, seed) => chooseSample(two, { size: 1, seed })[0]!.replacement),
    );
    expect(drawn).toEqual(new Set(['true', 'false']));
  });
});
