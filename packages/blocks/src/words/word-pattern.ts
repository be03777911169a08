/** What is looked for. */
export interface WordSearch {
  readonly text: string;
  readonly matchCase: boolean;
  /** Only where no letter or digit stands right before or behind. */
  readonly wholeWord: boolean;
}

const letter = String.raw`[\p{L}\p{N}\p{M}_]`;

/**
 * The pattern of a search, for all of its matches. A space stands for one space of any kind, so its
 * work grows with the text alone.
 */
export function wordPattern({ text, matchCase, wholeWord }: WordSearch): RegExp {
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s/g, '\\s');
  const bounded = wholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal;
  return new RegExp(bounded, matchCase ? 'gu' : 'giu');
}
