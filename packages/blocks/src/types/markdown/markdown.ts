import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { markdownMarkup } from './markup.ts';
import { parseMarkdown } from './parse-markdown.ts';

const schema = z.looseObject({ markdown: makeTextSchema(200_000) });

/** Text written in Markdown. */
export const markdownBlock = defineBlockType({
  type: 'markdown',
  legacyType: 44,
  kind: 'markdown',
  title: 'Markdown',
  germanTitle: 'Markdown',
  version: 1,
  schema,
  markup: markdownMarkup,
  mail: markdownMarkup,
  panel: [
    {
      kind: 'source',
      language: 'markdown',
      name: 'markdown',
      label: { en: 'Markdown', de: 'Markdown' },
      maxLength: 200_000,
    },
  ],
  size: { width: 12, height: 6 },
  initial: { markdown: '' },
  sample: { markdown: '## Care\n\nWash by *hand*.\n\n- No microwave\n- No dishwasher' },
  show: ({ markdown }, { sanitize }) => ({
    html: sanitize(parseMarkdown(markdown)),
  }),
  isEmpty: ({ markdown }) => markdown.trim() === '',
});
