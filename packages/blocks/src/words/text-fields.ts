import type { Block, PageDocument } from '@sitewright/contract';
import { readAt } from '../commands/path.ts';
import { orderedBlocks, orderedSections } from '../document/order.ts';
import type { BlockTypes } from '../types/block-type.ts';
import { readItems } from '../types/items.ts';
import type { PanelField, PanelText } from '../types/panel-field.ts';
import type { TextFormat } from './find-words.ts';

/** A text of a document that people read. */
export interface TextField {
  readonly blockId: string;
  /** Into the data of the block. */
  readonly path: readonly string[];
  readonly format: TextFormat;
  readonly label: PanelText;
  readonly text: string;
}

/** The texts of a document in the order of reading. Types that nobody knows are left out. */
export function listTextFields(document: PageDocument, types: BlockTypes): TextField[] {
  return orderedSections(document)
    .flatMap(({ id }) => orderedBlocks(document, id))
    .flatMap((block) => fieldsOf(block, types.get(block.type)?.panel ?? [], []));
}

function fieldsOf(
  block: Block,
  panel: readonly PanelField[],
  path: readonly string[],
): TextField[] {
  return panel.flatMap((field) => {
    const own = [...path, field.name];
    const value = readAt(block.data, own);
    if (field.kind === 'items' || field.kind === 'pictures') {
      return readItems(value).flatMap(({ id }) => fieldsOf(block, field.fields, [...own, id]));
    }
    const format = formatOf(field);
    if (format === undefined || typeof value !== 'string' || value === '') return [];
    return [{ blockId: block.id, path: own, format, label: field.label, text: value }];
  });
}

function formatOf(field: PanelField): TextFormat | undefined {
  switch (field.kind) {
    case 'html':
      return 'html';
    case 'source':
      // What a template says stands among its instructions: it is no text of a language.
      return field.language === 'template' ? undefined : field.language;
    case 'text':
      return field.isCode === true ? undefined : 'text';
    case 'long-text':
      return 'text';
    default:
      return undefined;
  }
}
