import {
  cutText,
  galleryMediaTypes,
  galleryMessages,
  linkSchema,
  makeTextSchema,
  type GalleryMediaType,
} from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType, type BlockSource, type Picture } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { tidyLinksOfItems } from '../tidy-links.ts';
import { galleryLimit, galleryOptionShape, galleryRatios } from './gallery-options.ts';
import { galleryPanel } from './gallery-panel.ts';
import { galleryMarkup } from './markup.ts';

const schema = z.looseObject({
  pictures: makeItemsSchema(
    {
      /** A picture of the site; of a video, what is seen before it plays. */
      assetId: makeTextSchema(60).optional(),
      /** A video of the site. */
      videoId: makeTextSchema(60).optional(),
      /** What a picture came by; missing: it was put into the library of the site. */
      mediaType: z.enum(galleryMediaTypes).optional(),
      /** Plain text. */
      title: makeTextSchema(500).optional(),
      description: makeTextSchema(2_000).optional(),
      /** Missing: what the library says. */
      altText: makeTextSchema(1_000).optional(),
      link: linkSchema.optional(),
    },
    galleryLimit,
  ),
  ...galleryOptionShape,
});

type GalleryData = z.output<typeof schema>;

const initial = schema.parse({ pictures: {} });

/** Several pictures: a slideshow, a carousel, a grid or a stack. GLRY-01 */
export const galleryBlock = defineBlockType({
  type: 'gallery',
  legacyType: 8,
  kind: 'gallery',
  title: 'Gallery',
  germanTitle: 'Galerie',
  version: 2,
  schema,
  migrations: { 1: tidyLinksOfItems('pictures', 'link') },
  markup: galleryMarkup,
  panel: galleryPanel,
  size: { width: 24, height: 12 },
  initial,
  sample: {
    ...initial,
    pictures: nameItems([{ assetId: 'sample', title: 'Low bowl', description: 'In oat' }]),
    'show-meta-basic': true,
    lightbox: true,
  },
  show: (data, source) => {
    const say = sayOfSource(source);
    const slides = slidesOf(data, source);
    const isMoving = data.design === 'slideshow' || data.design === 'slider';
    const canMove = isMoving && slides.length > 1;
    return {
      options: data,
      classes: classesOf(data),
      measures: measuresOf(data),
      sizes: sizesOf(data),
      isMoving,
      hasControls: canMove && data.controls,
      // What moves by itself can be stopped, also where no other control was asked for.
      hasPause: canMove && data.autoplay,
      hasStrip: data.design === 'slideshow' && data.thumbnails,
      words: {
        pause: say(galleryMessages.pause),
        previous: say(galleryMessages.previous),
        next: say(galleryMessages.next),
      },
      label: labelOf(slides) || say(galleryMessages.large),
      slides,
    };
  },
  isEmpty: ({ pictures }) =>
    listItems(pictures).every((item) => mediaTypeOf(item) === 'imageEmpty'),
  needs: ({ pictures }) => {
    const all = listItems(pictures);
    return {
      assetIds: all.flatMap(({ assetId, videoId }) =>
        [assetId, videoId].filter((id) => id !== undefined),
      ),
      links: all.flatMap(({ link }) => link ?? []),
    };
  },
});

