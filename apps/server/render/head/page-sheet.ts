import type { SplitSheet } from '../styles/split-sheet.ts';

/** A stylesheet that a page may hold in parts. */
export interface PageSheet {
  /** Of the whole sheet. */
  readonly url: string;
  /** Of what is fetched when a page comes to need more than it holds. */
  readonly lateUrl: string;
  /** Undefined when the sheet must come whole. */
  readonly split: SplitSheet | undefined;
}

/** The style of a widget that pages come with. */
export interface PrintedStyle extends PageSheet {
  /** Ids and classes: a page whose HTML holds one of them needs the style. */
  readonly hooks: readonly string[];
}
