/** Blocks in rows of 12 columns, as classic templates have them: read from placements. */
import {
  documentLimits,
  type Block,
  type PageDocument,
  type Placement,
} from '@sitewright/contract';
import { findBlock, findSection } from './find.ts';
import { orderedBlocks } from './order.ts';

/** Blocks below each other, this many of 12 columns wide. */
export interface RowColumn<Entry = string> {
  readonly width: number;
  readonly entries: readonly Entry[];
}

/** Columns side by side. */
export interface ClassicRow<Entry = string> {
  /** Rows stand by their numbers, which may have gaps; undefined: it has none yet. */
  readonly number: number | undefined;
  readonly columns: readonly RowColumn<Entry>[];
}

/**
 * A block's row is that of its wide placement; blocks that begin in one column stand below each
 * other in it. A column is as wide as the widest of them.
 */
export function groupRows(blocks: readonly Block[]): ClassicRow<Block>[] {
  const rows = [...Map.groupBy(blocks, ({ placement }) => placement.wide.row)];
  return rows
    .toSorted(([a], [b]) => a - b)
    .map(([number, own]) => ({ number, columns: groupColumns(own) }));
}

function groupColumns(row: readonly Block[]): RowColumn<Block>[] {
  const columns = [...Map.groupBy(row, ({ placement }) => placement.wide.column)];
  return columns
    .toSorted(([a], [b]) => a - b)
    .map(([, entries]) => {
      const widest = Math.max(...entries.map(({ placement }) => placement.wide.width));
      return { width: Math.min(widest, documentLimits.classicColumns), entries };
    });
}

/** The rows of a section by the ids of its blocks, also of hidden ones. */
export function readRows(document: PageDocument, sectionId: string): ClassicRow[] {
  return groupRows(orderedBlocks(document, sectionId)).map(({ number, columns }) => ({
    number,
    columns: columns.map(({ width, entries }) => ({ width, entries: entries.map(({ id }) => id) })),
  }));
}

/** Whether a block stands in rows of 12 columns. */
export function isInRows(document: PageDocument, id: string): boolean {
  const block = findBlock(document, id);
  return block !== undefined && findSection(document, block.sectionId)?.layout === 'rows';
}

/** The row of a block and its column there, counted from 0. */
export function findInRows(
  rows: readonly ClassicRow[],
  id: string,
): { row: number; column: number; entry: number } | undefined {
  for (const [row, { columns }] of rows.entries()) {
    const column = columns.findIndex(({ entries }) => entries.includes(id));
    const entry = columns[column]?.entries.indexOf(id);
    if (entry !== undefined) return { row, column, entry };
  }
  return undefined;
}

/** Columns that have room beside each other: those of a row that is too full get narrower. */
export function fitColumns(columns: readonly RowColumn[]): readonly RowColumn[] {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const most = documentLimits.classicColumns;
  if (sum <= most) return columns;
  const shares = columns.map(({ width }) => Math.max(1, Math.floor((width * most) / sum)));
  return columns.map((column, at) => ({ ...column, width: shares[at] ?? 1 }));
}

/**
 * A placement of one of these blocks in columns of twelve: those of the grid, which has more, keep
 * their share of the width.
 */
export function toClassicColumns(place: Placement, all: readonly Block[]): Placement {
  const columns = documentLimits.classicColumns;
  const isOfGrid = all.some(({ placement: { wide } }) => wide.column + wide.width - 1 > columns);
  if (!isOfGrid) return place;
  const share = columns / documentLimits.wideColumns;
  const column = Math.ceil(place.column * share);
  const width = Math.max(1, Math.round(place.width * share));
  return { ...place, column, width: Math.min(width, columns - column + 1) };
}
