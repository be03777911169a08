import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Gives a section another place among the sections. */
export const moveSection: CommandHandler<CommandOf<'move-section'>> = {
  writes: ({ id, from, to }) => [{ path: ['sections', id, 'order'], from, to }],
  invert: swap,
};
