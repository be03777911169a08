import type { Args, Formatter } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { atMost } from '../values/arg-rules.ts';
import { asText, getKey } from '../values/read.ts';
import { altTextOf, imageAttributes } from './image-attributes.ts';

/** An image that loads when it comes near. FMT-21. */
export const image: Formatter<string> = {
  name: 'image',
  checkArgs: atMost(1),
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
