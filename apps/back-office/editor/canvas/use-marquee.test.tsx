// @vitest-environment happy-dom
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chosenIds } from '../store/selection.ts';
import { stillStore } from '../store/still-store.ts';
import { useMarquee } from './use-marquee.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const pointer = (type: string, at: number, shiftKey = false) =>
  new PointerEvent(type, {
    pointerId: 1,
    clientX: at,
    clientY: at,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });

/** Blocks of 10 px, each 20 px below and beside the one before, and a frame that is drawn around some. */
function open() {
  let page = putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
  const text = blockTypeTable.get('text')!;
  const ids = ['a', 'b', 'c'];
  for (const id of ids)
    page = putOnTop(page.document, addBlock(page.document, text, { id, sectionId: 's' }));
  document.body.innerHTML = `<main data-canvas-place>${ids
    .map((id) => `<div class="sqs-block" id="block-${id}"></div>`)
    .join('')}</main>`;
  for (const [at, id] of ids.entries()) {
    const box = new DOMRect(at * 20, at * 20, 10, 10);
    document.getElementById(`block-${id}`)!.getBoundingClientRect = () => box;
  }
  const place = document.querySelector('main')!;
  place.setPointerCapture = () => {};
  const store = stillStore(page.document, 1);
  const { result } = renderHook(() => useMarquee(store, document));
  place.addEventListener('pointerdown', (press) => result.current.begin(press));
  const draw = (from: number, to: number, withShift = false) =>
    act(() => {
      place.dispatchEvent(pointer('pointerdown', from, withShift));
      place.dispatchEvent(pointer('pointermove', to, withShift));
      place.dispatchEvent(pointer('pointerup', to, withShift));
    });
  return { store, draw, chosen: () => chosenIds(store.read().document, store.read().selection) };
}

it('a frame chooses what it touches, with Shift beside what was chosen', () => {
  const { draw, chosen } = open();
  draw(15, 60);
  expect(chosen()).toEqual(['b', 'c']);
  draw(15, 2);
  expect(chosen()).toEqual(['a']);
  draw(35, 60, true);
  expect(chosen()).toEqual(['a', 'c']);
});

it('EDIT-06 while several are chosen, a frame takes more to them without Shift', () => {
  const { store, draw, chosen } = open();
  store.chooseSeveral(true);
  draw(15, 2);
  draw(35, 60);
  expect(chosen()).toEqual(['a', 'c']);
});
