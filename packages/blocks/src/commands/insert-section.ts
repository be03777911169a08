import type { CommandOf } from '@sitewright/contract';
import { narrowBlocks, type CommandHandler } from './command-handler.ts';

/** Puts a section in, with its blocks. */
export const insertSection: CommandHandler<CommandOf<'insert-section'>> = {
  writes: ({ section, blocks }) => [
    { path: ['sections', section.id], to: section },
    ...blocks.map((block) => ({ path: ['blocks', block.id], to: block })),
  ],
  narrow: narrowBlocks,
  invert: (command) => ({ ...command, name: 'remove-section' }),
};
