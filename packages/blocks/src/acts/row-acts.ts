/** What people do in rows of 12 columns, as commands. Each gesture is one entry of the history. */
import { documentLimits, type Command, type PageDocument } from '@sitewright/contract';
import { findBlock } from '../document/find.ts';
import { compareOrder } from '../document/order.ts';
import { findInRows, readRows, type ClassicRow, type RowColumn } from '../document/rows.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import type { BlockType } from '../types/block-type.ts';
import { addBlock } from './block-acts.ts';
import { openBlocks } from './many-acts.ts';
import { writeRows } from './write-rows.ts';

/**
 * Beside another block: `before` and `after` in its column, `left` and `right` of it in a column of
 * their own, `above` and `below` in a row of their own.
 */
export const rowSides = ['before', 'after', 'left', 'right', 'above', 'below'] as const;

/** One of {@link rowSides}. */
export type RowSide = (typeof rowSides)[number];

/** Where blocks go in the rows of a section. */
export interface RowPlace {
  readonly sectionId: string;
  /** Missing: a row of their own at the end. */
  readonly beside?: { readonly id: string; readonly side: RowSide } | undefined;
}

const { classicColumns } = documentLimits;

/** Holds the place of what moves, until that is taken away where it stood. */
const moving = '';

/**
 * Moves blocks to a place in rows, also of another section, in their order of reading. What becomes
 * empty goes, and its width goes to its neighbour. Locked blocks stay; a row of twelve columns takes
 * no more.
 */
export function moveToRows(
  document: PageDocument,
  ids: readonly string[],
  { sectionId, beside }: RowPlace,
): Command[] {
  const blocks = inReadingOrder(
    document,
    openBlocks(document, ids).map(({ id }) => id),
  );
  if (blocks.length === 0) return [];
  const moved = new Set(blocks);
  const before = readRows(document, sectionId);
  const held = holdPlace(before, beside);
  const rows = held && fillPlace(takeOut(held, moved), blocks);
  if (!rows) return [];
  const others = new Set(blocks.map((id) => findBlock(document, id)?.sectionId ?? sectionId));
  others.delete(sectionId);
  const left = [...others].flatMap((id) => {
    const were = readRows(document, id);
    return writeRows(document, id, { before: were, rows: takeOut(were, moved) });
  });
  return [...left, ...writeRows(document, sectionId, { before, rows, moved })];
}

function inReadingOrder(document: PageDocument, ids: readonly string[]): string[] {
  const blocks = ids.flatMap((id) => findBlock(document, id) ?? []);
  const wanted = new Set(ids);
  const sections = new Set(blocks.toSorted(compareOrder).map(({ sectionId }) => sectionId));
  return [...sections].flatMap((id) =>
    readRows(document, id)
      .flatMap(({ columns }) => columns.flatMap(({ entries }) => entries))
      .filter((entry) => wanted.has(entry)),
  );
}

/** The rows with an empty place in them; undefined where there is no room. */
function holdPlace(
  rows: readonly ClassicRow[],
  beside: RowPlace['beside'],
): ClassicRow[] | undefined {
  const own: ClassicRow = {
    number: undefined,
    columns: [{ width: classicColumns, entries: [moving] }],
  };
  if (!beside) return [...rows, own];
  const found = findInRows(rows, beside.id);
  if (!found) return undefined;
  const { side } = beside;
  const row = rows[found.row]!;
  if (side === 'above') return rows.toSpliced(found.row, 0, own);
  if (side === 'below') return rows.toSpliced(found.row + 1, 0, own);
  const column = row.columns[found.column]!;
  const columns =
    side === 'left' || side === 'right'
      ? row.columns.toSpliced(found.column + (side === 'left' ? 0 : 1), 0, {
          width: 0,
          entries: [moving],
        })
      : row.columns.with(found.column, {
          ...column,
          entries: column.entries.toSpliced(found.entry + (side === 'before' ? 0 : 1), 0, moving),
        });
  return rows.with(found.row, { ...row, columns });
}

/** The rows without these blocks. A row that had none of them stays the same one. */
function takeOut(rows: readonly ClassicRow[], ids: ReadonlySet<string>): ClassicRow[] {
  return rows.flatMap((row) => {
    if (!row.columns.some(({ entries }) => entries.some((id) => ids.has(id)))) return [row];
    let columns: RowColumn[] = [];
    let spare = 0;
    for (const { width, entries } of row.columns) {
      const left = entries.filter((id) => !ids.has(id));
      const last = columns.at(-1);
      // The new column has no width yet, and takes none of one that goes.
      if (left.length > 0) columns.push({ width: width === 0 ? 0 : width + spare, entries: left });
      else if (last && last.width > 0)
        columns = columns.with(-1, { ...last, width: last.width + width });
      else spare += width;
      if (left.length > 0 && width > 0) spare = 0;
    }
    return columns.length === 0 ? [] : [{ ...row, columns }];
  });
}

/** Puts blocks into the place that was held for them; undefined where their column finds no width. */
function fillPlace(rows: readonly ClassicRow[], ids: readonly string[]): ClassicRow[] | undefined {
  const found = findInRows(rows, moving);
  if (!found) return undefined;
  const row = rows[found.row]!;
  const column = row.columns[found.column]!;
  const entries = column.entries.flatMap((id) => (id === moving ? ids : [id]));
  const columns = row.columns.with(found.column, { ...column, entries });
  const fitted = column.width === 0 ? makeRoom(columns, found.column) : columns;
  return fitted && rows.with(found.row, { ...row, columns: fitted });
}

