import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { codeMarkup } from './markup.ts';

const schema = z.looseObject({
  /** `source` shows it as text; `html` puts it into the page, without what could run. */
  mode: z.enum(['html', 'source']),
  code: makeTextSchema(200_000),
});

/** HTML of the owner, or code to be read. */
export const codeBlock = defineBlockType({
  type: 'code',
  legacyType: 23,
  kind: 'code',
  title: 'Code',
  germanTitle: 'Code',
  version: 1,
  schema,
  markup: codeMarkup,
  panel: [
    {
      kind: 'choice',
      name: 'mode',
      label: { en: 'Shown as', de: 'Gezeigt als' },
      choices: [
        { value: 'html', label: { en: 'Part of the page', de: 'Teil der Seite' } },
        { value: 'source', label: { en: 'Text to read', de: 'Text zum Lesen' } },
      ],
    },
    {
      kind: 'source',
      language: 'html',
      name: 'code',
      label: { en: 'Code', de: 'Code' },
      maxLength: 200_000,
    },
  ],
  size: { width: 12, height: 4 },
  initial: { mode: 'html', code: '' },
  sample: { mode: 'source', code: '<p>Hello</p>' },
  show: ({ mode, code }, { sanitize }) =>
    mode === 'html' ? { html: sanitize(code) } : { source: code },
  isEmpty: ({ code }) => code.trim() === '',
});
