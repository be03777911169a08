import type { Args, Formatter } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { asText, getKey } from '../values/read.ts';
import { altTextOf, imageAttributes } from './image-attributes.ts';

/** An image that loads when it comes near. FMT-21. */
export const image: Formatter<string> = {
  name: 'image',
  summary: 'An image that the script loads when it comes near, with a plain one for no script.',
  usage: '[class=thumb-image]',
  examples: [
    {
      template: '{image|image}',
      data: { image: { id: 'i1', assetUrl: '/mug.jpg', originalSize: '800x600', title: 'Mug' } },
      output:
        '<noscript><img src="/mug.jpg" alt="Mug" /></noscript><img class="thumb-image" data-src="/mug.jpg" data-image="/mug.jpg" data-image-dimensions="800x600" data-image-focal-point="0.5,0.5" alt="Mug" data-load="false" data-image-id="i1" data-type="image" />',
    },
  ],
  prepare: ({ list }: Args) => (list.length === 1 ? list[0]! : 'thumb-image'),
  run: (value, className, ctx) => {
    // The lazy image escapes the escaped text once more; existing pages rely on these bytes.
    const alt = escapeAttribute(altTextOf(value, ctx));
    return (
      `<noscript><img src="${asText(getKey(value, 'assetUrl'))}" alt="${alt}" /></noscript>` +
      `<img class="${className}" ${imageAttributes(value, ctx, alt)}data-load="false"` +
      ` data-image-id="${asText(getKey(value, 'id'))}" data-type="image" />`
    );
  },
};
