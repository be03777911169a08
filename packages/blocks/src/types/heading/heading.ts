import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { headingMarkup } from './markup.ts';

const schema = z.looseObject({
  /** Plain text. */
  text: makeTextSchema(2_000),
  level: z.int().min(1).max(6),
});

/** A heading by itself. */
export const headingBlock = defineBlockType({
  type: 'heading',
  legacyType: 2,
  kind: 'html',
  title: 'Heading',
  germanTitle: 'Überschrift',
  version: 1,
  schema,
  markup: headingMarkup,
  mail: headingMarkup,
  panel: [
    { kind: 'text', name: 'text', label: { en: 'Text', de: 'Text' }, maxLength: 2_000 },
    {
      kind: 'choice',
      name: 'level',
      label: { en: 'Level', de: 'Stufe' },
      choices: [1, 2, 3, 4, 5, 6].map((value) => ({
        value,
        label: { en: `Heading ${value}`, de: `Überschrift ${value}` },
      })),
    },
  ],
  size: { width: 12, height: 2 },
  initial: { text: '', level: 2 },
  sample: { text: 'From the workshop', level: 2 },
  show: ({ text, level }) => ({ text, level }),
  isEmpty: ({ text }) => text.trim() === '',
});
