import type { CommandOf } from '@sitewright/contract';
import { orderedBlocks } from '../document/order.ts';
import { narrowBlocks, type CommandHandler } from './command-handler.ts';

/** Takes a section away, with its blocks as they were seen; not with blocks that came meanwhile. */
export const removeSection: CommandHandler<CommandOf<'remove-section'>> = {
  writes: ({ section, blocks }) => [
    { path: ['sections', section.id], from: section },
    ...blocks.map((block) => ({ path: ['blocks', block.id], from: block })),
  ],
  narrow: narrowBlocks,
  invert: (command) => ({ ...command, name: 'insert-section' }),
  findHindrance(document, { section, blocks }) {
    const seen = new Set(blocks.map(({ id }) => id));
    const others = orderedBlocks(document, section.id).filter(({ id }) => !seen.has(id));
    return others.length > 0 ? others : undefined;
  },
};
