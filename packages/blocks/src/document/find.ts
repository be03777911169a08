import type { Block, PageDocument, Section } from '@sitewright/contract';

/** The block of an id. */
export function findBlock({ blocks }: PageDocument, id: string): Block | undefined {
  return Object.hasOwn(blocks, id) ? blocks[id] : undefined;
}

/** The section of an id. */
export function findSection({ sections }: PageDocument, id: string): Section | undefined {
  return Object.hasOwn(sections, id) ? sections[id] : undefined;
}

/** Blocks that stand in no section: nobody sees them. */
export function findOrphans(document: PageDocument): Block[] {
  return Object.values(document.blocks).filter(
    ({ sectionId }) => findSection(document, sectionId) === undefined,
  );
}
