import type { Formatter } from '@sitewright/template';
import { formEncode } from '../text/percent-encode.ts';
import { asText } from '../values/read.ts';

/** White space that does not break. */
export const encodeSpace: Formatter = {
  name: 'encode-space',
  summary: 'Writes every white-space character as `&nbsp;`.',
  examples: [{ template: '{a|encode-space}', data: { a: 'two words' }, output: 'two&nbsp;words' }],
  run: (value) => asText(value).replace(/\s/g, '&nbsp;'),
};

/** A whole address; its separators stay. */
export const encodeUri: Formatter = {
  name: 'encode-uri',
  summary: 'Encodes a whole address; the separators of addresses stay.',
  examples: [{ template: '{a|encode-uri}', data: { a: '/a b?c=d' }, output: '/a%20b?c=d' }],
  run: (value) => encodeURI(asText(value)),
};

/** One part of an address. */
export const encodeUriComponent: Formatter = {
  name: 'encode-uri-component',
  summary: 'Encodes one part of an address, separators too.',
  examples: [{ template: '{a|encode-uri-component}', data: { a: 'a/b c' }, output: 'a%2Fb%20c' }],
  run: (value) => encodeURIComponent(asText(value)),
};

/** A value of a query, as forms send it. */
export const urlEncode: Formatter = {
  name: 'url-encode',
  summary: 'Encodes a query value as forms do: UTF-8 bytes as `%XX`, a space as `+`.',
  examples: [
    { template: '?q={a|url-encode}', data: { a: 'café au lait' }, output: '?q=caf%C3%A9+au+lait' },
  ],
  run: (value) => formEncode(asText(value)),
};
