import { galleryMessages, linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType, type BlockSource, type Picture } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { tidyLinkOf } from '../tidy-links.ts';
import {
  captionPlaces,
  designFields,
  imageDesigns,
  imageSides,
  pressFields,
} from './image-designs.ts';
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
  /** Missing: `inline`. */
  design: z.enum(imageDesigns).optional(),
  /** Of the design `inline`; missing: `below`. */
  captionPlace: z.enum(captionPlaces).optional(),
  /** Of designs with words beside the picture; missing: `left`. */
  imageSide: z.enum(imageSides).optional(),
  /** Plain text, of other designs than `inline`. */
  title: makeTextSchema(500).optional(),
  /** Of the same; it leads where the link leads, in place of the picture. */
  buttonLabel: makeTextSchema(200).optional(),
  /** A press shows the picture large, where it has no link. */
  lightbox: z.boolean().optional(),
  /** Missing: `dark`. */
  lightboxTheme: z.enum(['dark', 'light']).optional(),
});

type ImageData = z.output<typeof schema>;

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
        en: 'What people hear who do not see the picture. Until something is typed: what the media library says. Emptied: nothing, it is decoration.',
        de: 'Was Menschen hören, die das Bild nicht sehen. Bis etwas eingegeben ist: was die Mediathek sagt. Geleert: nichts, es ist Schmuck.',
      },
      maxLength: 1_000,
    },
    ...designFields,
    {
      kind: 'text',
      name: 'caption',
      label: { en: 'Caption', de: 'Bildunterschrift' },
      help: {
        en: 'Until something is typed, that of the media library stands there. Emptied: none.',
        de: 'Bis etwas eingegeben ist, steht dort die der Mediathek. Geleert: keine.',
      },
      maxLength: 2_000,
    },
    { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
    ...pressFields,
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
      ...showDesign(data, source, picture),
    };
  },
  isEmpty: ({ assetId }) => assetId === undefined,
  needs: ({ assetId, link }) => ({
    assetIds: assetId === undefined ? [] : [assetId],
    links: link ? [link] : [],
  }),
});

/** How the words stand to the picture, and what a press on it does. */
function showDesign(data: ImageData, source: BlockSource, picture: Picture) {
  const { design = 'inline', captionPlace = 'below', imageSide = 'left' } = data;
  const isDesigned = design !== 'inline';
  const place = isDesigned ? 'below' : captionPlace;
  const link = showLink(data.link, source);
  const opens = link === undefined && data.lightbox === true;
  const title = isDesigned ? data.title : undefined;
  const button = isDesigned && link ? data.buttonLabel : undefined;
  const leads = link !== undefined && !button;
  const caption = data.caption ?? '';
  const hasText = caption !== '' || (data.caption === undefined && Boolean(picture.body));
  const isSilent = (data.altText ?? picture.altText).trim() === '';
  const layout = isDesigned
    ? ` sw-image-designed design-layout-${design} image-position-${imageSide}`
    : place.startsWith('overlay')
      ? ' sw-caption-over'
      : '';
  // A link of an owner's own name keeps it; the others say what is seen, and never nothing.
  const ownName = isDesigned || opens ? undefined : link?.name;
  const seen = title || caption || (opens ? sayOfSource(source)(galleryMessages.open) : link?.name);
  return {
    isDesigned,
    layout: opens ? `${layout} sw-image-large` : layout,
    captionPlace: place,
    hasCaption: place !== 'hidden',
    hasCard: isDesigned && Boolean(title || button || hasText),
    // What a pointer brings to sight, keys bring too.
    takesFocus: place === 'overlay-hover' && hasText && !leads && !opens,
    title,
    button,
    link,
    leads,
    opens,
    largeText: caption,
    lightboxTheme: data.lightboxTheme ?? 'dark',
    silentName: isSilent && ownName === undefined ? seen : undefined,
  };
}
