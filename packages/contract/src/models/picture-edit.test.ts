import { expect, it } from 'vitest';
import {
  colorMatrix,
  isNoEdit,
  noPictureEdit,
  pictureEditSchema,
  pictureFilters,
  straightenScale,
} from './picture-edit.ts';

const colorOf = (edit: object, color: readonly [number, number, number]) => {
  const matrix = colorMatrix({ ...noPictureEdit, ...edit });
  return [0, 4, 8].map((row) =>
    Number(
      (
        matrix[row]! * color[0] +
        matrix[row + 1]! * color[1] +
        matrix[row + 2]! * color[2] +
        matrix[row + 3]!
      ).toFixed(4),
    ),
  );
};

it('FILE-12 an edit of nothing leaves every colour as it is', () => {
  expect(colorOf({}, [0.2, 0.5, 0.9])).toEqual([0.2, 0.5, 0.9]);
  expect(isNoEdit(noPictureEdit)).toBe(true);
  for (const change of [
    { turn: 90 },
    { flipX: true },
    { straighten: 0.5 },
    { warmth: 1 },
    { filter: 'mono' },
    { crop: { left: 0, top: 0, width: 0.5, height: 1 } },
  ]) {
    expect(isNoEdit(pictureEditSchema.parse(change))).toBe(false);
  }
});

it('FILE-12 colours go where their names say', () => {
  const [r, , b] = colorOf({ warmth: 100 }, [0.5, 0.5, 0.5]);
  expect(r! > 0.5 && b! < 0.5).toBe(true);
  expect(colorOf({ contrast: 100 }, [0.5, 0.5, 0.5])).toEqual([0.5, 0.5, 0.5]);
  expect(new Set(colorOf({ saturation: -100 }, [1, 0, 0])).size).toBe(1);
  expect(new Set(colorOf({ filter: 'mono' }, [0.1, 0.7, 0.3])).size).toBe(1);
  expect(colorOf({ brightness: 100 }, [0.3, 0.3, 0.3])[0]).toBeGreaterThan(0.3);
  // Each filter but none does something.
  const seen = pictureFilters.map((filter) => colorOf({ filter }, [0.7, 0.4, 0.2]).join(' '));
  expect(new Set(seen).size).toBe(pictureFilters.length);
});

it('FILE-12 a straightened picture is enlarged until its corners are filled', () => {
  expect(straightenScale(0, 1.5)).toBe(1);
  expect(straightenScale(45, 1)).toBeCloseTo(Math.SQRT2);
  expect(straightenScale(-10, 2)).toBeCloseTo(straightenScale(10, 0.5));
});

it('FILE-12 a part that leads out of the picture is no edit', () => {
  const crop = { left: 0.6, top: 0, width: 0.5, height: 1 };
  expect(pictureEditSchema.safeParse({ crop }).success).toBe(false);
  expect(pictureEditSchema.safeParse({ straighten: 46 }).success).toBe(false);
});
