import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Keeps a section from visitors, or shows it. */
export const hideSection: CommandHandler<CommandOf<'hide-section'>> = {
  writes: ({ id, from, to }) => [{ path: ['sections', id, 'hidden'], from, to }],
  invert: swap,
};
