import { expect, it } from 'vitest';
import { isStacked, rowDropAt, type RowBoxes } from './row-boxes.ts';

const block = (id: string, left: number, top: number) => ({
  id,
  left,
  top,
  width: 280,
  height: 100,
});
const column = (left: number, ...ids: string[]) => ({
  left,
  top: 100,
  width: 280,
  height: 200,
  blocks: ids.map((id, at) => block(id, left, 100 + at * 100)),
});
/** Two columns, `a` above `b` at the left, `c` at the right; a row of `d` below. */
const rows: readonly RowBoxes[] = [
  { left: 0, top: 100, width: 600, height: 200, columns: [column(0, 'a', 'b'), column(320, 'c')] },
  {
    left: 0,
    top: 320,
    width: 600,
    height: 100,
    columns: [{ left: 0, top: 320, width: 600, height: 100, blocks: [block('d', 0, 320)] }],
  },
];
const drop = (x: number, y: number) => {
  const found = rowDropAt(rows, { x, y });
  return found && `${found.beside.side} ${found.beside.id}`;
};

it('a drop in the middle of a column goes before or after the nearest block', () => {
  expect(drop(140, 130)).toBe('before a');
  expect(drop(140, 180)).toBe('before b');
  expect(drop(140, 280)).toBe('after b');
  expect(drop(460, 180)).toBe('after c');
});

it('at the side of a column stands a column of its own, at the edge of a row a row of its own', () => {
  expect(drop(10, 200)).toBe('left a');
  expect(drop(270, 200)).toBe('right a');
  expect(drop(330, 200)).toBe('left c');
  expect(drop(140, 104)).toBe('above a');
  expect(drop(140, 296)).toBe('below a');
  expect(drop(140, 0)).toBe('above a');
  expect(drop(140, 900)).toBe('below d');
});

it('the line shows where: across the column, along the row, or upright beside it', () => {
  expect(rowDropAt(rows, { x: 140, y: 180 })?.line).toEqual({
    left: 0,
    top: 196,
    width: 280,
    height: 4,
  });
  expect(rowDropAt(rows, { x: 140, y: 900 })?.line).toEqual({
    left: 0,
    top: 420,
    width: 600,
    height: 4,
  });
  expect(rowDropAt(rows, { x: 270, y: 200 })?.line).toEqual({
    left: 280,
    top: 100,
    width: 4,
    height: 200,
  });
});

it('columns below each other have no sides', () => {
  const [wide] = rows;
  const [first, second] = wide!.columns;
  const below = { ...second!, left: 0, top: 320, blocks: [block('c', 0, 320)] };
  const stacked = { ...wide!, height: 440, columns: [first!, below] };
  expect([isStacked(wide!), isStacked(stacked)]).toEqual([false, true]);
  expect(rowDropAt([stacked], { x: 5, y: 130 })?.beside).toEqual({ id: 'a', side: 'before' });
  expect(rowDropAt([stacked], { x: 5, y: 340 })?.beside).toEqual({ id: 'c', side: 'before' });
});

it('without rows there is no place', () => {
  expect(rowDropAt([], { x: 0, y: 0 })).toBeUndefined();
});

it('of a wide column the side is no wider than 48 pixels', () => {
  const wide = { left: 0, top: 0, width: 1_000, height: 100 };
  const row = { ...wide, columns: [{ ...wide, blocks: [{ ...wide, id: 'w' }] }] };
  const side = (x: number) => rowDropAt([row], { x, y: 30 })?.beside.side;
  expect([side(47), side(49), side(951), side(953)]).toEqual(['left', 'before', 'before', 'right']);
});
