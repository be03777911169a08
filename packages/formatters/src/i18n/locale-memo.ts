import type { CLDR } from '@phensley/cldr';
import type { Steps } from '../values/charge.ts';
import { PaidTexts } from '../values/paid-texts.ts';

const MAX_REMEMBERED = 1000;

/** What to write in which locale, and who pays. */
export interface LocaleWriting {
  readonly cldr: CLDR;
  readonly ctx: Steps;
  /** All that the text depends on, beside the locale and the call site. */
  readonly key: string;
}

/** Remembers texts by locale and key; writes them on first use. */
export type LocaleMemo = (writing: LocaleWriting, write: (ctx: Steps) => string) => string;

/**
 * A memory for what one call site writes. Prices and dates repeat from page to page, and writing
 * them by the rules of a locale is by far the dearest part of a page.
 */
export function createLocaleMemo(): LocaleMemo {
  const locales = new WeakMap<CLDR, PaidTexts>();
  return ({ cldr, ctx, key }, write) => {
    let texts = locales.get(cldr);
    if (!texts) locales.set(cldr, (texts = new PaidTexts(MAX_REMEMBERED)));
    return texts.getOrWrite(key, ctx, write);
  };
}
