/** The texts of an open document beside their translations. */
import {
  blockTypeTable,
  listTexts,
  orderedBlocks,
  orderedSections,
  translateText,
  translationOf,
  type BlockText,
} from '@sitewright/blocks';
import type { Block, PageDocument } from '@sitewright/contract';
import { blockName } from '../../editor/block-name.ts';
import type { EditorStore } from '../../editor/store/editor-store.ts';
import type { WriteText } from '../../texts/use-texts.ts';
import type { RowText } from './text-row.tsx';

interface Scope {
  readonly store: EditorStore;
  readonly language: string;
  readonly write: WriteText;
}

/** In the order of reading. */
export function rowsOfDocument(document: PageDocument, scope: Scope): RowText[] {
  const blocks = orderedSections(document).flatMap(({ id }) => orderedBlocks(document, id));
  return blocks.flatMap((block) =>
    listTexts(block, blockTypeTable).map((text) => rowOf(block, text, scope)),
  );
}

function rowOf(block: Block, text: BlockText, { store, language, write }: Scope): RowText {
  const { way, field, within, original } = text;
  const place = within.map(({ one, place: at }) => `${write(one)} ${at}`);
  const names = [write(blockName(block.type)), ...place, write(field.label)];
  return {
    key: `${block.id} ${way}`,
    // A heading has a text and nothing else: its name says it.
    label: [...new Set(names)].join(' · '),
    original,
    format: field.kind === 'source' ? 'long-text' : field.kind,
    maxLength: field.kind === 'html' ? 200_000 : field.maxLength,
    translation: translationOf(block, language, way),
    onChange: (to) =>
      store.act(translateText(store.read().document, block.id, { language, way, to }), {
        joinsAs: `${block.id} ${language} ${way}`,
      }),
  };
}
