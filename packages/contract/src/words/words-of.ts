import { germanStorefront } from './german/storefront-words.ts';
import type { Words } from './say.ts';

/** One more language is one more line. */
const storefronts: Readonly<Record<string, Words>> = { de: germanStorefront };

/** What the storefront says in the language of a locale (BCP 47); undefined: in English. */
export function storefrontWordsOf(locale: string): Words | undefined {
  return ofLanguage(storefronts, locale);
}

function ofLanguage(tables: Readonly<Record<string, Words>>, locale: string): Words | undefined {
  const language = locale.split('-')[0]!.toLowerCase();
  return Object.hasOwn(tables, language) ? tables[language] : undefined;
}
