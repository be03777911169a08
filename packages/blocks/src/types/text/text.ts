import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { showFootnotes } from '../../rich-text/footnotes.ts';
import { defineBlockType } from '../block-type.ts';
import { textMarkup } from './markup.ts';

const schema = z.looseObject({
  /** What the body is written in. */
  format: z.literal('html'),
  html: makeTextSchema(200_000),
});

/** Rich text. */
export const textBlock = defineBlockType({
  type: 'text',
  legacyType: 2,
  kind: 'html',
  title: 'Text',
  germanTitle: 'Text',
  version: 1,
  schema,
  markup: textMarkup,
  mail: textMarkup,
  htmlFields: ['html'],
  panel: [{ kind: 'html', name: 'html', label: { en: 'Text', de: 'Text' } }],
  size: { width: 10, height: 4 },
  initial: { format: 'html', html: '' },
  sample: {
    format: 'html',
    html: '<h2>Made by hand</h2><p>Every bowl is thrown, trimmed and glazed in <em>one</em> room.</p>',
  },
  show: ({ html }, { sanitize }, blockId) => ({ html: showFootnotes(sanitize(html), blockId) }),
  // A sign that opens nothing is looked at once, however many stand there.
  isEmpty: ({ html }) =>
    html.replaceAll(/<(?!img|span class="sw-note")[^<>]*>|&nbsp;|\s/g, '') === '',
});
