import { expect, it } from 'vitest';
import { isReferenceBug } from '../deviations.ts';
import { runCase } from '../run-case.ts';
import { randomCase } from './random-cases.ts';

const SEED = 7;

it('makes the same cases from the same seed', async () => {
  expect(await randomCase(SEED, 3)).toEqual(await randomCase(SEED, 3));
  expect(await randomCase(SEED, 3)).not.toEqual(await randomCase(SEED + 1, 3));
});

it('answers random templates as the public engine does, its bugs aside', async () => {
  const failures: string[] = [];
  for (let index = 0; index < 400; index++) {
    const test = await randomCase(SEED, index);
    const verdict = await runCase(test);
    if (verdict !== undefined && !(await isReferenceBug(test)))
      failures.push(`${test.id} ${verdict}`);
  }
  expect(failures).toEqual([]);
});
