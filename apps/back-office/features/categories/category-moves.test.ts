import { expect, it } from 'vitest';
import type { Way } from '../../ui/drag-handle.tsx';
import type { DropPlace } from '../../ui/drag-line.ts';
import { placeOf, stepOf } from './category-moves.ts';
import type { Category } from './category-tree.tsx';

const make = (id: string, parentId: string | null, collectionId = 'shop'): Category => ({
  id,
  collectionId,
  parentId,
  displayName: id,
  urlPath: id,
  depth: 0,
  displayIndex: 0,
  productCount: 0,
});

/** wool (yarn, felt (hats)), wood, and clay of another store page. */
const all = [
  make('wool', null),
  make('yarn', 'wool'),
  make('felt', 'wool'),
  make('hats', 'felt'),
  make('wood', null),
  make('clay', null, 'other'),
];
const find = (id: string) => all.find((one) => one.id === id)!;
const drop = (dragged: string, target: string, place: DropPlace) =>
  placeOf(all, find(dragged), { target: find(target), place });
const step = (id: string, way: Way) => stepOf(all, find(id), way);

it('TAGS-01 what is dropped onto a category lies below it, behind what is there', () => {
  expect(drop('wood', 'wool', 'into')).toEqual({ parentId: 'wool', displayIndex: 2 });
  expect(drop('wood', 'yarn', 'into')).toEqual({ parentId: 'yarn', displayIndex: 0 });
});

it('TAGS-01 what is dropped between two lies between them', () => {
  expect(drop('wood', 'felt', 'before')).toEqual({ parentId: 'wool', displayIndex: 1 });
  expect(drop('wood', 'felt', 'after')).toEqual({ parentId: 'wool', displayIndex: 2 });
  expect(drop('hats', 'wood', 'before')).toEqual({ parentId: null, displayIndex: 1 });
  // Of its own place it is taken out first.
  expect(drop('yarn', 'felt', 'after')).toEqual({ parentId: 'wool', displayIndex: 1 });
});

it('TAGS-01 nothing lies below itself, in another store page, or moves to where it is', () => {
  expect(drop('wool', 'wool', 'into')).toBeUndefined();
  expect(drop('wool', 'hats', 'into')).toBeUndefined();
  expect(drop('wool', 'yarn', 'before')).toBeUndefined();
  expect(drop('wood', 'clay', 'into')).toBeUndefined();
  expect(drop('yarn', 'felt', 'before')).toBeUndefined();
  expect(drop('wood', 'wool', 'after')).toBeUndefined();
});

it('TAGS-01 arrow keys bring it up, down, below the one before it, and out', () => {
  expect(step('felt', 'up')).toEqual({ parentId: 'wool', displayIndex: 0 });
  expect(step('felt', 'down')).toBeUndefined();
  expect(step('yarn', 'down')).toEqual({ parentId: 'wool', displayIndex: 1 });
  expect(step('felt', 'in')).toEqual({ parentId: 'yarn', displayIndex: 0 });
  expect(step('wood', 'in')).toEqual({ parentId: 'wool', displayIndex: 2 });
  expect(step('wool', 'in')).toBeUndefined();
  expect(step('hats', 'out')).toEqual({ parentId: 'wool', displayIndex: 2 });
  expect(step('wool', 'out')).toBeUndefined();
});
