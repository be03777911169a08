import { expect, it } from 'vitest';
import { meetingsOf } from './meeting-lines.ts';

const box = (column: number, row: number, width: number, height: number) => ({
  column,
  row,
  width,
  height,
});

it('EDIT-06 a dragged box shares edges and middles with the others', () => {
  const others = [box(3, 1, 4, 2), box(12, 9, 6, 2)];
  expect(meetingsOf(box(3, 5, 3, 3), others)).toEqual({ columns: [2], rows: [], gaps: [] });
  expect(meetingsOf(box(13, 5, 4, 3), others)).toMatchObject({ columns: [14], rows: [] });
  expect(meetingsOf(box(8, 9, 3, 2), others)).toMatchObject({ columns: [], rows: [8, 9, 10] });
  expect(meetingsOf(box(8, 4, 3, 1), [])).toEqual({ columns: [], rows: [], gaps: [] });
});

it('EDIT-06 a box in the middle of its neighbours shows both distances', () => {
  const others = [box(1, 1, 4, 4), box(14, 2, 4, 4), box(1, 20, 24, 1)];
  expect(meetingsOf(box(8, 3, 3, 1), others).gaps).toEqual([box(5, 3, 3, 1), box(11, 3, 3, 1)]);
  expect(meetingsOf(box(7, 3, 3, 1), others).gaps).toEqual([]);
  // Beside neither of them, and next to nothing above.
  expect(meetingsOf(box(8, 12, 3, 1), others).gaps).toEqual([]);
});
