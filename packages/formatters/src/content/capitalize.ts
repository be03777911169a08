import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** Capital letters. */
export const capitalize: Formatter = {
  name: 'capitalize',
  run: (value) => asText(value).toUpperCase(),
};
