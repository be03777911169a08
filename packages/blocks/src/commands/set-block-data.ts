import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Changes one value in the data of a block. */
export const setBlockData: CommandHandler<CommandOf<'set-block-data'>> = {
  writes: ({ id, path, from, to }) => [{ path: ['blocks', id, 'data', ...path], from, to }],
  invert: swap,
};
