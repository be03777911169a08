/** Sizes of the sheet that its style sheet and its arithmetic share. */
import type { CellPlace } from './sheet-state.ts';

/** Pixels of a row. */
export const rowHeight = 36;

/** Pixels of the column of names, which stays in sight. */
export const nameWidth = matchMedia('(max-width: 40rem)').matches ? 132 : 220;

/** The id by which the keyboard's cell is announced. */
export function cellIdOf(gridId: string, { row, column }: CellPlace): string {
  return `${gridId}-${row}-${column}`;
}
