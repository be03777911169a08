import type { CommandOf } from '@sitewright/contract';
import type { CommandHandler } from './command-handler.ts';

/** Puts a section in, with its blocks. */
export const insertSection: CommandHandler<CommandOf<'insert-section'>> = {
  writes: ({ section, blocks }) => [
    { path: ['sections', section.id], to: section },
    ...blocks.map((block) => ({ path: ['blocks', block.id], to: block })),
  ],
  invert: (command) => ({ ...command, name: 'remove-section' }),
};
