/** Texts that the program put into new blocks are said in the language of the page. */
import { wordOf, type Block, type PageDocument, type Words } from '@sitewright/contract';
import { isFields } from '../diff/diff-documents.ts';
import type { BlockTypes } from '../types/block-type.ts';

/** Names of the texts of its own that a type begins with. */
function listInitial({ type }: Block, types: BlockTypes): [name: string, text: string][] {
  const known = types.get(type);
  if (!known || !isFields(known.initial)) return [];
  const initial = known.initial;
  return known.panel.flatMap(({ kind, name }): [string, string][] => {
    const text = initial[name];
    const isWords = kind === 'text' || kind === 'long-text';
    return isWords && typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
}

/** What such a text is in another language; undefined for one that somebody wrote. */
export function sayInitialText(
  block: Block,
  way: string,
  { types, words }: { types: BlockTypes; words?: Words | undefined },
): string | undefined {
  if (!words || !isFields(block.data)) return undefined;
  const found = listInitial(block, types).find(([name]) => name === way);
  if (!found || block.data[way] !== found[1]) return undefined;
  const text = wordOf(words, found[1]);
  return text === found[1] ? undefined : text;
}

/** The same for all such texts of a document, which stays the same where it has none. */
export function sayInitialTexts(
  document: PageDocument,
  types: BlockTypes,
  words: Words | undefined,
): PageDocument {
  if (!words) return document;
  const said = Object.values(document.blocks).flatMap((block): [string, Block][] => {
    const texts = listInitial(block, types).flatMap(([way]): [string, string][] => {
      const text = sayInitialText(block, way, { types, words });
      return text === undefined ? [] : [[way, text]];
    });
    if (texts.length === 0) return [];
    return [
      [block.id, { ...block, data: { ...Object(block.data), ...Object.fromEntries(texts) } }],
    ];
  });
  if (said.length === 0) return document;
  return { ...document, blocks: { ...document.blocks, ...Object.fromEntries(said) } };
}
