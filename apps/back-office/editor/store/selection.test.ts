import { emptyDocument } from '@sitewright/blocks';
import { expect, it } from 'vitest';
import { chosenIds, isSameSelection, selectionOf, toggled } from './selection.ts';

it('EDIT-06 a selection is a block, several blocks, or nothing', () => {
  expect(selectionOf([])).toBeUndefined();
  expect(selectionOf(['a', 'a'])).toEqual({ kind: 'block', id: 'a' });
  expect(selectionOf(['a', 'b', 'a'])).toEqual({ kind: 'blocks', ids: ['a', 'b'] });
});

it('EDIT-06 Shift takes a group in whole, and out when all of it is in', () => {
  expect(toggled(['a'], ['b', 'c'])).toEqual({ kind: 'blocks', ids: ['a', 'b', 'c'] });
  expect(toggled(['a', 'b'], ['b', 'c'])).toEqual({ kind: 'blocks', ids: ['a', 'b', 'c'] });
  expect(toggled(['a', 'b', 'c'], ['b', 'c'])).toEqual({ kind: 'block', id: 'a' });
  expect(toggled(['a'], ['a'])).toBeUndefined();
});

it('EDIT-06 blocks that are gone are chosen no more, and a section has none', () => {
  expect(chosenIds(emptyDocument, selectionOf(['a', 'b']))).toEqual([]);
  expect(chosenIds(emptyDocument, { kind: 'section', id: 's' })).toEqual([]);
});

it('EDIT-06 selections of the same are the same', () => {
  expect(isSameSelection(selectionOf(['a', 'b']), selectionOf(['a', 'b']))).toBe(true);
  expect(isSameSelection(selectionOf(['a', 'b']), selectionOf(['a']))).toBe(false);
  expect(isSameSelection({ kind: 'section', id: 'a' }, { kind: 'block', id: 'a' })).toBe(false);
  expect(isSameSelection(undefined, undefined)).toBe(true);
});
