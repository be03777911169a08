import type { Args, Formatter } from '@sitewright/template';
import { getKey, getPath } from '../values/read.ts';
import { imageAttributes } from './image-attributes.ts';

const image = { assetUrl: '/mug.jpg', originalSize: '800x600', title: 'Mug' };
const output =
  'data-src="/mug.jpg" data-image="/mug.jpg" data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt="Mug" ';

/** Attributes of an image. ENT-17. */
export const imageMeta: Formatter = {
  name: 'image-meta',
  summary: 'The attributes of an `img` that the image loader fills in.',
  examples: [{ template: '<img {image|image-meta}>', data: { image }, output: `<img ${output}>` }],
  run: (value, _, ctx) => imageAttributes(value, ctx),
};

/** Attributes of the image of a child. */
export const childImageMeta: Formatter<number> = {
  name: 'child-image-meta',
  summary: 'As `image-meta`, for one of the `items` of the value.',
  usage: '[index=0]',
  examples: [
    { template: '{gallery|child-image-meta 0}', data: { gallery: { items: [image] } }, output },
  ],
  prepare: ({ list: [index] }: Args) => (index === undefined ? 0 : Number.parseInt(index, 10)),
  run: (value, index, ctx) => imageAttributes(getPath(value, ['items', index]), ctx),
};

/** Attributes of the cover. */
export const coverImageMeta: Formatter = {
  name: 'cover-image-meta',
  summary: 'As `image-meta`, for the `coverImage` of the value.',
  examples: [
    { template: '{post|cover-image-meta}', data: { post: { coverImage: image } }, output },
  ],
  run: (value, _, ctx) => imageAttributes(getKey(value, 'coverImage'), ctx),
};
