/** Rules of the grid of a section: cells are counted from 1, and blocks may overlap. */
import { documentLimits, type Breakpoint, type Placement } from '@sitewright/contract';

/** Columns of the grid at a breakpoint. */
export function columnsAt(breakpoint: Breakpoint): number {
  return breakpoint === 'wide' ? documentLimits.wideColumns : documentLimits.phoneColumns;
}

/** Whether two blocks share a cell. A hidden one takes none. */
export function overlaps(a: Placement, b: Placement): boolean {
  if (a.hidden || b.hidden) return false;
  const meets = (from: number, size: number, other: number, otherSize: number) =>
    from < other + otherSize && other < from + size;
  return meets(a.column, a.width, b.column, b.width) && meets(a.row, a.height, b.row, b.height);
}

/** The placement moved and narrowed until it lies inside of so many columns. */
export function fitInto(placement: Placement, columns: number): Placement {
  const width = Math.min(Math.max(1, placement.width), columns);
  const column = Math.min(Math.max(1, placement.column), columns - width + 1);
  const height = Math.min(Math.max(1, placement.height), documentLimits.rows);
  const row = Math.min(Math.max(1, placement.row), documentLimits.rows - height + 1);
  return { ...placement, column, width, row, height };
}

/** The cells of a box. */
export type CellBox = Pick<Placement, 'column' | 'row' | 'width' | 'height'>;

/** The smallest box around all of these, of which there is one at least. */
export function boundsOf(places: readonly CellBox[]): CellBox {
  const column = Math.min(...places.map((place) => place.column));
  const row = Math.min(...places.map((place) => place.row));
  const end = Math.max(...places.map((place) => place.column + place.width));
  const bottom = Math.max(...places.map((place) => place.row + place.height));
  return { column, row, width: end - column, height: bottom - row };
}

/** The first row below all of these. */
export function rowBelow(placements: readonly Placement[]): number {
  const ends = placements.filter(({ hidden }) => !hidden).map(({ row, height }) => row + height);
  return Math.max(1, ...ends);
}

/** Where something of that size fits first, by rows from the top, without touching others. */
export function freePlacement(
  taken: readonly Placement[],
  size: { readonly width: number; readonly height: number },
  columns: number,
): Placement {
  const width = Math.min(size.width, columns);
  const bare = { width, height: size.height, layer: 0, hidden: false };
  const last = rowBelow(taken);
  for (let row = 1; row < last; row += 1) {
    for (let column = 1; column <= columns - width + 1; column += 1) {
      const placement = { ...bare, column, row };
      if (!taken.some((other) => overlaps(placement, other))) return placement;
    }
  }
  return { ...bare, column: 1, row: Math.min(last, documentLimits.rows - size.height + 1) };
}
