import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Brings a block to what it was in another revision, or to another type. */
export const replaceBlock: CommandHandler<CommandOf<'replace-block'>> = {
  writes: ({ from, to }) => [{ path: ['blocks', to.id], from, to }],
  needs: ({ to }) => [['sections', to.sectionId]],
  invert: swap,
};
