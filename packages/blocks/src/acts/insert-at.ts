/** A new block where somebody lets it go, as commands. */
import type { Breakpoint, Command, PageDocument, Placement } from '@sitewright/contract';
import { orderedBlocks } from '../document/order.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import type { BlockType } from '../types/block-type.ts';
import { addBlock, placeBlock, placementAt } from './block-acts.ts';

interface InsertPlace {
  readonly id: string;
  readonly sectionId: string;
  readonly breakpoint: Breakpoint;
  readonly placement: Placement;
}

/**
 * Adds a block of a type to the grid of a section at a place of the breakpoint that is shown. It is
 * read after what stands above it, or beside it to the left. Put in on a phone, it stands on wide
 * screens where there is room.
 */
export function insertBlockAt(
  document: PageDocument,
  type: BlockType,
  { id, sectionId, breakpoint, placement }: InsertPlace,
): Command[] {
  const index = orderedBlocks(document, sectionId).filter((sibling) => {
    const other = placementAt(document, sibling.id, breakpoint);
    return other !== undefined && isReadBefore(other, placement);
  }).length;
  if (breakpoint === 'wide') return addBlock(document, type, { id, sectionId, index, placement });
  const adding = addBlock(document, type, { id, sectionId, index });
  const { document: added } = putOnTop(document, adding);
  return [...adding, ...placeBlock(added, id, { breakpoint, to: placement })];
}

function isReadBefore(one: Placement, other: Placement): boolean {
  return one.row === other.row ? one.column <= other.column : one.row < other.row;
}
