import { expect, it } from 'vitest';
import { keepDifferent } from './keep-different.ts';

it('of values with parts those that differ are told, and all else as it is', () => {
  const before = { keepDays: 0, disclaimer: '', to: ['a'] };
  const after = { keepDays: 0, disclaimer: 'Kept.', to: ['a'], more: 1 };
  expect(keepDifferent(before, after)).toEqual([
    { disclaimer: '' },
    { disclaimer: 'Kept.', more: 1 },
  ]);
  for (const [one, other] of [
    [undefined, after],
    [null, 1],
    [['a'], ['b']],
    ['a', { a: 1 }],
  ])
    expect(keepDifferent(one, other)).toEqual([one, other]);
});
