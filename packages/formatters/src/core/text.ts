import { isTruthy } from '@sitewright/template';
import type { Formatter } from '@sitewright/template';
import { slugify as toSlug } from '../text/slugify.ts';
import { smartenQuotes } from '../text/smarten-quotes.ts';
import { dropTags } from '../text/tags.ts';
import { asText } from '../values/read.ts';

/** Line ends that show. */
export const lineBreaks: Formatter = {
  name: 'line-breaks',
  summary: 'Writes every line end as `<br/>`.',
  examples: [{ template: '{a|line-breaks}', data: { a: 'one\ntwo' }, output: 'one<br/>two' }],
  run: (value) => asText(value).replaceAll('\n', '<br/>'),
};

/** The arguments themselves. */
export const output: Formatter = {
  name: 'output',
  summary: 'Prints the arguments; the value does not matter.',
  usage: 'word …',
  examples: [{ template: '{a|output on sale}', data: { a: 1 }, output: 'on sale' }],
  run: (_, { list }) => list.join(' '),
};

/** Text without tags. */
export const safe: Formatter = {
  name: 'safe',
  summary: 'Removes tags.',
  examples: [{ template: '{a|safe}', data: { a: '<p>Hand <b>made</b></p>' }, output: 'Hand made' }],
  run: (value) => (isTruthy(value) ? dropTags(asText(value)) : value),
};

/** Text for an address or a class. */
export const slugify: Formatter = {
  name: 'slugify',
  summary: 'Letters, digits and dashes in lower case, for addresses and class names.',
  examples: [{ template: '{a|slugify}', data: { a: 'Cups & Mugs' }, output: 'cups-mugs' }],
  run: (value) => toSlug(asText(value)),
};

/** Typographic quotes. */
export const smartypants: Formatter = {
  name: 'smartypants',
  summary: 'Curly quotes for straight ones and a long dash for `--`.',
  examples: [{ template: '{a|smartypants}', data: { a: `"It's" -- so` }, output: '“It’s” — so' }],
  run: (value) => smartenQuotes(asText(value)),
};

/** Text of a scalar. */
export const str: Formatter = {
  name: 'str',
  summary: 'The value as text; nothing for lists and objects.',
  examples: [{ template: '{a|str}{b|str}', data: { a: 1.5, b: [1] }, output: '1.5' }],
  run: (value) => asText(value),
};
