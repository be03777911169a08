import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Places a block at one breakpoint: moves, resizes, lifts and hides it there. */
export const setPlacement: CommandHandler<CommandOf<'set-placement'>> = {
  writes: ({ id, breakpoint, from, to }) => [
    { path: ['blocks', id, 'placement', breakpoint], from, to },
  ],
  invert: swap,
};
