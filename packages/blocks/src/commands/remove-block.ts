import type { CommandOf } from '@sitewright/contract';
import type { CommandHandler } from './command-handler.ts';

/** Takes a block away, as it was seen. */
export const removeBlock: CommandHandler<CommandOf<'remove-block'>> = {
  writes: ({ block }) => [{ path: ['blocks', block.id], from: block }],
  invert: (command) => ({ ...command, name: 'insert-block' }),
};
