import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** The place in the loop around. */
export const iter: Formatter = {
  name: 'iter',
  run: (_value, _args, ctx) => asText(ctx.resolve(['@index'])),
};
