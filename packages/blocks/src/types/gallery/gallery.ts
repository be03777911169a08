import { fillMessage, galleryMessages, linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType, type BlockSource } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showLink } from '../show-link.ts';
import { showPicture } from '../show-picture.ts';
import { galleryLimit, galleryOptionShape, galleryRatios } from './gallery-options.ts';
import { galleryPanel } from './gallery-panel.ts';
import { galleryMarkup } from './markup.ts';

const schema = z.looseObject({
  pictures: makeItemsSchema(
    {
      assetId: makeTextSchema(60).optional(),
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
  version: 1,
  schema,
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
      words: galleryMessages,
      label: labelOf(slides),
      slides,
    };
  },
  isEmpty: ({ pictures }) => listItems(pictures).every(({ assetId }) => assetId === undefined),
  needs: ({ pictures }) => {
    const all = listItems(pictures);
    return {
      assetIds: all.flatMap(({ assetId }) => assetId ?? []),
      links: all.flatMap(({ link }) => link ?? []),
    };
  },
});

function slidesOf(data: GalleryData, source: BlockSource) {
  const hasWords = data['show-meta-basic'] || data['show-meta'] || data['show-meta-on-hover'];
  const hasTitle = hasWords || data['show-meta-only-title'];
  const hasText = hasWords && !data['show-meta-only-title'];
  return listItems(data.pictures).flatMap((item, index) => {
    const picture = item.assetId === undefined ? undefined : source.picture(item.assetId);
    if (!picture) return [];
    const { focalX, focalY } = picture;
    const title = hasTitle ? (item.title ?? '') : '';
    const text = hasText ? (item.description ?? '') : '';
    const link = showLink(item.link, source);
    return {
      slideId: item.id,
      number: index + 1,
      picture: showPicture(picture, item.altText),
      focus: `${Math.round(focalX * 100)}% ${Math.round(focalY * 100)}%`,
      title,
      text,
      hasMeta: title !== '' || text !== '',
      href: link?.href ?? (data.lightbox ? picture.url : ''),
      isLarge: link === undefined && data.lightbox,
      largeTitle: item.title ?? '',
      largeText: item.description ?? '',
      linkName: (item.altText ?? picture.altText) === '' ? nameWithoutAlt(item.title, index) : '',
      newWindow: link !== undefined && (link.newWindow || data.newWindow),
    };
  });
}

/** What a link is called whose picture says nothing. */
function nameWithoutAlt(title: string | undefined, index: number): string {
  return title || fillMessage(galleryMessages.picture, { number: String(index + 1) });
}

/** What who cannot see the pictures hears of what scrolls. */
function labelOf(slides: ReturnType<typeof slidesOf>): string {
  const names = slides.map(({ title, picture }) => title || picture.altText).filter(Boolean);
  return names.join(', ').slice(0, 100) || 'Pictures';
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
