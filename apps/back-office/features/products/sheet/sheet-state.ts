/** What the sheet knows, as data; changed by the commands of `sheet-store.ts` alone. */
import type { CellValue, SheetColumn, SheetRow } from './sheet-columns.ts';
import type { CellFault, Writing } from './read-typed.ts';

/** A cell by its numbers in the sheet. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What stands in a cell that is not what the server has. It is never thrown away by itself. */
export interface CellMark {
  /** As it was typed or pasted. */
  readonly text: string;
  /** What was read of it; missing: it could not be. */
  readonly value?: CellValue;
  /** Units more or less that it stands for. */
  readonly by?: number;
  readonly state: 'saving' | 'bad' | 'refused' | 'conflict';
  readonly fault?: CellFault;
  /** The sentence of the server. */
  readonly message?: string;
  /** What somebody else wrote there meanwhile. */
  readonly theirs?: CellValue;
}

/** Marks of one row by the key of the column. */
export type RowMarks = Readonly<Record<string, CellMark>>;

export interface SheetState {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly writing: Writing;
  /** Where the keyboard is. */
  readonly active: CellPlace;
  /** The other corner of what is selected. */
  readonly end: CellPlace;
  /** The text with which the cell is being edited; undefined: it is not. */
  readonly editing: string | undefined;
  /** By the id of the variant. */
  readonly marks: ReadonlyMap<string, RowMarks>;
  /** No answer came: what is saved waits. */
  readonly isWaiting: boolean;
  /** Cells that a paste had no room for. */
  readonly cutOff: number;
}

/** The corners of what is selected: the first row and column, and the last ones. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf({ active, end }: Pick<SheetState, 'active' | 'end'>): CellRange {
  return {
    top: Math.min(active.row, end.row),
    bottom: Math.max(active.row, end.row),
    left: Math.min(active.column, end.column),
    right: Math.max(active.column, end.column),
  };
}

/** The mark of a cell. */
export function markOf(state: Pick<SheetState, 'marks'>, row: SheetRow, column: SheetColumn) {
  return state.marks.get(row.variant.id)?.[column.key];
}

/** What a cell holds: as typed where it is not saved yet, else as the server has it. */
export function cellText(
  { marks, writing }: Pick<SheetState, 'marks' | 'writing'>,
  row: SheetRow,
  column: SheetColumn,
): string {
  if (column.of === 'product' && !row.isFirst) return '';
  const mark = marks.get(row.variant.id)?.[column.key];
  if (!mark) return column.write(column.read(row), writing);
  return mark.value === undefined ? mark.text : column.write(mark.value, writing);
}

/** The value that a cell shall have, where that could be read. */
export function cellValue(
  state: Pick<SheetState, 'marks'>,
  row: SheetRow,
  column: SheetColumn,
): CellValue {
  const mark = markOf(state, row, column);
  return mark?.value === undefined ? column.read(row) : mark.value;
}

/** How many cells are on their way, and how many need a look. */
export function countMarks({ marks }: Pick<SheetState, 'marks'>): {
  saving: number;
  faults: number;
} {
  const all = [...marks.values()].flatMap((row) => Object.values(row));
  const saving = all.filter(({ state }) => state === 'saving').length;
  return { saving, faults: all.length - saving };
}

/** Marks with some set; undefined takes one away. Rows without marks are left out. */
export function withMarks(
  marks: SheetState['marks'],
  set: readonly { readonly rowId: string; readonly key: string; readonly mark?: CellMark }[],
): SheetState['marks'] {
  const next = new Map(marks);
  for (const [rowId, own] of Map.groupBy(set, (one) => one.rowId)) {
    const row: Record<string, CellMark> = { ...next.get(rowId) };
    for (const { key, mark } of own) {
      if (mark) row[key] = mark;
      else delete row[key];
    }
    if (Object.keys(row).length > 0) next.set(rowId, row);
    else next.delete(rowId);
  }
  return next;
}
