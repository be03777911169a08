import type { ScreenText } from './define-texts.ts';
import type { WriteText } from './use-texts.ts';

/** A word of the wire, such as a state, in the language of the screen; one that nobody wrote texts for stays as it is. */
export function writeWord(
  write: WriteText,
  words: Readonly<Record<string, ScreenText>>,
  word: string,
): string {
  const text = Object.hasOwn(words, word) ? words[word] : undefined;
  return text ? write(text) : word;
}
