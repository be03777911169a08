import { isTruthy } from '@sitewright/template';
import type { Formatter } from '@sitewright/template';
import { slugify as toSlug } from '../text/slugify.ts';
import { smartenQuotes } from '../text/smarten-quotes.ts';
import { dropTags } from '../text/tags.ts';
import { asText } from '../values/read.ts';

/** Line ends that show. */
export const lineBreaks: Formatter = {
  name: 'line-breaks',
  run: (value) => asText(value).replaceAll('\n', '<br/>'),
};

/** The arguments themselves. */
export const output: Formatter = {
  name: 'output',
  needsArgs: true,
  run: (_, { list }) => list.join(' '),
};

/** Text without tags. */
export const safe: Formatter = {
  name: 'safe',
  run: (value) => (isTruthy(value) ? dropTags(asText(value)) : value),
};

/** Text for an address or a class. */
export const slugify: Formatter = {
  name: 'slugify',
  run: (value) => toSlug(asText(value)),
};

/** Typographic quotes. */
export const smartypants: Formatter = {
  name: 'smartypants',
  run: (value) => smartenQuotes(asText(value)),
};

/** Text of a scalar. */
export const str: Formatter = {
  name: 'str',
  run: (value) => asText(value),
};
