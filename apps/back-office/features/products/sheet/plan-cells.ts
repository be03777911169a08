/** What typed or pasted texts make of cells: read, or marked with what is wrong. Pure. */
import type { CellValue, SheetColumn, SheetRow } from './sheet-columns.ts';
import {
  cellValue,
  markOf,
  type CellMark,
  type CellPlace,
  type SheetState,
} from './sheet-state.ts';

/** A text for a cell. */
export interface CellText extends CellPlace {
  readonly text: string;
}

/** A cell of an action, with what stood there before it. */
export interface PlannedCell {
  readonly rowId: string;
  readonly column: SheetColumn;
  /** Missing: the cell is as the server has it. */
  readonly mark?: CellMark;
  readonly before?: CellMark;
}

/** What may be changed here. */
export interface SheetRights {
  readonly mayEdit: boolean;
  readonly mayMoveUnits: boolean;
}

/** The cells that differ afterwards. What belongs to another row or is not allowed is told. */
export function planCells(
  state: SheetState,
  texts: readonly CellText[],
  rights: SheetRights,
): PlannedCell[] {
  const planned = texts.flatMap((one): (PlannedCell & { row: SheetRow })[] => {
    const row = state.rows[one.row];
    const column = state.columns[one.column];
    if (!row || !column) return [];
    const before = markOf(state, row, column);
    if (column.of === 'product' && !row.isFirst && one.text.trim() === '') return [];
    const mark = markFor(state, { row, column, text: one.text, rights });
    if (!mark && !before) return [];
    return [
      { rowId: row.variant.id, column, row, ...(mark && { mark }), ...(before && { before }) },
    ];
  });
  return checkPrices(state, planned).map(({ row: _row, ...cell }) => cell);
}

interface Typed {
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly text: string;
  readonly rights: SheetRights;
}

function markFor(state: SheetState, { row, column, text, rights }: Typed): CellMark | undefined {
  const may = column.of === 'stock' ? rights.mayMoveUnits : rights.mayEdit;
  if (!may) return { text, state: 'bad', fault: 'mayNot' };
  if (column.of === 'product' && !row.isFirst) return { text, state: 'bad', fault: 'ofProduct' };
  const read = column.parse(text, state.writing, row);
  if ('fault' in read) return { text, state: 'bad', fault: read.fault };
  const { value } = read;
  const present = column.read(row);
  const mark = markOf(state, row, column);
  // What is on its way already is taken back by sending what was there.
  const isBack = value === present && mark?.state !== 'saving';
  if (isBack) return undefined;
  if (mark?.state === 'saving' && mark.value === value) return mark;
  return {
    text,
    value,
    state: 'saving',
    ...(column.of === 'stock' && { by: stepTo(state, row, { column, value }) }),
  };
}

/** Units between what is shown and what shall be; a fresh count begins at zero. */
function stepTo(
  state: SheetState,
  row: SheetRow,
  { column, value }: { column: SheetColumn; value: CellValue },
): number {
  if (value === null) return 0;
  // What was refused never came to be.
  const isOnItsWay = markOf(state, row, column)?.state === 'saving';
  const shown = isOnItsWay ? cellValue(state, row, column) : column.read(row);
  return Number(value) - (typeof shown === 'number' ? shown : 0);
}

/** A sale price above the price: the cells of this action are told. */
function checkPrices<Cell extends PlannedCell & { row: SheetRow }>(
  state: SheetState,
  cells: readonly Cell[],
): Cell[] {
  const ofRow = Map.groupBy(cells, ({ rowId }) => rowId);
  const wrong = new Set<string>();
  for (const [rowId, own] of ofRow) {
    const row = own[0]?.row;
    if (!row) continue;
    const valueOf = (key: string) => {
      const column = state.columns.find((one) => one.key === key);
      const cell = own.find((one) => one.column.key === key);
      if (cell?.mark?.value !== undefined) return cell.mark.value;
      if (!column) return null;
      return cell && !cell.mark ? column.read(row) : cellValue(state, row, column);
    };
    const [price, sale] = [valueOf('priceCents'), valueOf('salePriceCents')];
    if (typeof sale === 'number' && typeof price === 'number' && sale > price) wrong.add(rowId);
  }
  return cells.map((cell) => {
    const isPrice = ['priceCents', 'salePriceCents'].includes(cell.column.key);
    if (!wrong.has(cell.rowId) || !isPrice || cell.mark?.state !== 'saving') return cell;
    const { text, value } = cell.mark;
    const mark: CellMark = {
      text,
      ...(value !== undefined && { value }),
      state: 'bad',
      fault: 'saleTooHigh',
    };
    return { ...cell, mark };
  });
}
