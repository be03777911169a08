import type { Formatter } from '@sitewright/template';
import { formEncode } from '../text/percent-encode.ts';
import { asText } from '../values/read.ts';

/** White space that does not break. */
export const encodeSpace: Formatter = {
  name: 'encode-space',
  run: (value) => asText(value).replace(/\s/g, '&nbsp;'),
};

/** A whole address; its separators stay. */
export const encodeUri: Formatter = {
  name: 'encode-uri',
  run: (value) => encodeURI(asText(value)),
};

/** One part of an address. */
export const encodeUriComponent: Formatter = {
  name: 'encode-uri-component',
  run: (value) => encodeURIComponent(asText(value)),
};

/** A value of a query, as forms send it. */
export const urlEncode: Formatter = {
  name: 'url-encode',
  run: (value) => formEncode(asText(value)),
};
