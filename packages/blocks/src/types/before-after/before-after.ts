import { makeTextSchema, writeShares } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType, type BlockSource } from '../block-type.ts';
import { showPicture } from '../show-picture.ts';
import { beforeAfterMarkup } from './markup.ts';

const schema = z.looseObject({
  /** Pictures of the site. */
  beforeId: makeTextSchema(60).optional(),
  afterId: makeTextSchema(60).optional(),
  /** What people hear who do not see them; missing: what the library says. */
  beforeAlt: makeTextSchema(1_000).optional(),
  afterAlt: makeTextSchema(1_000).optional(),
  /** Plain text on each. */
  beforeLabel: makeTextSchema(60),
  afterLabel: makeTextSchema(60),
  /** How much of the first is seen at first, in percent. */
  start: z.int().min(0).max(100),
  caption: makeTextSchema(2_000).optional(),
});

type CompareData = z.output<typeof schema>;

const initial: CompareData = { beforeLabel: 'Before', afterLabel: 'After', start: 50 };

/** Two pictures of the same, one over the other, with what divides them moved by the visitor. */
export const beforeAfterBlock = defineBlockType({
  type: 'before-after',
  legacyType: 1337,
  kind: 'before-after',
  title: 'Before and after',
  germanTitle: 'Vorher und nachher',
  version: 1,
  schema,
  markup: beforeAfterMarkup,
  panel: [
    { kind: 'picture', name: 'beforeId', label: { en: 'Picture before', de: 'Bild vorher' } },
    {
      kind: 'text',
      name: 'beforeLabel',
      label: { en: 'Word before', de: 'Wort vorher' },
      maxLength: 60,
    },
    {
      kind: 'text',
      name: 'beforeAlt',
      label: { en: 'Alternative text before', de: 'Alternativtext vorher' },
      maxLength: 1_000,
    },
    { kind: 'picture', name: 'afterId', label: { en: 'Picture after', de: 'Bild nachher' } },
    {
      kind: 'text',
      name: 'afterLabel',
      label: { en: 'Word after', de: 'Wort nachher' },
      maxLength: 60,
    },
    {
      kind: 'text',
      name: 'afterAlt',
      label: { en: 'Alternative text after', de: 'Alternativtext nachher' },
      help: {
        en: 'The first picture gives the shape; the second is cut to it.',
        de: 'Das erste Bild bestimmt die Form; das zweite wird darauf zugeschnitten.',
      },
      maxLength: 1_000,
    },
    {
      kind: 'number',
      name: 'start',
      label: {
        en: 'How much of the first is seen, in percent',
        de: 'Wie viel vom ersten zu sehen ist, in Prozent',
      },
      min: 0,
      max: 100,
    },
    {
      kind: 'text',
      name: 'caption',
      label: { en: 'Words below', de: 'Text darunter' },
      maxLength: 2_000,
    },
  ],
  size: { width: 14, height: 10 },
  initial,
  sample: { ...initial, beforeId: 'sample', afterId: 'sample', caption: 'A bowl, raw and glazed' },
  show: (data, source) => {
    const before = showSide(data, 'before', source);
    const after = showSide(data, 'after', source);
    if (!before || !after) return {};
    const { start, caption } = data;
    return {
      isWhole: true,
      before,
      after,
      start,
      ratio: `${before.width}/${before.height}`,
      caption,
      name: `${before.name} / ${after.name}`,
      valueText: writeShares(start, before.name, after.name),
    };
  },
  isEmpty: ({ beforeId, afterId }) => beforeId === undefined || afterId === undefined,
  needs: ({ beforeId, afterId }) => ({
    assetIds: [beforeId, afterId].filter((id) => id !== undefined),
  }),
});

function showSide(data: CompareData, side: 'before' | 'after', source: BlockSource) {
  const id = data[`${side}Id`];
  const picture = id === undefined ? undefined : source.picture(id);
  if (!picture) return undefined;
  const shown = showPicture(picture, data[`${side}Alt`]);
  const label = data[`${side}Label`].trim();
  return {
    ...shown,
    label,
    /** What the slider calls it. */
    name: label || shown.altText || sayOfSource(source)(side === 'before' ? 'Before' : 'After'),
    focus: `${Math.round(picture.focalX * 100)}% ${Math.round(picture.focalY * 100)}%`,
  };
}
