/** Makes a document of pieces: stacks, and a grid where something stands beside something. */
import { blockTypeTable, nameItems } from '@sitewright/blocks';
import {
  contentLimits,
  documentLimits,
  type Block,
  type PageDocument,
  type Placement,
  type SectionStyle,
} from '@sitewright/contract';
import { escapeHtml } from '@sitewright/formatters';
import { newId } from '../../../db/id.ts';
import { estimateRows } from './estimate-rows.ts';
import type { Piece, PieceColumn, PieceRow } from './markup/piece.ts';

/** Asset ids by the old address of a picture; those that could not be had are missing. */
export type PicturesHad = ReadonlyMap<string, string>;

/** Blocks that one section holds; more begin another one. EDIT-09 */
const mostBlocks = contentLimits.blocksPerLayout;

interface Part {
  readonly layout: 'stack' | 'grid';
  readonly rows: PieceRow[];
}

/**
 * The rows of a page as sections: what stands below each other is a stack, columns are a grid. An
 * empty page has an empty stack to write in.
 */
export function layOut(
  rows: readonly PieceRow[],
  { pictures, style }: { pictures: PicturesHad; style: SectionStyle },
): PageDocument {
  const parts = toParts(rows);
  const keys = Object.values(nameItems(parts)).map(({ order }) => order);
  const sections: PageDocument['sections'] = {};
  const blocks: PageDocument['blocks'] = {};
  for (const [index, { layout, rows: own }] of parts.entries()) {
    const id = newId();
    sections[id] = { id, order: keys[index]!, layout, style };
    const placed = layout === 'grid' ? placeOnGrid(own) : placeInStack(own);
    for (const block of toBlocks(placed, id, pictures)) blocks[block.id] = block;
  }
  return { schema: 1, sections, blocks };
}

function toParts(rows: readonly PieceRow[]): Part[] {
  const parts = splitRows(rows);
  if (parts.length <= documentLimits.sections) return parts;
  // More bands than a page has: its columns stand below each other.
  const flat = rows.map((row) => [{ span: 12, pieces: row.flatMap(({ pieces }) => pieces) }]);
  return splitRows(flat).slice(0, documentLimits.sections);
}

function splitRows(rows: readonly PieceRow[]): Part[] {
  const parts: Part[] = [];
  let held = 0;
  for (const row of rows.flatMap(splitRow)) {
    const layout = row.length > 1 ? 'grid' : 'stack';
    const size = row.reduce((sum, { pieces }) => sum + pieces.length, 0);
    const last = parts.at(-1);
    if (last?.layout === layout && held + size <= mostBlocks) {
      last.rows.push(row);
      held += size;
    } else {
      parts.push({ layout, rows: [row] });
      held = size;
    }
  }
  return parts.length > 0 ? parts : [{ layout: 'stack', rows: [] }];
}

/** A long row over the whole width may go on in the next section. */
function splitRow(row: PieceRow): PieceRow[] {
  const [only, ...others] = row;
  if (!only || others.length > 0 || only.pieces.length <= mostBlocks) return [row];
  const rows: PieceRow[] = [];
  for (let at = 0; at < only.pieces.length; at += mostBlocks) {
    rows.push([{ span: only.span, pieces: only.pieces.slice(at, at + mostBlocks) }]);
  }
  return rows;
}

interface Placed {
  readonly piece: Piece;
  readonly wide: Placement;
  readonly phone?: Placement;
}

const bare = { layer: 0, hidden: false } as const;
const wideColumns = documentLimits.wideColumns;

function placeInStack(rows: readonly PieceRow[]): Placed[] {
  const pieces = rows.flatMap((row) => row.flatMap((column) => column.pieces));
  return pieces.map((piece, index) => ({
    piece,
    wide: { column: 1, row: index + 1, width: wideColumns, height: 1, ...bare },
  }));
}

/** Columns begin in one row, and the next row begins below the longest of them. */
function placeOnGrid(rows: readonly PieceRow[]): Placed[] {
  const placed: Placed[] = [];
  let top = 1;
  for (const row of rows) {
    const columns = row.map(joinWords);
    const heights = columns.map(({ span, pieces }) =>
      pieces.map((piece) => estimateRows(piece, span)),
    );
    const longest = Math.max(1, ...heights.map((all) => all.reduce((sum, one) => sum + one, 0)));
    let column = 1;
    for (const [at, { span, pieces }] of columns.entries()) {
      const width = Math.min(span * 2, wideColumns - column + 1);
      let below = top;
      for (const [index, piece] of pieces.entries()) {
        const isLast = index === pieces.length - 1;
        // The last one takes what is left, so that the others keep together.
        const height = isLast ? Math.max(top + longest - below, 1) : heights[at]![index]!;
        const phone = { column: 1, width: documentLimits.phoneColumns, height: 1, ...bare };
        placed.push({
          piece,
          wide: {
            column,
            row: below,
            width: Math.max(width - gapAfter(row, at), 1),
            height,
            ...bare,
          },
          phone: { ...phone, row: placed.length + 1 },
        });
        below += height;
      }
      column += span * 2;
    }
    top += longest;
  }
  return placed;
}

/** A column of the 24 stays free between two columns, where there is room. */
function gapAfter(row: PieceRow, at: number): number {
  return at < row.length - 1 && row.every(({ span }) => span > 2) ? 1 : 0;
}

/** Headings and the words below them are one text: it keeps its own distances. */
function joinWords({ span, pieces }: PieceColumn): PieceColumn {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const html = wordsOf(piece);
    const last = joined.at(-1);
    const before = last && wordsOf(last);
    if (html === undefined) joined.push(piece);
    else if (before === undefined) joined.push(toText(html));
    else joined[joined.length - 1] = toText(before + html);
  }
  return { span, pieces: joined };
}

function wordsOf({ type, data }: Piece): string | undefined {
  if (type === 'text') return String(data['html']);
  if (type !== 'heading') return undefined;
  return `<h${String(data['level'])}>${escapeHtml(String(data['text']))}</h${String(data['level'])}>`;
}

function toText(html: string): Piece {
  return { type: 'text', data: { format: 'html', html } };
}

function toBlocks(placed: readonly Placed[], sectionId: string, had: PicturesHad): Block[] {
  const keys = Object.values(nameItems(placed)).map(({ order }) => order);
  return placed.flatMap(({ piece, wide, phone }, index): Block[] => {
    const type = blockTypeTable.get(piece.type);
    if (!type) return [];
    return [
      {
        id: newId(),
        sectionId,
        order: keys[index]!,
        type: type.type,
        version: type.version,
        data: withPictures(piece, had),
        placement: { wide, ...(phone && { phone }) },
      },
    ];
  });
}

/** A picture that could not be had leaves its place open: its words stay. */
function withPictures({ type, data, pictures = [] }: Piece, had: PicturesHad): object {
  const ids = pictures.map(({ url }) => had.get(url));
  if (type === 'image') return { ...data, ...(ids[0] && { assetId: ids[0] }) };
  if (type !== 'gallery') return data;
  const initial = blockTypeTable.get('gallery')?.initial as object;
  const items = Object.entries(data['pictures'] as Record<string, object>);
  const filled = items.flatMap(([name, item], index) =>
    ids[index] === undefined ? [] : [[name, { ...item, assetId: ids[index] }] as const],
  );
  return { ...initial, ...data, pictures: Object.fromEntries(filled) };
}
