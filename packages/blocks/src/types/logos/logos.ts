import { blockMessages, linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { logosMarkup } from './markup.ts';

/** Logos of one block. */
const limit = 60;

/** Pixels, least and most. */
const heights = [16, 160] as const;
const gaps = [0, 120] as const;

/** How long a logo that moves takes for its own place. */
const secondsEach = 4;

const schema = z.looseObject({
  logos: makeItemsSchema(
    {
      /** A picture of the site. */
      assetId: makeTextSchema(60).optional(),
      /** Whose logo it is; missing: what the library says. */
      altText: makeTextSchema(1_000).optional(),
      link: linkSchema.optional(),
    },
    limit,
  ),
  height: z.int().min(heights[0]).max(heights[1]),
  gap: z.int().min(gaps[0]).max(gaps[1]),
  /** Without their colours until somebody points at them. */
  grey: z.boolean(),
  /** They move, but not for who asked for less motion. */
  moves: z.boolean(),
});

type LogosData = z.output<typeof schema>;

const initial: LogosData = { logos: {}, height: 40, gap: 48, grey: false, moves: false };

/** Logos of one height: partners, press, clients. */
export const logosBlock = defineBlockType({
  type: 'logos',
  legacyType: 1337,
  kind: 'logos',
  title: 'Logo strip',
  germanTitle: 'Logo-Leiste',
  version: 1,
  schema,
  markup: logosMarkup,
  panel: [
    {
      kind: 'pictures',
      name: 'logos',
      label: { en: 'Logos', de: 'Logos' },
      one: { en: 'Logo', de: 'Logo' },
      limit,
      titledBy: 'altText',
      begins: {},
      fields: [
        { kind: 'picture', name: 'assetId', label: { en: 'Picture', de: 'Bild' } },
        {
          kind: 'text',
          name: 'altText',
          label: { en: 'Whose logo it is', de: 'Wessen Logo es ist' },
          help: {
            en: 'What people hear who do not see it. Empty: what the media library says.',
            de: 'Was Menschen hören, die es nicht sehen. Leer: was die Mediathek sagt.',
          },
          maxLength: 1_000,
        },
        { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
      ],
    },
    {
      kind: 'number',
      name: 'height',
      label: { en: 'Height in pixels', de: 'Höhe in Pixeln' },
      min: heights[0],
      max: heights[1],
    },
    {
      kind: 'number',
      name: 'gap',
      label: { en: 'Distance in pixels', de: 'Abstand in Pixeln' },
      min: gaps[0],
      max: gaps[1],
    },
    {
      kind: 'switch',
      name: 'grey',
      label: { en: 'Without colours', de: 'Ohne Farben' },
      help: {
        en: 'They come back under a pointer.',
        de: 'Unter dem Zeiger kommen sie wieder.',
      },
    },
    {
      kind: 'switch',
      name: 'moves',
      label: { en: 'Move through the window', de: 'Durchs Fenster ziehen' },
      help: {
        en: 'Never for visitors who asked for less motion; everybody else can stop it.',
        de: 'Nie bei Besuchern, die weniger Bewegung wünschen; alle anderen können es anhalten.',
      },
    },
  ],
  size: { width: 24, height: 3 },
  initial,
  sample: {
    ...initial,
    logos: nameItems([
      { assetId: 'sample', altText: 'Mill & Sons', link: { kind: 'url' as const, url: '/shop' } },
      { assetId: 'sample' },
    ]),
  },
  show: (data, source) => {
    const logos = listItems(data.logos).flatMap(({ assetId, altText, link }) => {
      const picture = assetId === undefined ? undefined : source.picture(assetId);
      if (!picture) return [];
      const shown = showPicture(picture, altText?.trim() || undefined);
      return {
        ...shown,
        /** Pixels on the page. */
        wide: Math.max(1, Math.round((data.height * shown.width) / Math.max(1, shown.height))),
        link: showLink(link, source),
      };
    });
    return {
      options: data,
      logos,
      grey: data.grey,
      moves: data.moves,
      seconds: logos.length * secondsEach,
      pause: sayOfSource(source)(blockMessages.pause),
    };
  },
  isEmpty: ({ logos }) => listItems(logos).every(({ assetId }) => assetId === undefined),
  needs: ({ logos }) => {
    const all = listItems(logos);
    return {
      assetIds: all.flatMap(({ assetId }) => assetId ?? []),
      links: all.flatMap(({ link }) => link ?? []),
    };
  },
});
