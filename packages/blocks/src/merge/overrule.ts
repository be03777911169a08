import type { Command, PageDocument } from '@sitewright/contract';
import { commandTable } from '../commands/command-table.ts';
import type { CommandHandler } from '../commands/command-handler.ts';
import { readAt } from '../commands/path.ts';
import { findBlock, findSection } from '../document/find.ts';
import { orderedBlocks } from '../document/order.ts';

/**
 * The command with what stands in the document now as what it found: its writer knows of it, and
 * wants theirs all the same. Undefined where what it is about was taken away, or came twice.
 */
export function overrule(document: PageDocument, command: Command): Command | undefined {
  switch (command.name) {
    case 'insert-block':
    case 'insert-section':
      return undefined;
    case 'move-block': {
      const block = findBlock(document, command.id);
      return block && { ...command, from: { sectionId: block.sectionId, order: block.order } };
    }
    case 'remove-block': {
      const block = findBlock(document, command.block.id);
      return block && { ...command, block };
    }
    case 'remove-section': {
      const section = findSection(document, command.section.id);
      return section && { ...command, section, blocks: [...orderedBlocks(document, section.id)] };
    }
    default: {
      // The line of its name takes commands of that name.
      const handler: CommandHandler<Command> = commandTable[command.name];
      const [write] = handler.writes(command);
      const { from: _before, ...rest } = command;
      const from = write && readAt(document, write.path);
      return { ...rest, ...(from !== undefined && { from }) } as Command;
    }
  }
}
