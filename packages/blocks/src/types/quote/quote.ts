import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { quoteMarkup } from './markup.ts';

const schema = z.looseObject({
  /** Plain text. */
  quote: makeTextSchema(5_000),
  /** Who said it. */
  source: makeTextSchema(500).optional(),
});

/** What somebody said. */
export const quoteBlock = defineBlockType({
  type: 'quote',
  legacyType: 31,
  kind: 'quote',
  title: 'Quote',
  germanTitle: 'Zitat',
  version: 1,
  schema,
  markup: quoteMarkup,
  mail: quoteMarkup,
  panel: [
    { kind: 'long-text', name: 'quote', label: { en: 'Quote', de: 'Zitat' }, maxLength: 5_000 },
    { kind: 'text', name: 'source', label: { en: 'Who said it', de: 'Von wem' }, maxLength: 500 },
  ],
  size: { width: 12, height: 4 },
  initial: { quote: '' },
  sample: { quote: 'The best mug I own, and I own forty.', source: 'A regular' },
  show: ({ quote, source = '' }) => ({ quote, source: source.trim() }),
  isEmpty: ({ quote }) => quote.trim() === '',
});
