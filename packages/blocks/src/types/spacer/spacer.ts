import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { spacerInMail, spacerMarkup } from './markup.ts';

const schema = z.looseObject({
  /** Pixels, where the layout gives no height. */
  height: z.int().min(0).max(2_000),
});

/** Room between others. */
export const spacerBlock = defineBlockType({
  type: 'spacer',
  legacyType: 21,
  kind: 'spacer',
  title: 'Spacer',
  germanTitle: 'Abstand',
  version: 1,
  schema,
  markup: spacerMarkup,
  mail: spacerInMail,
  panel: [
    {
      kind: 'number',
      name: 'height',
      label: { en: 'Height in pixels', de: 'Höhe in Pixeln' },
      min: 0,
      max: 2_000,
    },
  ],
  size: { width: 24, height: 2 },
  initial: { height: 32 },
  sample: { height: 32 },
  show: ({ height }) => ({ height }),
  isEmpty: () => false,
});
