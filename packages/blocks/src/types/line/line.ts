import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { lineMarkup } from './markup.ts';

/** A line across. */
export const lineBlock = defineBlockType({
  type: 'line',
  legacyType: 47,
  kind: 'horizontalrule',
  title: 'Line',
  germanTitle: 'Linie',
  version: 1,
  schema: z.looseObject({}),
  markup: lineMarkup,
  mail: lineMarkup,
  panel: [],
  size: { width: 24, height: 1 },
  initial: {},
  sample: {},
  show: () => ({}),
  isEmpty: () => false,
});
