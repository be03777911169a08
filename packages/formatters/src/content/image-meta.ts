import type { Args, Formatter } from '@sitewright/template';
import { allOf, atMost, firstIsInteger } from '../values/arg-rules.ts';
import { getKey, getPath } from '../values/read.ts';
import { imageAttributes } from './image-attributes.ts';

/** Attributes of an image. ENT-17. */
export const imageMeta: Formatter = {
  name: 'image-meta',
  run: (value, _, ctx) => imageAttributes(value, ctx),
};

/** Attributes of the image of a child. */
export const childImageMeta: Formatter<number> = {
  name: 'child-image-meta',
  checkArgs: allOf(atMost(1), firstIsInteger),
  prepare: ({ list: [index] }: Args) => (index === undefined ? 0 : Number.parseInt(index, 10)),
  run: (value, index, ctx) => imageAttributes(getPath(value, ['items', index]), ctx),
};

/** Attributes of the cover. */
export const coverImageMeta: Formatter = {
  name: 'cover-image-meta',
  run: (value, _, ctx) => imageAttributes(getKey(value, 'coverImage'), ctx),
};
