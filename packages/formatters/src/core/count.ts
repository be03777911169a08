import type { Formatter } from '@sitewright/template';
import { sizeOf } from '../values/read.ts';

/** Elements of a list, keys of an object, characters of a text. */
export const count: Formatter = {
  name: 'count',
  summary: 'Number of elements of a list, keys of an object or characters of a text; else 0.',
  examples: [{ template: '{tags|count}', data: { tags: ['clay', 'blue'] }, output: '2' }],
  run: (value) => (typeof value === 'string' ? value.length : sizeOf(value)),
};