/** What visitors get of the entries: those that show something. */
function slidesOf(data: GalleryData, source: BlockSource) {
  const hasWords = data['show-meta-basic'] || data['show-meta'] || data['show-meta-on-hover'];
  const hasTitle = hasWords || data['show-meta-only-title'];
  const say = sayOfSource(source);
  const hasText = hasWords && !data['show-meta-only-title'];
  return listItems(data.pictures).flatMap((item, index) => {
    const picture = item.assetId === undefined ? undefined : source.picture(item.assetId);
    const video = item.videoId === undefined ? undefined : source.fileUrl(item.videoId);
    if (!picture && video === undefined) return [];
    const { focalX = 0.5, focalY = 0.5 } = picture ?? {};
    const title = hasTitle ? (item.title ?? '') : '';
    const text = hasText ? (item.description ?? '') : '';
    const altText = item.altText ?? picture?.altText ?? '';
    return {
      slideId: item.id,
      number: index + 1,
      mediaType: mediaTypeOf(item, picture),
      picture: picture && showPicture(picture, altText),
      video,
      focus: `${Math.round(focalX * 100)}% ${Math.round(focalY * 100)}%`,
      name: altText || item.title || say(galleryMessages.picture, { number: index + 1 }),
      isSilent: altText === '',
      title,
      text,
      hasMeta: title !== '' || text !== '',
      largeTitle: item.title ?? '',
      largeText: item.description ?? '',
      // A player has presses of its own.
      ...(video === undefined && picture && leadFrom(item, data, { picture, source })),
    };
  });
}

type GalleryItem = GalleryData['pictures'][string];

/** What an entry is. GLRY-13 */
function mediaTypeOf(
  { assetId, videoId, mediaType }: GalleryItem,
  picture?: Picture,
): GalleryMediaType {
  if (videoId !== undefined) return 'video';
  if (assetId === undefined) return 'imageEmpty';
  if (picture?.isLicensed) return 'imageLicensed';
  return mediaType ?? 'imageFile';
}

/** Where a press on a picture leads: its own link, else the picture as large as it is. */
function leadFrom(
  item: GalleryItem,
  data: GalleryData,
  { picture, source }: { picture: Picture; source: BlockSource },
) {
  const link = showLink(item.link, source);
  return {
    href: link?.href ?? (data.lightbox ? picture.url : ''),
    isLarge: link === undefined && data.lightbox,
    newWindow: link !== undefined && (link.newWindow || data.newWindow),
    linkName: link?.name,
  };
}

/** What who cannot see the pictures hears of what scrolls. */
function labelOf(slides: ReturnType<typeof slidesOf>): string {
  const names = slides.map(({ title, picture }) => title || picture?.altText).filter(Boolean);
  return cutText(names.join(', '), 100);
}

function classesOf(data: GalleryData): string {
  const over = data['show-meta'] || data['show-meta-on-hover'];
  return [
    `sqs-gallery-block-${data.design}`,
    `sqs-gallery-aspect-ratio-${data['aspect-ratio']}`,
    `sqs-gallery-thumbnails-per-row-${data['thumbnails-per-row']}`,
    `sqs-gallery-meta-${data['meta-position']}`,
    `sqs-gallery-active-${data['active-alignment']}`,
    ...(data['auto-crop'] ? ['sqs-gallery-block-cropped'] : []),
    ...(data['square-thumbs'] ? ['sqs-gallery-square-thumbs'] : []),
    ...(over ? ['sqs-gallery-block-show-meta'] : []),
    ...(data['show-meta-on-hover'] ? ['sqs-gallery-block-meta-on-hover'] : []),
    ...(data.transparentBackground ? ['sqs-gallery-transparent'] : []),
  ].join(' ');
}

/** How wide browsers may take a picture to be before they know its place. */
function sizesOf({ design, 'thumbnails-per-row': row }: GalleryData): string {
  if (design === 'grid') return `(max-width: 432px) 50vw, ${Math.ceil(100 / row)}vw`;
  return design === 'slider' ? '(max-width: 432px) 100vw, 50vw' : '100vw';
}

function measuresOf(data: GalleryData): string {
  const measures = {
    ratio: galleryRatios[data['aspect-ratio']],
    height: `${data['slider-aspect-ratio']}cqi`,
    gap: `${data.padding}px`,
    row: data['thumbnails-per-row'],
    strip: `${data['thumbnail-strip-height']}px`,
    'strip-margin': `${data['thumbnail-strip-margin']}px`,
    meta: `${data['max-width']}px`,
  };
  return Object.entries(measures)
    .map(([name, value]) => `--gallery-${name}:${value}`)
    .join(';');
}
