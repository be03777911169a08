import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Steps to a block: what it has of translations is made with the first of them. */
const stepsToBlock = 2;

/** Writes one text of a block in another language, or takes it away. */
export const translateBlock: CommandHandler<CommandOf<'translate-block'>> = {
  writes: ({ id, language, way, from, to }) => [
    { path: ['blocks', id, 'translations', language, way], from, to, rooted: stepsToBlock },
  ],
  invert: swap,
};
