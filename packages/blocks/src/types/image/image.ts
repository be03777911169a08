import { linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { tidyLinkOf } from '../tidy-links.ts';
import { imageInMail, imageMarkup } from './markup.ts';

/** Shapes that pictures are cut to; `none`: as they are. */
const imageCrops = ['none', 'square', 'portrait', 'landscape', 'wide', 'round'] as const;

/** A shape that a picture is cut to. */
export type ImageCrop = (typeof imageCrops)[number];

const schema = z.looseObject({
  /** A picture of the site; missing: none was chosen yet. */
  assetId: makeTextSchema(60).optional(),
  /** What people hear who do not see it; missing: what the library says. Empty: it is decoration. */
  altText: makeTextSchema(1_000).optional(),
  /** Plain text below it; missing: what the library says. Empty: none. */
  caption: makeTextSchema(2_000).optional(),
  link: linkSchema.optional(),
  /** Missing: as it is. */
  crop: z.enum(imageCrops).optional(),
});

/** A picture. */
export const imageBlock = defineBlockType({
  type: 'image',
  legacyType: 5,
  kind: 'image',
  title: 'Image',
  germanTitle: 'Bild',
  version: 2,
  schema,
  migrations: { 1: tidyLinkOf('link') },
  markup: imageMarkup,
  mail: imageInMail,
  panel: [
    { kind: 'picture', name: 'assetId', label: { en: 'Picture', de: 'Bild' } },
    {
      kind: 'text',
      name: 'altText',
      label: { en: 'Alternative text', de: 'Alternativtext' },
      help: {
        en: 'What people hear who do not see the picture. Empty: what the media library says.',
        de: 'Was Menschen hören, die das Bild nicht sehen. Leer: was die Mediathek sagt.',
      },
      maxLength: 1_000,
    },
    {
      kind: 'text',
      name: 'caption',
      label: { en: 'Caption', de: 'Bildunterschrift' },
      help: {
        en: 'Without words here, that of the media library stands there.',
        de: 'Ohne Worte hier steht dort die der Mediathek.',
      },
      maxLength: 2_000,
    },
    { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
    {
      kind: 'choice',
      name: 'crop',
      label: { en: 'Shape', de: 'Form' },
      choices: [
        { value: 'none', label: { en: 'As it is', de: 'Wie es ist' } },
        { value: 'square', label: { en: 'Square', de: 'Quadratisch' } },
        { value: 'portrait', label: { en: 'Upright', de: 'Hochformat' } },
        { value: 'landscape', label: { en: 'Landscape', de: 'Querformat' } },
        { value: 'wide', label: { en: 'Wide', de: 'Breit' } },
        { value: 'round', label: { en: 'Round', de: 'Rund' } },
      ],
    },
  ],
  size: { width: 10, height: 8 },
  initial: {},
  sample: { assetId: 'sample', altText: 'A bowl on a table', caption: 'Low bowl in oat' },
  show: (data, source) => {
    const crop = data.crop === undefined || data.crop === 'none' ? '' : ` sw-crop--${data.crop}`;
    if (data.assetId === undefined) return { crop, isOpen: crop !== '' };
    const picture = source.picture(data.assetId);
    if (picture === undefined) return {};
    const { focalX, focalY } = picture;
    return {
      crop,
      focus: crop && `${Math.round(focalX * 100)}% ${Math.round(focalY * 100)}%`,
      picture: showPicture(picture, data.altText),
      caption: data.caption,
      // What the library says, where the block says nothing.
      body: data.caption === undefined && picture.body ? source.sanitize(picture.body) : '',
      link: showLink(data.link, source),
    };
  },
  isEmpty: ({ assetId }) => assetId === undefined,
  needs: ({ assetId, link }) => ({
    assetIds: assetId === undefined ? [] : [assetId],
    links: link ? [link] : [],
  }),
});
