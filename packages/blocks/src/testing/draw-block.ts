/** One block as visitors see it, for tests of its type. */
import { blockWordsOf, type BlockAnswer } from '@sitewright/contract';
import type { MailMedium } from '../mail/mail-medium.ts';
import { renderBlock } from '../render/render-block.ts';
import { askedFields } from '../types/asked-fields.ts';
import type { BlockSource } from '../types/block-type.ts';
import { blockTypeTable } from '../types/registry.ts';
import { answerBySample } from './sample-answers.ts';

/** A site that has every picture, file and page that is asked for. */
export const fullSource: BlockSource = {
  picture: (id) => ({
    url: `/p/${id}.webp`,
    width: 1200,
    height: 800,
    widths: [500],
    altText: `Alt of ${id}`,
    focalX: 0.5,
    focalY: 0.5,
  }),
  fileUrl: (id) => `/f/${id}`,
  pageUrl: (id, itemId) => (itemId === undefined ? `/${id}` : `/${id}/${itemId}`),
  answer: answerBySample as BlockSource['answer'],
  sanitize: (html) => html,
};

/** A new block of a type with other data, on that site or another one, on a page or in a mail. */
export function drawBlock(
  name: string,
  data: object,
  source: BlockSource = fullSource,
  mail?: MailMedium,
): string {
  const type = blockTypeTable.get(name);
  if (!type) throw new Error(`No block type ${name}`);
  const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };
  const block = {
    id: 'b',
    sectionId: 's',
    order: 'a0',
    type: name,
    version: type.version,
    data: { ...Object(type.initial), ...data },
    placement: { wide },
  };
  return renderBlock(block, { types: blockTypeTable, source, cldr: undefined, now: 0, mail });
}

/** The same site in German. */
export const germanSource: BlockSource = { ...fullSource, words: blockWordsOf('de') };

/** A site that has nothing of what is asked. */
export const emptySource: BlockSource = {
  ...fullSource,
  picture: () => undefined,
  fileUrl: () => undefined,
  pageUrl: () => undefined,
  answer: () => undefined,
};

/** A site that answers every question like this. */
export function sourceOf(answer: BlockAnswer): BlockSource {
  return { ...fullSource, answer: (() => answer) as unknown as BlockSource['answer'] };
}

/** What a block prints, without what stands around every block. */
export function insideOf(html: string): string {
  return /<div class="sqs-block-content">(.*)<\/div><\/div>$/s.exec(html)?.[1] ?? '';
}

/** What a type says of a new block of it with other data. */
export function askBlock(name: string, data: object = {}) {
  const type = blockTypeTable.get(name);
  if (!type) throw new Error(`No block type ${name}`);
  const whole = { ...Object(type.initial), ...data };
  return {
    fits: type.schema.safeParse(whole).success,
    isEmpty: type.isEmpty(whole),
    needs: type.needs(whole),
    asked: askedFields(type, whole).map((field) => field.name),
  };
}
