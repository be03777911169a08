import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Brings a section, without its blocks, to what it was in another revision. */
export const replaceSection: CommandHandler<CommandOf<'replace-section'>> = {
  writes: ({ from, to }) => [{ path: ['sections', to.id], from, to }],
  invert: swap,
};
