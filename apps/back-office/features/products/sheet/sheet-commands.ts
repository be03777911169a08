/** What keys, the clipboard and the handle do to the sheet. Each is one step that can be taken back. */
import type { CellText } from './plan-cells.ts';
import {
  cellText,
  rangeOf,
  type CellPlace,
  type CellRange,
  type SheetState,
} from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';
import { readTable, writeTable } from './clipboard-table.ts';

/** Goes to a cell; with `extends` the selection reaches there. Outside is the nearest inside. */
export function goTo(store: SheetStore, to: CellPlace, extend = false): void {
  const { rows, columns, active } = store.read();
  const place = {
    row: Math.max(0, Math.min(rows.length - 1, to.row)),
    column: Math.max(0, Math.min(columns.length - 1, to.column)),
  };
  // The keyboard is at the moving corner; the other one stays.
  if (extend) store.set({ end: place, active, editing: undefined });
  else store.set({ active: place, end: place, editing: undefined });
}

/** From the corner that moves. */
export function move(
  store: SheetStore,
  { rows = 0, columns = 0 }: { rows?: number; columns?: number },
  extend = false,
): void {
  const { active, end } = store.read();
  const from = extend ? end : active;
  goTo(store, { row: from.row + rows, column: from.column + columns }, extend);
}

/** The next cell of the row, or the first of the next one; false at the very end. */
export function tab(store: SheetStore, step: 1 | -1): boolean {
  const { rows, columns, active } = store.read();
  const at = active.row * columns.length + active.column + step;
  if (at < 0 || at >= rows.length * columns.length) return false;
  goTo(store, { row: Math.floor(at / columns.length), column: at % columns.length });
  return true;
}

/** Puts what was typed into the cell that is edited. */
export function commit(store: SheetStore, text: string): void {
  const { active } = store.read();
  store.set({ editing: undefined });
  store.apply([{ ...active, text }]);
}

/** What is selected, as spreadsheets take it. */
export function copyText(store: SheetStore): string {
  const state = store.read();
  return writeTable(tableOf(state, rangeOf(state)));
}

function tableOf(state: SheetState, { top, bottom, left, right }: CellRange): string[][] {
  return state.rows
    .slice(top, bottom + 1)
    .map((row) =>
      state.columns.slice(left, right + 1).map((column) => cellText(state, row, column)),
    );
}

/** Empties what is selected. */
export function clear(store: SheetStore): void {
  store.apply(placesIn(rangeOf(store.read())).map((place) => ({ ...place, text: '' })));
}

/**
 * Puts a table in at the first selected cell. One that fits into the selection several times fills
 * it. What has no room is counted.
 */
export function paste(store: SheetStore, text: string): void {
  const state = store.read();
  const table = readTable(text);
  const range = rangeOf(state);
  const height = table.length;
  const width = Math.max(...table.map((row) => row.length));
  const selected = { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
  const isTiled = selected.rows % height === 0 && selected.columns % width === 0;
  const rows = isTiled ? selected.rows : height;
  const columns = isTiled ? selected.columns : width;
  const texts: CellText[] = [];
  let cutOff = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = table[row % height]?.[column % width];
      if (cell === undefined) continue;
      const place = { row: range.top + row, column: range.left + column };
      if (place.row < state.rows.length && place.column < state.columns.length) {
        texts.push({ ...place, text: cell });
      } else if (cell.trim() !== '') cutOff += 1;
    }
  }
  const end = {
    row: Math.min(state.rows.length, range.top + rows) - 1,
    column: Math.min(state.columns.length, range.left + columns) - 1,
  };
  store.set({ active: { row: range.top, column: range.left }, end, cutOff });
  store.apply(texts);
}

/** The first row of what is selected goes to all below it; a single row takes the one above. */
export function fillDown(store: SheetStore): void {
  const state = store.read();
  const { top, bottom, left, right } = rangeOf(state);
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return;
  fill(store, { top: from, bottom: from, left, right }, { top: from + 1, bottom, left, right });
}

/** Repeats a range over another one. Cells that show nothing of their own stay as they are. */
export function fill(store: SheetStore, source: CellRange, target: CellRange): void {
  const state = store.read();
  const table = tableOf(state, source);
  const isIn = ({ row, column }: CellPlace) =>
    row >= source.top && row <= source.bottom && column >= source.left && column <= source.right;
  const texts = placesIn(target)
    .filter((place) => !isIn(place))
    .flatMap((place): CellText[] => {
      const height = source.bottom - source.top + 1;
      const width = source.right - source.left + 1;
      const row = (((place.row - source.top) % height) + height) % height;
      const column = (((place.column - source.left) % width) + width) % width;
      const own = state.columns[place.column];
      // The name of a product is filled to products, not to their variants.
      if (own?.of === 'product' && state.rows[place.row]?.isFirst !== true) return [];
      return [{ ...place, text: table[row]?.[column] ?? '' }];
    });
  store.apply(texts);
}

function placesIn({ top, bottom, left, right }: CellRange): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}

/** The next cell that needs a look, behind the active one. */
export function goToFault(store: SheetStore): void {
  const { rows, columns, marks, active } = store.read();
  const width = columns.length;
  const faults = rows.flatMap((row, index) => {
    const own = marks.get(row.variant.id);
    if (!own) return [];
    return columns.flatMap(({ key }, column) => {
      const mark = own[key];
      return mark && mark.state !== 'saving' ? [index * width + column] : [];
    });
  });
  const here = active.row * width + active.column;
  const next = faults.find((at) => at > here) ?? faults[0];
  if (next !== undefined) goTo(store, { row: Math.floor(next / width), column: next % width });
}
