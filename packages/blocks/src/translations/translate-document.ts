/** A document in another language, as far as it was translated. */
import type { Block, PageDocument, Words } from '@sitewright/contract';
import { readAt, type Path } from '../commands/path.ts';
import { isFields } from '../diff/diff-documents.ts';
import type { BlockTypes } from '../types/block-type.ts';
import { sayInitialText } from '../render/say-initial.ts';
import { listTexts, translationOf, type BlockText } from './list-texts.ts';
import { markOriginal } from './mark-originals.ts';

/** What visitors see of a document. */
export interface Translated {
  readonly document: PageDocument;
  /** Blocks that are in the original language as a whole. */
  readonly originals: ReadonlySet<string>;
}

interface Wish {
  readonly language: string;
  readonly types: BlockTypes;
  /** What the program itself says in it; missing: in English. */
  readonly words?: Words | undefined;
}

/**
 * Puts translations in the place of the texts. What has none stays as it is: a whole block of such
 * texts is told, and among translated ones they are marked (see `showOriginals`).
 */
export function translateDocument(document: PageDocument, wish: Wish): Translated {
  const originals = new Set<string>();
  const blocks = Object.values(document.blocks).map((block): [string, Block] => {
    const texts = listTexts(block, wish.types);
    const isTranslated = (text: BlockText) => textIn(block, text, wish) !== undefined;
    if (texts.length === 0) return [block.id, block];
    if (texts.some(isTranslated)) return [block.id, translateBlock(block, texts, wish)];
    originals.add(block.id);
    return [block.id, block];
  });
  return { document: { ...document, blocks: Object.fromEntries(blocks) }, originals };
}

/** A translation that the type of the block would not take, such as one too long, is left out. */
function translateBlock(block: Block, texts: readonly BlockText[], wish: Wish): Block {
  const schema = wish.types.get(block.type)?.schema;
  const fits = (data: unknown) => schema?.safeParse(data).success === true;
  const data = texts.reduce((now, text) => {
    const to = textIn(block, text, wish) ?? markOriginal(text.original, text.field.kind);
    const next = setAt(now, text.way.split('.'), to);
    return fits(next) ? next : now;
  }, block.data);
  return { ...block, data };
}

/** As it was translated; what the program wrote and nobody changed it says itself. */
function textIn(block: Block, { way }: BlockText, wish: Wish): string | undefined {
  return translationOf(block, wish.language, way)?.text ?? sayInitialText(block, way, wish);
}

function setAt(value: unknown, [step, ...rest]: Path, to: string): unknown {
  if (step === undefined) return to;
  if (!isFields(value)) return value;
  return { ...value, [step]: setAt(readAt(value, [step]), rest, to) };
}
