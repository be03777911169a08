/** Makes HTML in blocks safe before it is kept. */
import { blockTypeTable } from '@sitewright/blocks';
import type { Block, Command, PageDocument, Translation } from '@sitewright/contract';
import { sanitizeContent } from '../../render/sanitize-content.ts';

/** A document with its HTML made safe. */
export function cleanDocument(document: PageDocument): PageDocument {
  const blocks = Object.values(document.blocks).map((block) => [block.id, cleanBlock(block)]);
  return { ...document, blocks: Object.fromEntries(blocks) };
}

/**
 * Commands with their HTML made safe, on both sides: what a browser saw is compared with what is
 * kept, which was made safe too.
 */
export function cleanCommand(command: Command, document: PageDocument): Command {
  switch (command.name) {
    case 'insert-section':
    case 'remove-section':
      return { ...command, blocks: command.blocks.map(cleanBlock) };
    case 'insert-block':
    case 'remove-block':
      return { ...command, block: cleanBlock(command.block) };
    case 'replace-block':
      return { ...command, from: cleanBlock(command.from), to: cleanBlock(command.to) };
    case 'set-block-data': {
      const [field] = command.path;
      const block = document.blocks[command.id];
      if (command.path.length > 1 || !block || !isHtml(block, field)) return command;
      return {
        ...command,
        ...(typeof command.from === 'string' && { from: sanitizeContent(command.from) }),
        ...(typeof command.to === 'string' && { to: sanitizeContent(command.to) }),
      };
    }
    case 'translate-block': {
      const block = document.blocks[command.id];
      if (!block || !isHtml(block, command.way)) return command;
      return {
        ...command,
        ...(command.from && { from: cleanTranslation(command.from) }),
        ...(command.to && { to: cleanTranslation(command.to) }),
      };
    }
    default:
      return command;
  }
}

function cleanTranslation({ text, original }: Translation): Translation {
  return { text: sanitizeContent(text), original };
}

/** Translations of the block with their HTML made safe. */
function cleanTranslations({ translations = {}, ...block }: Block) {
  const languages = Object.entries(translations).map(([language, own]) => {
    const texts = Object.entries(own).map(([way, translation]) => [
      way,
      isHtml(block, way) ? cleanTranslation(translation) : translation,
    ]);
    return [language, Object.fromEntries(texts)];
  });
  return languages.length === 0 ? {} : { translations: Object.fromEntries(languages) };
}

function cleanBlock(block: Block): Block {
  const { data } = block;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return block;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' && isHtml(block, name) ? sanitizeContent(value) : value,
  ]);
  return { ...block, data: Object.fromEntries(fields), ...cleanTranslations(block) };
}

function isHtml({ type }: Pick<Block, 'type'>, field: string | number | undefined): boolean {
  return blockTypeTable.get(type)?.htmlFields.some((name) => name === field) ?? false;
}
