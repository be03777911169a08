import type { Formatter } from '@sitewright/template';
import { escapeAttribute, escapeHtml } from '../text/escape.ts';
import { asText } from '../values/read.ts';

/** Text between tags. */
export const html: Formatter = {
  name: 'html',
  summary: 'Escapes `& < >`, for text between tags.',
  examples: [{ template: '{a|html}', data: { a: '<b> & "c"' }, output: '&lt;b&gt; &amp; "c"' }],
  run: (value) => escapeHtml(asText(value)),
};

/** Text inside an attribute. */
export const htmlattr: Formatter = {
  name: 'htmlattr',
  summary: 'Escapes `& < > "`, for text inside an attribute.',
  examples: [
    {
      template: '<a title="{a|htmlattr}">',
      data: { a: '5" pot' },
      output: '<a title="5&quot; pot">',
    },
  ],
  run: (value) => escapeAttribute(asText(value)),
};

/** The older name of `htmlattr`. */
export const htmltag: Formatter = {
  ...htmlattr,
  name: 'htmltag',
  examples: [{ template: '{a|htmltag}', data: { a: '<"' }, output: '&lt;&quot;' }],
};
