import type { Formatter } from '@sitewright/template';
import { escapeAttribute, escapeHtml } from '../text/escape.ts';
import { asText } from '../values/read.ts';

/** Text between tags. */
export const html: Formatter = {
  name: 'html',
  run: (value) => escapeHtml(asText(value)),
};

/** Text inside an attribute. */
export const htmlattr: Formatter = {
  name: 'htmlattr',
  run: (value) => escapeAttribute(asText(value)),
};

/** The older name of `htmlattr`. */
export const htmltag: Formatter = {
  ...htmlattr,
  name: 'htmltag',
};
