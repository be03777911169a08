import {
  documentLimits,
  type Block,
  type PageDocument,
  type Placement,
} from '@sitewright/contract';
import { rowBelow } from './grid.ts';
import { orderedBlocks } from './order.ts';

/**
 * Where the blocks of a section stand on phones, by id. Without placements of their own they stand
 * below each other as they are read, each as wide as the phone; those that come to a section whose
 * phone layout was touched follow below it.
 */
export function phoneLayout(document: PageDocument, sectionId: string): Map<string, Placement> {
  const blocks = orderedBlocks(document, sectionId);
  const own = blocks.flatMap(({ placement }) => placement.phone ?? []);
  let row = rowBelow(own);
  const layout = new Map<string, Placement>();
  for (const block of blocks) {
    const placement = block.placement.phone ?? derive(block, row);
    layout.set(block.id, placement);
    if (!block.placement.phone && !placement.hidden) row = placement.row + placement.height;
  }
  return layout;
}

function derive({ placement: { wide } }: Block, row: number): Placement {
  const height = Math.min(wide.height, documentLimits.rows);
  return {
    column: 1,
    width: documentLimits.phoneColumns,
    row: Math.min(row, documentLimits.rows - height + 1),
    height,
    layer: wide.layer,
    hidden: wide.hidden,
  };
}
