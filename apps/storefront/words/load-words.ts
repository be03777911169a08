import type { Words } from '@sitewright/contract';
import { speak } from '../platform/say.ts';

/** The words of a language, each in a file of its own. One more language is one more line. */
const tables: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  de: () => import('./german.ts'),
};

let loading: Promise<void> | undefined;

/**
 * Brings the words of the page's language before anything is said. Undefined when nothing has to
 * come: English is in the code. Words that cannot be had leave the page in English.
 */
export function loadWords(language = document.documentElement.lang): Promise<void> | undefined {
  const load = tables[language.split('-')[0]!.toLowerCase()];
  return load && (loading ??= load().then(({ words }) => speak(words), console.warn));
}
