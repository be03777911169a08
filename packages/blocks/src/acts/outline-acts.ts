/** Blocks that are moved in the outline: to another place in the order of reading. */
import type { Block, Command, PageDocument } from '@sitewright/contract';
import { boundsOf, columnsAt, fitInto, rowBelow } from '../document/grid.ts';
import { findSection } from '../document/find.ts';
import { compareOrder, orderAt, orderedBlocks, orderedSections } from '../document/order.ts';
import { openBlocks } from './many-acts.ts';
import { moveToRows } from './row-acts.ts';

/** Where they are read from then on. */
export interface OutlinePlace {
  readonly sectionId: string;
  /** The block that they are read before; missing: the end of the section. */
  readonly beforeId?: string | undefined;
}

/**
 * Moves blocks before another one, also of another section, in their order of reading. In a section
 * of their own they stay where they stand on the grid; those that come to another one stand below what
 * is there, as they stood to each other. In rows they get one of their own. Locked ones stay.
 */
export function moveInOutline(
  document: PageDocument,
  ids: readonly string[],
  { sectionId, beforeId }: OutlinePlace,
): Command[] {
  const section = findSection(document, sectionId);
  const blocks = asRead(document, openBlocks(document, ids)).filter(({ id }) => id !== beforeId);
  if (!section || blocks.length === 0) return [];
  const isInRows = (block: Block) => findSection(document, block.sectionId)?.layout === 'rows';
  if (section.layout === 'rows') {
    const moved = blocks.map(({ id }) => id);
    const beside = beforeId === undefined ? undefined : { id: beforeId, side: 'above' as const };
    return blocks.every(isInRows) ? moveToRows(document, moved, { sectionId, beside }) : [];
  }
  // The rows that they leave would be written by cells of a grid.
  return blocks.some(isInRows) ? [] : moveOnGrid(document, blocks, { sectionId, beforeId });
}

function moveOnGrid(
  document: PageDocument,
  blocks: readonly Block[],
  { sectionId, beforeId }: OutlinePlace,
): Command[] {
  const moving = new Set(blocks.map(({ id }) => id));
  const before = orderedBlocks(document, sectionId);
  const others = before.filter(({ id }) => !moving.has(id));
  const found = others.findIndex(({ id }) => id === beforeId);
  const start = found < 0 ? others.length : found;
  const wanted = others.toSpliced(start, 0, ...blocks);
  const isThere = blocks.every((block) => block.sectionId === sectionId);
  if (isThere && wanted.every(({ id }, at) => id === before[at]?.id)) return [];
  const places = newPlaces(
    before,
    blocks.filter((block) => block.sectionId !== sectionId),
  );
  const siblings = [...others];
  return blocks.flatMap((block, at): Command[] => {
    const { id, order: was, sectionId: from } = block;
    const order = orderAt(siblings, start + at, id);
    siblings.splice(start + at, 0, { ...block, order });
    return [
      { name: 'move-block', id, from: { sectionId: from, order: was }, to: { sectionId, order } },
      ...(places.get(id) ?? []),
    ];
  });
}

/** Below what stands there; on phones they follow from that again. */
function newPlaces(
  there: readonly Block[],
  coming: readonly Block[],
): ReadonlyMap<string, readonly Command[]> {
  if (coming.length === 0) return new Map();
  const { row } = boundsOf(coming.map(({ placement }) => placement.wide));
  const shift = rowBelow(there.map(({ placement }) => placement.wide)) - row;
  return new Map(
    coming.map(({ id, placement: { wide, phone } }) => {
      const to = fitInto({ ...wide, row: wide.row + shift }, columnsAt('wide'));
      const placing: Command[] = [
        { name: 'set-placement', id, breakpoint: 'wide', from: wide, to },
        ...(phone
          ? [{ name: 'set-placement' as const, id, breakpoint: 'phone' as const, from: phone }]
          : []),
      ];
      return [id, placing] as const;
    }),
  );
}

function asRead(document: PageDocument, blocks: readonly Block[]): Block[] {
  const ranks = new Map(orderedSections(document).map(({ id }, rank) => [id, rank]));
  const rankOf = ({ sectionId }: Block) => ranks.get(sectionId) ?? 0;
  return blocks.toSorted((a, b) => rankOf(a) - rankOf(b) || compareOrder(a, b));
}
