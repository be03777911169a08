import { linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { tidyLinkOf } from '../tidy-links.ts';
import { imageMarkup } from './markup.ts';

const schema = z.looseObject({
  /** A picture of the site; missing: none was chosen yet. */
  assetId: makeTextSchema(60).optional(),
  /** What people hear who do not see it; missing: what the library says. Empty: it is decoration. */
  altText: makeTextSchema(1_000).optional(),
  /** Plain text below it. */
  caption: makeTextSchema(2_000).optional(),
  link: linkSchema.optional(),
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
      maxLength: 2_000,
    },
    { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
  ],
  size: { width: 10, height: 8 },
  initial: {},
  sample: { assetId: 'sample', altText: 'A bowl on a table', caption: 'Low bowl in oat' },
  show: (data, source) => {
    const picture = data.assetId === undefined ? undefined : source.picture(data.assetId);
    if (picture === undefined) return {};
    return {
      picture: showPicture(picture, data.altText),
      caption: data.caption,
      link: showLink(data.link, source),
    };
  },
  isEmpty: ({ assetId }) => assetId === undefined,
  needs: ({ assetId, link }) => ({
    assetIds: assetId === undefined ? [] : [assetId],
    links: link ? [link] : [],
  }),
});
