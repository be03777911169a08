import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dragCorner,
  fitBox,
  moveBox,
  shapeBox,
  turnBox,
  typeBox,
  type CropBox,
  type Size,
} from './crop-box.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 5_000 }),
  height: fc.integer({ min: 1, max: 5_000 }),
});
const wholeBox = ({ width, height }: Size): CropBox => ({ left: 0, top: 0, width, height });
const any = fc.integer({ min: -6_000, max: 6_000 });
const boxes = fc.record({ left: any, top: any, width: any, height: any });
const corners = fc.constantFrom('top-left', 'top-right', 'bottom-left', 'bottom-right' as const);

function expectInside({ left, top, width, height }: CropBox, size: Size): void {
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  expect(left + width).toBeLessThanOrEqual(size.width);
  expect(top + height).toBeLessThanOrEqual(size.height);
}

it('whatever is dragged or typed stays inside the picture', () => {
  fc.assert(
    fc.property(sizes, boxes, any, any, corners, (size, typed, x, y, corner) => {
      const box = fitBox(typed, size);
      expectInside(box, size);
      expectInside(typeBox(box, size, 'left', x), size);
      expectInside(typeBox(box, size, 'height', y), size);
      expectInside(moveBox(box, size, { x, y }), size);
      expectInside(dragCorner(box, size, { corner, x, y, ratio: undefined }), size);
      expectInside(dragCorner(box, size, { corner, x, y, ratio: 1.5 }), size);
      expectInside(shapeBox(box, size, 16 / 9), size);
      expectInside(turnBox(box, size), { width: size.height, height: size.width });
    }),
  );
});

it('the corner opposite the one that is dragged stays', () => {
  const size = { width: 1_000, height: 800 };
  const box = { left: 100, top: 100, width: 400, height: 300 };
  expect(dragCorner(box, size, { corner: 'top-left', x: 50, y: -20, ratio: undefined })).toEqual({
    left: 150,
    top: 80,
    width: 350,
    height: 320,
  });
  expect(dragCorner(box, size, { corner: 'bottom-right', x: 900, y: 9, ratio: 2 })).toEqual({
    left: 100,
    top: 100,
    width: 900,
    height: 450,
  });
});

it('a square of a wide picture is as high as the picture, around the middle', () => {
  const size = { width: 1_000, height: 400 };
  expect(shapeBox(wholeBox(size), size, 1)).toEqual({ left: 300, top: 0, width: 400, height: 400 });
});

it('four turns bring everything back', () => {
  const size = { width: 1_000, height: 400 };
  const box = { left: 10, top: 20, width: 300, height: 50 };
  const turned = { width: 400, height: 1_000 };
  expect(turnBox(box, size)).toEqual({ left: 330, top: 10, width: 50, height: 300 });
  expect(turnBox(turnBox(turnBox(turnBox(box, size), turned), size), turned)).toEqual(box);
});

it('a part that is typed further to the right gets narrower', () => {
  const size = { width: 1_000, height: 400 };
  expect(typeBox(wholeBox(size), size, 'left', 300)).toEqual({
    left: 300,
    top: 0,
    width: 700,
    height: 400,
  });
});
