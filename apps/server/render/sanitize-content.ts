import sanitizeHtml from 'sanitize-html';
import { isDeeperThan, wordsOfHtml } from './html-depth.ts';

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

/** Content comes again on every page of a list: what was cleaned is kept, up to this many characters. */
const maxKept = 8_000_000;
const kept = new Map<string, string>();
let keptSize = 0;

/**
 * HTML of an owner, made safe: no scripts, no styles, no frames, no foreign protocols. It is
 * cleaned when it is saved too; this holds for whatever got into the database another way. Of what
 * lies too deep the words stay.
 */
export function sanitizeContent(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = isDeeperThan(html, deepest) ? wordsOfHtml(html) : sanitizeHtml(html, options);
  keptSize += html.length + clean.length;
  if (keptSize > maxKept) {
    kept.clear();
    keptSize = html.length + clean.length;
  }
  kept.set(html, clean);
  return clean;
}
