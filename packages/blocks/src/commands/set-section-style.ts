import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Changes one field of how a section looks. */
export const setSectionStyle: CommandHandler<CommandOf<'set-section-style'>> = {
  writes: ({ id, field, from, to }) => [{ path: ['sections', id, 'style', field], from, to }],
  invert: swap,
};
