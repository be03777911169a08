import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** A full address. */
export const absUrl: Formatter = {
  name: 'AbsUrl',
  summary: 'Puts the address of the site (`base-url`) in front of a path.',
  examples: [
    {
      template: '{path|AbsUrl}',
      data: { path: 'shop', 'base-url': 'https://example.com' },
      output: 'https://example.com/shop',
    },
  ],
  run: (value, _, ctx) => `${asText(ctx.resolve(['base-url']))}/${asText(value)}`,
};
