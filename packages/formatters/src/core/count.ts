import type { Formatter } from '@sitewright/template';
import { countMembers } from '../values/charge.ts';

/** Elements of a list, keys of an object, characters of a text. */
export const count: Formatter = {
  name: 'count',
  run: (value, _, ctx) => (typeof value === 'string' ? value.length : countMembers(value, ctx)),
};
