import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** Capital letters. */
export const capitalize: Formatter = {
  name: 'capitalize',
  summary: 'Writes all letters as capitals.',
  examples: [{ template: '{a|capitalize}', data: { a: 'mug' }, output: 'MUG' }],
  run: (value) => asText(value).toUpperCase(),
};
