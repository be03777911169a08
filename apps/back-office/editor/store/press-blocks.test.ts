// @vitest-environment happy-dom
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import { expect, it } from 'vitest';
import { chosenIds } from './selection.ts';
import { beginChoosing, pressBlocks } from './press-blocks.ts';
import { stillStore } from './still-store.ts';

/** A page of three texts, and what is chosen of them. */
function open() {
  let page = putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
  const text = blockTypeTable.get('text')!;
  for (const id of ['a', 'b', 'c'])
    page = putOnTop(page.document, addBlock(page.document, text, { id, sectionId: 's' }));
  const store = stillStore(page.document, 1);
  return { store, chosen: () => chosenIds(store.read().document, store.read().selection) };
}

it('EDIT-06 a press chooses a block alone, with Shift beside the others', () => {
  const { store, chosen } = open();
  pressBlocks(store, ['a']);
  pressBlocks(store, ['b']);
  expect(chosen()).toEqual(['b']);
  pressBlocks(store, ['c'], true);
  expect(chosen()).toEqual(['b', 'c']);
});

it('EDIT-06 while several are chosen, presses take blocks in and out without Shift', () => {
  const { store, chosen } = open();
  pressBlocks(store, ['a']);
  store.chooseSeveral(true);
  pressBlocks(store, ['b']);
  pressBlocks(store, ['c']);
  expect(chosen()).toEqual(['a', 'b', 'c']);
  pressBlocks(store, ['b']);
  expect(chosen()).toEqual(['a', 'c']);
  // What is chosen stays when that ends.
  store.chooseSeveral(false);
  expect(chosen()).toEqual(['a', 'c']);
  pressBlocks(store, ['b']);
  expect(chosen()).toEqual(['b']);
});

it('EDIT-06 a finger that rests on a block begins with it alone, and later takes it in or out', () => {
  const { store, chosen } = open();
  pressBlocks(store, ['a']);
  beginChoosing(store, ['b']);
  expect([store.read().choosesSeveral, chosen()]).toEqual([true, ['b']]);
  beginChoosing(store, ['c']);
  expect(chosen()).toEqual(['b', 'c']);
});
