import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Locks a block against accidents, or opens it. */
export const lockBlock: CommandHandler<CommandOf<'lock-block'>> = {
  writes: ({ id, from, to }) => [{ path: ['blocks', id, 'locked'], from, to }],
  invert: swap,
};
