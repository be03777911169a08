import type { CommandOf } from '@sitewright/contract';
import { swap, type CommandHandler } from './command-handler.ts';

/** Gives a block another place in the order of reading, also in another section. */
export const moveBlock: CommandHandler<CommandOf<'move-block'>> = {
  writes: ({ id, from, to }) => [
    { path: ['blocks', id, 'sectionId'], from: from.sectionId, to: to.sectionId },
    { path: ['blocks', id, 'order'], from: from.order, to: to.order },
  ],
  narrow(command, open) {
    const { from, to } = command;
    const isWritten = (field: keyof typeof to) => open.some(({ path }) => path.at(-1) === field);
    return {
      ...command,
      from: {
        sectionId: isWritten('sectionId') ? from.sectionId : to.sectionId,
        order: isWritten('order') ? from.order : to.order,
      },
    };
  },
  needs: ({ to }) => [['sections', to.sectionId]],
  invert: swap,
};
