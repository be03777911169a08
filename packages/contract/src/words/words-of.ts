import { germanAccounts } from './german/account-words.ts';
import { germanBlocks } from './german/block-words.ts';
import { germanCheckout } from './german/checkout-words.ts';
import { germanErrorWords } from './german/error-words.ts';
import { germanForms } from './german/form-words.ts';
import { germanMails } from './german/mail-words.ts';
import { germanPages } from './german/page-words.ts';
import { germanReviews } from './german/review-words.ts';
import { germanSubscriptions } from './german/subscription-words.ts';
import { germanStorefront } from './german/storefront-words.ts';
import type { Words } from './say.ts';

/** All that the program says to visitors in German, by the English texts. */
const germanVisitors = {
  // First: elsewhere some of its texts are said otherwise.
  ...germanBlocks,
  ...germanStorefront,
  ...germanPages,
  ...germanMails,
  ...germanSubscriptions,
  ...germanErrorWords,
  ...germanAccounts,
  ...germanReviews,
};

/** A text that the program says to visitors, on pages, in mails or when a call fails. */
export type VisitorText = keyof typeof germanVisitors;

/** What blocks say, with what other pages call the same things. */
const germanBlockWords = { ...germanCheckout, ...germanPages, ...germanForms, ...germanBlocks };

/** A text that blocks of documents say. */
export type BlockWord = keyof typeof germanBlockWords;

/** One more language is one more line in each. */
const storefronts: Readonly<Record<string, Words>> = { de: germanStorefront };
const blocks: Readonly<Record<string, Words>> = { de: germanBlockWords };
const visitors: Readonly<Record<string, Words>> = { de: germanVisitors };

/** What the storefront says in the language of a locale (BCP 47); undefined: in English. */
export function storefrontWordsOf(locale: string): Words | undefined {
  return ofLanguage(storefronts, locale);
}

/** What blocks say in the language of a locale (BCP 47); undefined: in English. */
export function blockWordsOf(locale: string): Words | undefined {
  return ofLanguage(blocks, locale);
}

/** All that visitors are told in the language of a locale (BCP 47); undefined: in English. */
export function visitorWordsOf(locale: string): Words | undefined {
  return ofLanguage(visitors, locale);
}

function ofLanguage(tables: Readonly<Record<string, Words>>, locale: string): Words | undefined {
  const language = locale.split('-')[0]!.toLowerCase();
  return Object.hasOwn(tables, language) ? tables[language] : undefined;
}
