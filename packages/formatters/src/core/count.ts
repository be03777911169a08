import type { Formatter } from '@sitewright/template';
import { sizeOf } from '../values/read.ts';

/** Elements of a list, keys of an object, characters of a text. */
export const count: Formatter = {
  name: 'count',
  run: (value) => (typeof value === 'string' ? value.length : sizeOf(value)),
};
