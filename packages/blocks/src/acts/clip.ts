/** Blocks on the clipboard, as JSON: between pages and between sites. */
import {
  blockSchema,
  documentLimits,
  type Block,
  type Command,
  type PageDocument,
} from '@sitewright/contract';
import { z } from 'zod';
import { findBlock } from '../document/find.ts';
import { columnsAt, fitInto, rowBelow } from '../document/grid.ts';
import { orderAt, orderedBlocks } from '../document/order.ts';

/** What stands on the clipboard. */
export const clipSchema = z.object({
  kind: z.literal('sitewright-blocks'),
  blocks: z.array(blockSchema).min(1).max(documentLimits.blocks),
});

/** Blocks on the clipboard. */
export type Clip = z.infer<typeof clipSchema>;

/** Copies blocks, in their order of reading; undefined when none of them is there. */
export function copyBlocks(document: PageDocument, ids: readonly string[]): Clip | undefined {
  const found = ids.flatMap((id) => findBlock(document, id) ?? []);
  const blocks = found.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  return blocks.length === 0 ? undefined : { kind: 'sitewright-blocks', blocks };
}

/**
 * Pastes blocks at the end of a section, below what stands there and as they stood to each other.
 * Each gets a new id: two blocks of one id would share what belongs to one, such as answers of a
 * form.
 */
export function pasteBlocks(
  document: PageDocument,
  { blocks }: Clip,
  { sectionId, newId }: { sectionId: string; newId: () => string },
): Command[] {
  const siblings: Block[] = orderedBlocks(document, sectionId);
  const shift = rowBelow(siblings.map(({ placement }) => placement.wide)) - firstRow(blocks);
  return blocks.map((block): Command => {
    const { phone: _phone, ...placement } = block.placement;
    const { wide } = placement;
    const id = newId();
    const pasted: Block = {
      ...block,
      id,
      sectionId,
      order: orderAt(siblings, siblings.length, id),
      placement: {
        ...placement,
        wide: fitInto({ ...wide, row: wide.row + shift }, columnsAt('wide')),
      },
    };
    siblings.push(pasted);
    return { name: 'insert-block', block: pasted };
  });
}

function firstRow(blocks: readonly Block[]): number {
  return Math.min(...blocks.map(({ placement }) => placement.wide.row));
}
