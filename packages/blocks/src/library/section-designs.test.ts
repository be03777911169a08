import { documentSchema } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { emptyDocument } from '../document/empty-document.ts';
import { findOrphans } from '../document/find.ts';
import { overlaps } from '../document/grid.ts';
import { invertCommands } from '../commands/apply-command.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { blockTypeTable } from '../types/registry.ts';
import { insertDesign, sectionDesigns } from './section-designs.ts';

it.each(sectionDesigns)(
  '$id becomes a section whose blocks are known, apart, and taken back',
  (design) => {
    let number = 0;
    const newId = () => `new${(number += 1)}`;
    const { commands, sectionId } = insertDesign(emptyDocument, design, { index: 0, newId });
    const { document, conflicts } = putOnTop(emptyDocument, commands);
    expect(conflicts).toEqual([]);
    expect(documentSchema.safeParse(document).success).toBe(true);
    expect(findOrphans(document)).toEqual([]);
    const blocks = Object.values(document.blocks);
    expect(blocks).toHaveLength(design.blocks.length);
    for (const block of blocks) {
      expect(block.sectionId).toBe(sectionId);
      expect(blockTypeTable.get(block.type)?.schema.safeParse(block.data).success).toBe(true);
      const others = blocks.filter(({ id }) => id !== block.id);
      expect(others.some((other) => overlaps(block.placement.wide, other.placement.wide))).toBe(
        false,
      );
    }
    expect(putOnTop(document, invertCommands(commands)).document).toEqual(emptyDocument);
  },
);
