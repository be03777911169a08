/** Makes a document of pieces: a stack where nothing stands beside anything, else rows. */
import { blockTypeTable, nameItems } from '@sitewright/blocks';
import {
  contentLimits,
  documentLimits,
  type Block,
  type PageDocument,
  type SectionStyle,
} from '@sitewright/contract';
import { newId } from '../../../db/id.ts';
import type { Piece, PieceRow } from './markup/piece.ts';

/** Asset ids by the old address of a picture; those that could not be had are missing. */
export type PicturesHad = ReadonlyMap<string, string>;

/** Blocks that one section holds; more begin another one. EDIT-09 */
const mostBlocks = contentLimits.blocksPerLayout;

/**
 * The rows of a page as sections. What stands on less than 12 columns is a section of rows by
 * itself with all around it, so that words and columns have one width.
 */
export function layOut(
  rows: readonly PieceRow[],
  { pictures, style }: { pictures: PicturesHad; style: SectionStyle },
): PageDocument {
  const parts = splitRows(rows);
  const keys = Object.values(nameItems(parts)).map(({ order }) => order);
  const sections: PageDocument['sections'] = {};
  const blocks: PageDocument['blocks'] = {};
  for (const [index, part] of parts.entries()) {
    const id = newId();
    const hasColumns = part.some((row) => row.length > 1);
    const layout = hasColumns ? 'rows' : 'stack';
    sections[id] = { id, order: keys[index]!, layout, style };
    for (const block of placeBlocks(part, id, pictures)) blocks[block.id] = block;
  }
  return { schema: 1, sections, blocks };
}

/** Parts of so many blocks as a section holds; an empty page has an empty part to write in. */
function splitRows(rows: readonly PieceRow[]): PieceRow[][] {
  const parts: PieceRow[][] = [[]];
  let held = 0;
  for (const row of rows.flatMap(splitRow)) {
    const size = row.reduce((sum, { pieces }) => sum + pieces.length, 0);
    if (held > 0 && held + size > mostBlocks && parts.length < documentLimits.sections) {
      parts.push([]);
      held = 0;
    }
    parts.at(-1)!.push(row);
    held += size;
  }
  return parts;
}

/** A long row over the whole width may go on in the next section. */
function splitRow(row: PieceRow): PieceRow[] {
  const [only, ...others] = row;
  if (!only || others.length > 0 || only.pieces.length <= mostBlocks) return [row];
  const pieces: PieceRow[] = [];
  for (let at = 0; at < only.pieces.length; at += mostBlocks) {
    pieces.push([{ span: only.span, pieces: only.pieces.slice(at, at + mostBlocks) }]);
  }
  return pieces;
}

function placeBlocks(rows: readonly PieceRow[], sectionId: string, had: PicturesHad): Block[] {
  const placed = rows.flatMap((row, rowAt) => {
    let column = 1;
    return row.flatMap(({ span, pieces }) => {
      const at = { column, row: rowAt + 1, width: span, height: 1, layer: 0, hidden: false };
      column += span;
      return pieces.map((piece) => ({ piece, at }));
    });
  });
  const keys = Object.values(nameItems(placed)).map(({ order }) => order);
  return placed.flatMap(({ piece, at }, index): Block[] => {
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
        placement: { wide: at },
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
