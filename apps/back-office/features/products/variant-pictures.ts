/** Which variants a picture is of, by the values of their options. */
import { optionsOf, type VariantRow } from './variant-rows.ts';

/** A value of an option, and how many of its variants have the picture. */
export interface PicturedValue {
  readonly option: string;
  readonly value: string;
  readonly count: number;
  readonly all: number;
}

/** All values of all options, in order. */
export function picturedValues(
  rows: readonly VariantRow[],
  optionNames: readonly string[],
  imageId: string,
): PicturedValue[] {
  return optionsOf(rows, optionNames).flatMap(({ name: option, values }) =>
    values.map((value) => {
      const own = rows.filter(({ attributes }) => attributes[option] === value);
      const count = own.filter((row) => row.imageId === imageId).length;
      return { option, value, count, all: own.length };
    }),
  );
}

/** The rows with the picture at all that have this value, or off them. */
export function givePicture(
  rows: readonly VariantRow[],
  { option, value, id, isOn }: { option: string; value: string; id: string; isOn: boolean },
): VariantRow[] {
  return rows.map((row) => {
    if (row.attributes[option] !== value) return row;
    if (isOn) return { ...row, imageId: id };
    return row.imageId === id ? { ...row, imageId: null } : row;
  });
}

/** The rows without a picture that the product has no more. */
export function dropPicture(rows: readonly VariantRow[], id: string): readonly VariantRow[] {
  if (!rows.some(({ imageId }) => imageId === id)) return rows;
  return rows.map((row) => (row.imageId === id ? { ...row, imageId: null } : row));
}
