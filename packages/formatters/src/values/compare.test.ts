import { expect, it } from 'vitest';
import { compare, isEqual } from './compare.ts';

it('equal values are equal deep inside, and NaN is not', () => {
  const data = { a: [1, { b: null }], n: [NaN] };
  expect(isEqual(data.a, [1, { b: null }])).toBe(true);
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isEqual({ a: 1 }, { b: 1 })).toBe(false);
  expect(isEqual([], {})).toBe(false);
  expect(isEqual(undefined, null)).toBe(true);
  expect(isEqual(data, data)).toBe(false);
  expect(compare(data.n, data.n)).toBe(-1);
});

it('compares values that share their parts in linear time', () => {
  const doubled = (): unknown => {
    let value: unknown = [];
    for (let i = 0; i < 60; i++) value = { x: value, y: value };
    return value;
  };
  expect(isEqual(doubled(), doubled())).toBe(true);
});
