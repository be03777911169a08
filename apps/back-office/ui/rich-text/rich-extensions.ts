/** What a text may hold: one list for the page, the side and what is pasted. */
import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { alignment } from './extensions/alignment.ts';
import { emoji } from './extensions/emoji.ts';
import { footnote } from './extensions/footnote.ts';
import { highlight, ink, subscript, superscript } from './extensions/marks.ts';
import { tableExtensions } from './extensions/table.ts';
import { pasteExtension, type PasteOptions } from './paste/paste-extension.ts';

/** Words in their form, links, lists, tables and footnotes. */
export const makeRichExtensions = (paste: PasteOptions): Extensions => [
  StarterKit.configure({
    link: { openOnClick: false, autolink: true, HTMLAttributes: { rel: null, target: null } },
    trailingNode: false,
  }),
  alignment,
  superscript,
  subscript,
  highlight,
  ink,
  footnote,
  emoji,
  ...tableExtensions,
  pasteExtension(paste),
];
