import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Puts a block into a group, or takes it out of one. */
export const groupBlock: CommandHandler<CommandOf<'group-block'>> = {
  writes: ({ id, from, to }) => [{ path: ['blocks', id, 'group'], from, to }],
  invert: swap,
};
