// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { dropPlace, type Grip } from './drag-block.ts';

afterEach(() => document.body.replaceChildren());

/** Where a block of columns 3 to 6 and rows 2 to 3 comes to lie, pulled at a side to here. */
function pull(grip: Grip, x: number, y: number) {
  const size = Array.from({ length: 12 }, () => '40px').join(' ');
  document.body.innerHTML = `<main data-canvas-place><section data-section-id="s">
    <div class="fluid-engine" style="display:grid;column-gap:0;row-gap:0;
      grid-template-columns:${size};grid-template-rows:${size}"></div></section></main>`;
  const start = { column: 3, row: 2, width: 4, height: 2, layer: 0, hidden: false };
  const drag = {
    id: 'b',
    ids: ['b'],
    grip,
    breakpoint: 'wide',
    sectionId: 's',
    start,
    hold: { x: 0, y: 0 },
  } as const;
  const { column, row, width, height } = dropPlace(document, drag, { x, y })!.placement;
  return [column, row, width, height];
}

it('a block that is pulled at a side past the other one keeps a cell', () => {
  expect(pull('w', 470, 0)).toEqual([6, 2, 1, 2]);
  expect(pull('e', 0, 0)).toEqual([3, 2, 1, 2]);
  expect(pull('n', 0, 470)).toEqual([3, 3, 4, 1]);
  expect(pull('s', 0, 0)).toEqual([3, 2, 4, 1]);
});

it('a corner moves two sides, and the others stay', () => {
  expect(pull('nw', 40, 0)).toEqual([2, 1, 5, 3]);
  expect(pull('se', 320, 200)).toEqual([3, 2, 6, 4]);
});