/**
 * Gives a new column its width: what the row has left, an equal share where all others are equal, else
 * half of its neighbour.
 */
function makeRoom(columns: readonly RowColumn[], at: number): RowColumn[] | undefined {
  const others = columns.toSpliced(at, 1);
  const free = classicColumns - others.reduce((sum, { width }) => sum + width, 0);
  const give = (width: number, rest: readonly RowColumn[] = columns) =>
    rest.with(at, { ...rest[at]!, width });
  if (free > 0) return give(free);
  const share = classicColumns / columns.length;
  const areEqual = others.every(({ width }) => width === others[0]?.width);
  if (areEqual && Number.isInteger(share)) return columns.map((one) => ({ ...one, width: share }));
  const widths = others.map(({ width }) => width);
  const near = at > 0 ? at - 1 : at;
  const giver = (widths[near] ?? 0) > 1 ? near : widths.indexOf(Math.max(...widths));
  const place = giver >= at ? giver + 1 : giver;
  const { width, ...rest } = columns[place]!;
  if (width < 2) return undefined;
  const half = Math.floor(width / 2);
  return give(half, columns.with(place, { ...rest, width: width - half }));
}

/**
 * Makes the column of a block wider by so many of twelve, or narrower: its neighbour at the right, or
 * at the left of the last one, gets narrower. None gets narrower than one.
 */
export function resizeColumn(document: PageDocument, id: string, by: number): Command[] {
  const block = findBlock(document, id);
  if (!block) return [];
  const { sectionId } = block;
  const before = readRows(document, sectionId);
  const found = findInRows(before, id);
  const row = found && before[found.row];
  const column = found && row?.columns[found.column];
  if (!found || !row || !column) return [];
  const neighbourAt = found.column + 1 < row.columns.length ? found.column + 1 : found.column - 1;
  const neighbour = row.columns[neighbourAt];
  const most = neighbour ? neighbour.width - 1 : classicColumns - column.width;
  const step = Math.max(1 - column.width, Math.min(most, by));
  if (step === 0) return [];
  const wider = row.columns.with(found.column, { ...column, width: column.width + step });
  const columns = neighbour
    ? wider.with(neighbourAt, { ...neighbour, width: neighbour.width - step })
    : wider;
  return writeRows(document, sectionId, {
    before,
    rows: before.with(found.row, { ...row, columns }),
  });
}

/** Adds a block of a type with what it begins with. Missing `beside`: in a row of its own at the end. */
export function addToRows(
  document: PageDocument,
  type: BlockType,
  { beside, ...at }: { id: string; sectionId: string; data?: unknown } & Pick<RowPlace, 'beside'>,
): Command[] {
  const last = readRows(document, at.sectionId).at(-1)?.number ?? 0;
  const placement = {
    column: 1,
    row: Math.min(last + 1, documentLimits.rows),
    width: classicColumns,
    height: type.size.height,
    layer: 0,
    hidden: false,
  };
  const adding = addBlock(document, type, { ...at, placement });
  if (!beside) return adding;
  const { document: added } = putOnTop(document, adding);
  return [...adding, ...moveToRows(added, [at.id], { sectionId: at.sectionId, beside })];
}

/** A step in rows. `up` and `left` go towards the beginning. */
export type RowStep = 'up' | 'down' | 'left' | 'right';

/**
 * Moves blocks of one section by a step: past their neighbour in the column, out of it into a row of
 * their own, past the next row; across into the next column, into one of their own, or from a row of
 * their own beside the row before or after.
 */
export function stepInRows(
  document: PageDocument,
  ids: readonly string[],
  step: RowStep,
): Command[] {
  const moved = inReadingOrder(
    document,
    openBlocks(document, ids).map(({ id }) => id),
  );
  const isBack = step === 'up' || step === 'left';
  const edge = findBlock(document, (isBack ? moved[0] : moved.at(-1)) ?? '');
  if (!edge) return [];
  const rows = readRows(document, edge.sectionId);
  const beside = placeOfStep(rows, { id: edge.id, moved: new Set(moved), step });
  return beside ? moveToRows(document, moved, { sectionId: edge.sectionId, beside }) : [];
}

function placeOfStep(
  rows: readonly ClassicRow[],
  { id, moved, step }: { id: string; moved: ReadonlySet<string>; step: RowStep },
): RowPlace['beside'] {
  const found = findInRows(rows, id)!;
  const { columns } = rows[found.row]!;
  const { entries } = columns[found.column]!;
  const isBack = step === 'up' || step === 'left';
  const by = isBack ? -1 : 1;
  const isAlone = columns.every((column) => column.entries.every((entry) => moved.has(entry)));
  const rowBeside = rows[found.row + by];
  const edgeOf = (row: ClassicRow | undefined, side: RowSide) => {
    const column = isBack ? row?.columns.at(-1) : row?.columns[0];
    const entry = isBack ? column?.entries.at(-1) : column?.entries[0];
    return entry === undefined ? undefined : { id: entry, side };
  };
  if (step === 'up' || step === 'down') {
    const neighbour = entries[found.entry + by];
    if (neighbour !== undefined) return { id: neighbour, side: isBack ? 'before' : 'after' };
    if (isAlone) return edgeOf(rowBeside, isBack ? 'above' : 'below');
    return { id, side: isBack ? 'above' : 'below' };
  }
  if (isAlone) return edgeOf(rowBeside, isBack ? 'right' : 'left');
  const column = columns[found.column + by];
  const last = column?.entries.at(-1);
  if (last !== undefined) return { id: last, side: 'after' };
  return entries.every((entry) => moved.has(entry)) ? undefined : { id, side: step };
}
