import sanitizeHtml from 'sanitize-html';
import { isDeeperThan, wordsOfHtml } from './html-depth.ts';
import { isPlainHtml } from './plain-html.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = [
  'p',
  'div',
  'section',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
  'address',
];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const inline =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...headings,
    ...blocks,
    ...lists,
    ...inline.split(' '),
    ...tables,
    'img',
    'details',
    'summary',
  ],
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'data-*'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'srcset', 'sizes'],
    time: ['datetime'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'type'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A script makes a frame of it, which only formatters may write.
    '*': (tagName, { 'data-html': _frame, ...attribs }) => ({ tagName, attribs }),
  },
};

/** Nobody nests as deep by hand, and no editor does. */
const deepest = 500;

/**
 * HTML of an owner, made safe: no scripts, no styles, no frames, no foreign protocols. Of what lies
 * too deep the words stay. The server and the canvas say it alike, to the byte.
 * docs/decisions/594-one-sanitizer.md
 */
export function cleanHtml(html: string): string {
  if (isPlainHtml(html)) return html;
  return isDeeperThan(html, deepest) ? wordsOfHtml(html) : sanitizeHtml(html, options);
}
