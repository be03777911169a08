/** What a text can be given, apart from the editor that gives it: bars show these before it has come. */

/** How lines stand. */
export const alignments = ['left', 'center', 'right', 'justify'] as const;

/** One of {@link alignments}. */
export type Alignment = (typeof alignments)[number];

/** What is done to a table, in the order of the bar. */
export const tableActNames = [
  'addRowBefore',
  'addRowAfter',
  'addColumnBefore',
  'addColumnAfter',
  'deleteRow',
  'deleteColumn',
  'toggleHeaderRow',
  'deleteTable',
] as const;

/** One of {@link tableActNames}. */
export type TableAct = (typeof tableActNames)[number];

/** Characters of a footnote. */
export const longestFootnote = 2_000;
