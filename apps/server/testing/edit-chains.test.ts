import { expect, it } from 'vitest';
import { judgeChain } from './edit-chains.ts';

const way = (...values: unknown[]) =>
  values.slice(1).map((after, index) => ({ before: values[index], after }));

it('takes writes that follow one another, in any order, also back again', () => {
  const writes = [...way('b', 'c', 'b'), ...way('a', 'b'), ...way('b', 'd')];
  expect(judgeChain(writes, { first: 'a', last: 'd' })).toBeUndefined();
  expect(judgeChain([], { first: 'a', last: 'a' })).toBeUndefined();
});

it('finds a write over what was not seen, one that is gone, and an end of its own', () => {
  const over = [...way('a', 'b'), ...way('a', 'c')];
  expect(judgeChain(over, { first: 'a', last: 'c' })).toMatch(/"a" left twice/);
  expect(judgeChain(way('a', 'b'), { first: 'a', last: 'a' })).toMatch(/unseen/);
  expect(judgeChain([], { first: 'a', last: 'b' })).toMatch(/unseen/);
  expect(judgeChain(way('x', 'y', 'x'), { first: 'a', last: 'a' })).toMatch(/never reached: "x"/);
});
