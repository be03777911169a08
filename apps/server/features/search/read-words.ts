/** Words in one search, and characters in one word. */
export const searchLimits = { words: 8, wordLength: 40 } as const;

/**
 * The words of what a visitor typed, each once, in order. Characters that mean something to the
 * database's own language of searches, and those that no text holds, part words.
 */
export function readWords(typed: string): string[] {
  const words = typed
    .normalize('NFC')
    // Control characters part words.
    // oxlint-disable-next-line no-control-regex
    .split(/[\s\u0000-\u001f'"\\<>()&|!:*]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, searchLimits.wordLength));
  return [...new Set(words)].slice(0, searchLimits.words);
}

/** The words as a query of the database: all or any of them; `:*` also begins longer words. */
export function toQuery(words: readonly string[], joint: '&' | '|', ending: '' | ':*'): string {
  return words.map((word) => `'${word}'${ending}`).join(` ${joint} `);
}
