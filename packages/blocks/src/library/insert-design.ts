/** Puts designed sections on a page, with what the site has of its own. */
import type { Block, Command, PageDocument, Placement, SectionStyle } from '@sitewright/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { orderAt, orderedSections } from '../document/order.ts';
import { blockTypeTable } from '../types/registry.ts';
import type { DesignedBlock, SectionDesign } from './design-kit.ts';

/** What a design takes of the site. */
export interface DesignSite {
  readonly language: 'en' | 'de';
  /** Ids of pictures, used in turn. None: places for pictures. */
  readonly pictures: readonly string[];
  /** Ids of the first of them that the site has. */
  readonly store?: string | undefined;
  readonly blog?: string | undefined;
  readonly form?: string | undefined;
}

/** Words that take the places of a design's own, in their order; a gap leaves what stands there. */
type OtherWords = readonly (readonly [english: string, german: string] | undefined)[];

interface Inserting {
  /** Counted from 0. */
  readonly index: number;
  readonly newId: () => string;
  readonly site: DesignSite;
  readonly words?: OtherWords | undefined;
  /** How many pictures other sections took before it. */
  readonly picturesBefore?: number;
}

/** The commands that put a design at a place of the page. */
export function insertDesign(
  document: PageDocument,
  design: SectionDesign,
  { index, newId, site, words, picturesBefore = 0 }: Inserting,
): { commands: Command[]; sectionId: string; pictures: number } {
  const sectionId = newId();
  let said = 0;
  let pictures = 0;
  const made = design.make((english, german) => {
    const [en, de] = words?.[said] ?? [english, german];
    said += 1;
    return site.language === 'de' ? de : en;
  });
  const nextPicture = () => {
    const { pictures: all } = site;
    const id = all[(picturesBefore + pictures) % Math.max(1, all.length)];
    pictures += 1;
    return id;
  };
  const style = styleOf(design.style, nextPicture);
  const keys = generateNKeysBetween(null, null, made.length);
  const phone = phonePlacements(made);
  const blocks = made.flatMap((block, at): Block[] => {
    const type = blockTypeTable.get(block.type);
    const order = keys[at];
    if (!type || order === undefined) return [];
    const [column, row, width, height] = block.at;
    const wide = { column, row, width, height, layer: 0, hidden: false };
    const onPhone = phone[at];
    const own = ownData(block, site, nextPicture);
    const data = { ...(type.initial as object), ...block.data, ...own };
    const isSecond = block.type === 'heading' && index > 0 && block.data['level'] === 1;
    return [
      {
        id: newId(),
        sectionId,
        order,
        type: block.type,
        version: type.version,
        data: isSecond ? { ...data, level: 2 } : data,
        placement: { wide, ...(onPhone && { phone: onPhone }) },
      },
    ];
  });
  const order = orderAt(orderedSections(document), index, sectionId);
  const section = { id: sectionId, layout: 'grid' as const, style, order };
  return { commands: [{ name: 'insert-section', section, blocks }], sectionId, pictures };
}

/** A background that waits for a picture gets one, or is none. */
function styleOf(style: SectionStyle, nextPicture: () => string | undefined): SectionStyle {
  const { background, ...rest } = style;
  if (background?.source !== 'upload') return style;
  const assetId = nextPicture();
  return assetId === undefined ? rest : { ...rest, background: { ...background, assetId } };
}

function ownData(
  { type, data }: DesignedBlock,
  { store, blog, form }: DesignSite,
  nextPicture: () => string | undefined,
): Record<string, unknown> {
  if (type === 'image') {
    const assetId = nextPicture();
    return assetId === undefined ? {} : { assetId };
  }
  if (type === 'gallery') {
    const items = Object.entries(data['pictures'] as Record<string, object>);
    const filled = items.map(([id, item]) => {
      const assetId = nextPicture();
      return [id, assetId === undefined ? item : { ...item, assetId }];
    });
    return { pictures: Object.fromEntries(filled) };
  }
  const collectionId = type === 'product-list' ? store : type === 'summary' ? blog : undefined;
  if (collectionId !== undefined) return { collectionId };
  return type === 'form' && form !== undefined ? { formId: form } : {};
}

/**
 * Below each other in the order of reading, a row each that grows with what stands in it; what
 * belongs together stands close. Halves stand in pairs.
 */
function phonePlacements(blocks: readonly DesignedBlock[]): Placement[] {
  let row = 1;
  let isRight = false;
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    if (block.isHalf === true) {
      isRight = before?.isHalf === true && !isRight;
      if (at > 0 && !isRight) row += before?.isHalf === true ? 1 : 2;
    } else {
      isRight = false;
      if (before) row += isClose(before, block) ? 1 : 2;
    }
    const isSmall = block.isHalf === true || block.data['crop'] === 'round';
    const width = isSmall ? 4 : 8;
    return { column: isRight ? 5 : 1, row, width, height: 1, layer: 0, hidden: false };
  });
}

/** Below each other in one column of the wide section, or in a row of buttons. */
function isClose(
  { type: above, at: [x, y, , height] }: DesignedBlock,
  next: DesignedBlock,
): boolean {
  const [column, row] = next.at;
  if (above === 'line' || next.type === 'line') return false;
  if (next.type === 'button') return above !== 'image';
  return column === x && row <= y + height && above !== 'button';
}
