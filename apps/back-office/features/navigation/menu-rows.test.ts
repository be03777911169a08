import { describe, expect, it, test } from 'vitest';
import {
  dropTarget,
  listRows,
  moveEntry,
  removeEntry,
  targetOf,
  type EntryPath,
} from './menu-rows.ts';

interface Named {
  name: string;
  items?: readonly Named[];
  isFolder?: boolean;
}

const menu: Named[] = [
  { name: 'a' },
  { name: 'b', items: [{ name: 'b1' }, { name: 'b2' }] },
  { name: 'c' },
];

const print = (items: readonly Named[]): string =>
  items.map(({ name, items: below }) => (below ? `${name}(${print(below)})` : name)).join(' ');

const go = (path: EntryPath, direction: Parameters<typeof targetOf>[2]) => {
  const target = targetOf(menu, path, direction);
  return target && print(moveEntry(menu, path, target));
};

test('rows stand each before those in it', () => {
  expect(listRows(menu).map(({ path, item }) => `${path.join('.')} ${item.name}`)).toEqual([
    '0 a',
    '1 b',
    '1.0 b1',
    '1.1 b2',
    '2 c',
  ]);
});

test('NAVL-01 an index takes its first entry, a page none', () => {
  const pages: Named[] = [{ name: 'index', isFolder: true }, { name: 'a' }, { name: 'b' }];
  expect(targetOf(pages, [1], 'in')).toEqual([0, 0]);
  expect(print(moveEntry(pages, [1], [0, 0]))).toBe('index(a) b');
  expect(targetOf(pages, [2], 'in')).toBeUndefined();
  expect(dropTarget(pages, [2], { path: [0], place: 'into' })).toEqual([0, 0]);
});

describe('NAVL-01 entries move by keys', () => {
  it('among those beside them, folders with what is in them', () => {
    expect(go([0], 'up')).toBeUndefined();
    expect(go([0], 'down')).toBe('b(b1 b2) a c');
    expect(go([1], 'up')).toBe('b(b1 b2) a c');
    expect(go([1, 1], 'up')).toBe('a b(b2 b1) c');
    expect(go([1, 1], 'down')).toBeUndefined();
  });

  it('into the folder above, and out behind it', () => {
    expect(go([2], 'in')).toBe('a b(b1 b2 c)');
    expect(go([1], 'in')).toBeUndefined();
    expect(go([1, 0], 'out')).toBe('a b(b2) b1 c');
    expect(go([0], 'out')).toBeUndefined();
  });
});

test('NAVL-01 entries are dragged before, behind and into others, never into themselves', () => {
  const drop = (from: EntryPath, path: EntryPath, place: 'before' | 'after' | 'into') => {
    const target = dropTarget(menu, from, { path, place });
    return target && print(moveEntry(menu, from, target));
  };
  expect(drop([0], [2], 'after')).toBe('b(b1 b2) c a');
  expect(drop([0], [1], 'into')).toBe('b(b1 b2 a) c');
  expect(drop([0], [1, 1], 'before')).toBe('b(b1 a b2) c');
  expect(drop([2], [0], 'before')).toBe('c a b(b1 b2)');
  expect(drop([1, 0], [2], 'before')).toBe('a b(b2) b1 c');
  expect(drop([1], [1, 0], 'before')).toBeUndefined();
  expect(drop([1], [1], 'after')).toBeUndefined();
  expect(print(removeEntry(menu, [1, 0]))).toBe('a b(b2) c');
});
