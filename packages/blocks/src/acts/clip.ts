/** Blocks and sections on the clipboard, as JSON: between pages and between sites. */
import {
  blockSchema,
  documentLimits,
  sectionSchema,
  type Block,
  type CommandOf,
  type PageDocument,
} from '@sitewright/contract';
import { z } from 'zod';
import { findSection } from '../document/find.ts';
import { boundsOf, columnsAt, fitInto, rowBelow } from '../document/grid.ts';
import { compareOrder, orderAt, orderedBlocks, orderedSections } from '../document/order.ts';
import { toClassicColumns } from '../document/rows.ts';
import { copiedGroups, findBlocks } from './groups.ts';

/** What stands on the clipboard. */
export const clipSchema = z
  .object({
    kind: z.literal('sitewright-blocks'),
    blocks: z.array(blockSchema).max(documentLimits.blocks),
    /** A whole section, with all of these blocks; missing: blocks alone. */
    section: sectionSchema.optional(),
    /** The site that they are of; missing: of this one. */
    siteId: z.string().max(64).optional(),
  })
  .refine(({ blocks, section }) => blocks.length > 0 || section !== undefined);

/** Blocks on the clipboard. */
export type Clip = z.infer<typeof clipSchema>;

/**
 * Copies blocks, section by section in their order of reading; undefined when none of them is there.
 */
export function copyBlocks(document: PageDocument, ids: readonly string[]): Clip | undefined {
  const found = findBlocks(document, ids);
  const blocks = orderedSections(document).flatMap(({ id }) =>
    found.filter(({ sectionId }) => sectionId === id).toSorted(compareOrder),
  );
  return blocks.length === 0 ? undefined : { kind: 'sitewright-blocks', blocks };
}

/** Copies a section with all that stands in it; undefined when it is not there. */
export function copySection(document: PageDocument, id: string): Clip | undefined {
  const section = findSection(document, id);
  return (
    section && { kind: 'sitewright-blocks', section, blocks: [...orderedBlocks(document, id)] }
  );
}

/** Pastes a section at a place among the others, counted from 0, with ids of its own. */
export function pasteSection(
  document: PageDocument,
  { section, blocks }: Clip,
  { index, newId }: { index: number; newId: () => string },
): CommandOf<'insert-section'>[] {
  if (!section) return [];
  const id = newId();
  const regroup = copiedGroups(blocks, newId);
  const own = blocks.map((block) => ({ ...regroup(block), id: newId(), sectionId: id }));
  const order = orderAt(orderedSections(document), index, id);
  return [{ name: 'insert-section', section: { ...section, id, order }, blocks: own }];
}

/**
 * Pastes blocks at the end of a section, below what stands there and as they stood to each other;
 * those of several sections below each other. Each gets a new id, and so does each group: two blocks
 * of one id would share what belongs to one, such as answers of a form.
 */
export function pasteBlocks(
  document: PageDocument,
  { blocks }: Clip,
  { sectionId, newId }: { sectionId: string; newId: () => string },
): CommandOf<'insert-block'>[] {
  const siblings = [...orderedBlocks(document, sectionId)];
  const regroup = copiedGroups(blocks, newId);
  const sections = Map.groupBy(blocks, (block) => block.sectionId);
  const isRows = findSection(document, sectionId)?.layout === 'rows';
  return [...sections.values()].flatMap((own) => {
    const { row } = boundsOf(own.map(({ placement }) => placement.wide));
    const shift = rowBelow(siblings.map(({ placement }) => placement.wide)) - row;
    return own.map((block) => {
      const { phone: _phone, ...placement } = block.placement;
      const wide = isRows ? toClassicColumns(placement.wide, own) : placement.wide;
      const id = newId();
      const pasted: Block = {
        ...regroup(block),
        id,
        sectionId,
        order: orderAt(siblings, siblings.length, id),
        placement: {
          ...placement,
          wide: fitInto({ ...wide, row: wide.row + shift }, columnsAt('wide')),
        },
      };
      siblings.push(pasted);
      return { name: 'insert-block' as const, block: pasted };
    });
  });
}
