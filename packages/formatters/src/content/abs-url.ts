import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** A full address. */
export const absUrl: Formatter = {
  name: 'AbsUrl',
  run: (value, _, ctx) => `${asText(ctx.resolve(['base-url']))}/${asText(value)}`,
};
