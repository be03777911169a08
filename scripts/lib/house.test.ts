import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles, listSources, measureSizes, readFileImports } from './house.ts';

const rootDir = path.join(import.meta.dirname, '../..');
const importsOf = (text: string) =>
  text.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return { from, to, isType: false };
  });

describe('the shape of the source', () => {
  it('has no circle of imports when it runs', () => {
    const imports = listSources(rootDir).flatMap((file) => readFileImports(rootDir, file));
    expect(imports.length).toBeGreaterThan(1000);
    expect(findCycles(imports.filter(({ isType }) => !isType))).toEqual([]);
  });

  it('has only files that are read: most are short', () => {
    const sizes = measureSizes(rootDir, listSources(rootDir));
    expect(sizes.median).toBeLessThanOrEqual(60);
    expect(sizes.nineInTen).toBeLessThanOrEqual(150);
  });

  it.each([
    ['a>b b>c', []],
    ['a>b b>a', [['a', 'b']]],
    ['a>a', [['a']]],
    [
      'a>b b>c c>a c>d d>e e>d',
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['b>c a>b a>c c>d', []],
  ])('finds the circles of %s', (text, cycles) => {
    const found = findCycles(importsOf(text)).toSorted((a, b) => a[0]!.localeCompare(b[0]!));
    expect(found).toEqual(cycles);
  });
});
