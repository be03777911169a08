import { expect, it } from 'vitest';
import {
  addLine,
  addUnit,
  changeLine,
  countedOf,
  differenceOf,
  findByCode,
  keepUnwritten,
  sumUp,
  type CountLine,
  type ToCount,
} from './count-lines.ts';

const made = (variantId: string, expected = 5): ToCount => ({
  variantId,
  title: variantId,
  variant: '',
  sku: variantId.toUpperCase(),
  gtin: variantId === 'a' ? '4006381333931' : '',
  unlimited: false,
  expected,
  lastCountId: '',
});

const typed = (variantId: string, text: string): CountLine => ({
  ...made(variantId),
  typed: text,
});

it('each scan is a unit more; what is scanned first stands first', () => {
  let lines = addUnit([], made('a'));
  lines = addUnit(addUnit(lines, made('b')), made('a'));
  expect(lines.map((line) => [line.variantId, countedOf(line)])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  expect(findByCode(lines, 'b')?.variantId).toBe('b');
  expect(findByCode(lines, '4006381333931')?.variantId).toBe('a');
  expect(findByCode(lines, '')).toBeUndefined();
});

it('what was chosen by its name waits for its units', () => {
  const lines = addLine(addLine([], made('a')), made('a'));
  expect(lines).toHaveLength(1);
  expect(differenceOf(lines[0]!)).toBeUndefined();
  const counted = changeLine(lines, { ...lines[0]!, typed: '3' });
  expect(differenceOf(counted[0]!)).toBe(-2);
});

it('what is expected stays as it was when the line was begun', () => {
  const lines = addUnit(addUnit([], made('a', 5)), made('a', 4));
  expect(lines[0]).toMatchObject({ expected: 5, typed: '2' });
});

it('is summed up, without what is no number', () => {
  const lines = [
    typed('a', '7'),
    typed('b', '1'),
    typed('c', '5'),
    typed('d', ''),
    typed('e', 'x'),
  ];
  expect(sumUp(lines)).toEqual({ counted: 3, differing: 2, more: 2, fewer: -4 });
});

it('what was written goes; what was not counted or refused stays', () => {
  const lines = [typed('a', '7'), typed('b', '1'), typed('c', ''), typed('d', '0')];
  const left = [
    { variantId: 'b', why: 'counted-meanwhile' as const, units: 0 },
    { variantId: 'd', why: 'short' as const, units: 2 },
  ];
  expect(keepUnwritten(lines, left).map(({ variantId, left: why }) => [variantId, why])).toEqual([
    ['b', 'counted-meanwhile'],
    ['c', undefined],
  ]);
});

it('what was counted further while it was written is not lost: it is begun anew', () => {
  const sent = new Map([
    ['a', 7],
    ['b', 1],
  ]);
  const lines = [typed('a', '8'), typed('b', '1')];
  expect(keepUnwritten(lines, [], sent)).toEqual([{ ...typed('a', '8'), left: 'counted-further' }]);
});
