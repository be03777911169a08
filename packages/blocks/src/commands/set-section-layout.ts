import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Arranges the blocks of a section by another layout. */
export const setSectionLayout: CommandHandler<CommandOf<'set-section-layout'>> = {
  writes: ({ id, from, to }) => [{ path: ['sections', id, 'layout'], from, to }],
  invert: swap,
};
