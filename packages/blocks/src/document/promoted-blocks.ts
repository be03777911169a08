/** Blocks that can stand for the whole post. ENUM-06 */
import type { Block, PageDocument, promotedBlockTypes } from '@sitewright/contract';
import { listTexts } from '../translations/list-texts.ts';
import type { BlockTypes } from '../types/block-type.ts';
import { embeddedFrom } from './embedded-from.ts';
import { orderedBlocks, orderedSections } from './order.ts';

/** One of the names that templates ask for. */
export type PromotedBlockType = (typeof promotedBlockTypes)[number];

const promotedTypes: Readonly<Record<string, PromotedBlockType>> = {
  map: 'map',
  embed: 'embed',
  image: 'image',
  code: 'code',
  quote: 'quote',
  // A button is a link that stands by itself.
  button: 'link',
  video: 'video',
  form: 'form',
};

/** What a block is promoted as; undefined: it cannot be, or there is nothing to show of it yet. */
export function promotedTypeOf(block: Block, types: BlockTypes): PromotedBlockType | undefined {
  const type = types.get(block.type);
  if (!type || type.isEmpty(block.data)) return undefined;
  const { [block.type]: promoted } = promotedTypes;
  return embeddedFrom(block) ?? promoted;
}

/** A block that can be promoted. */
export interface PromotableBlock {
  readonly id: string;
  readonly type: PromotedBlockType;
  /** The first of its texts, which may be HTML; empty: it has none. */
  readonly text: string;
}

/** The blocks of a document that can be promoted, in the order of reading. */
export function listPromotable(document: PageDocument, types: BlockTypes): PromotableBlock[] {
  return orderedSections(document)
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ id }) => orderedBlocks(document, id))
    .flatMap((block) => {
      const type = promotedTypeOf(block, types);
      if (type === undefined) return [];
      return [{ id: block.id, type, text: listTexts(block, types)[0]?.original ?? '' }];
    });
}
