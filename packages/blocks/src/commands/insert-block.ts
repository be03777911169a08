import type { CommandOf } from '@sitewright/contract';
import type { CommandHandler } from './command-handler.ts';

/** Puts a block into its section. */
export const insertBlock: CommandHandler<CommandOf<'insert-block'>> = {
  writes: ({ block }) => [{ path: ['blocks', block.id], to: block }],
  needs: ({ block }) => [['sections', block.sectionId]],
  invert: (command) => ({ ...command, name: 'remove-block' }),
};
