import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './clean-pasted.ts';

/** What did not come along with a paste. */
export interface LeftOut {
  /** What pictures are called; some have no name. */
  readonly pictures: readonly string[];
  /** Nothing came: it is more than a text holds. */
  readonly isTooLong: boolean;
}

/** How a text takes what is pasted. */
export interface PasteOptions {
  readonly tell: (leftOut: LeftOut) => void;
  /** Whether it shows footnotes. */
  readonly hasFootnotes: boolean;
}

/** Characters of a paste as it came, and cleaned: a text may have 200,000. */
const longest = { given: 12_000_000, clean: 180_000 } as const;

/** Cleans what is pasted; what was copied in such a text comes back as it was. */
export function pasteExtension({ tell, hasFootnotes }: PasteOptions) {
  return Extension.create({
    name: 'cleanPaste',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(given) {
            if (/\bdata-pm-slice=/.test(given)) return given;
            const { html, leftOut } =
              given.length > longest.given
                ? { html: '', leftOut: [] }
                : cleanPasted(given, { hasFootnotes });
            const isTooLong = given.length > longest.given || html.length > longest.clean;
            if (isTooLong || leftOut.length > 0) tell({ pictures: leftOut, isTooLong });
            return isTooLong ? '' : html;
          },
        },
      }),
    ],
  });
}
