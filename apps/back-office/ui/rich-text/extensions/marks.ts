/** Marks beyond the usual ones. Colours are classes, because a page allows no style in attributes. */
import { inkClass, inkOf } from '@sitewright/blocks';
import { Mark } from '@tiptap/core';

const plainMark = (name: string, tag: string, excludes = '') =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Above the line, and below it: never both. */
export const superscript = plainMark('superscript', 'sup:not(.sw-note)', 'subscript').extend({
  renderHTML: () => ['sup', 0],
});

/** Below the line. */
export const subscript = plainMark('subscript', 'sub', 'superscript');

/** As with a marker pen. */
export const highlight = plainMark('highlight', 'mark');

/** A colour of letters. */
export const ink = Mark.create({
  name: 'ink',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => inkOf(element.className) ?? null,
      renderHTML: ({ color }) => ({ class: inkClass(String(color)) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[class^="sw-ink-"]',
      getAttrs: ({ className }) => (inkOf(className) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
