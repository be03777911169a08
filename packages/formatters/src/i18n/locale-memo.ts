import type { CLDR } from '@phensley/cldr';
import { BoundedMap } from '../values/bounded-map.ts';

const MAX_REMEMBERED = 1000;

/** Remembers texts by locale and key; writes them on first use. */
export type LocaleMemo = (cldr: CLDR, key: string, write: () => string) => string;

/**
 * A memory for what one call site writes. Prices and dates repeat from page to page, and writing
 * them by the rules of a locale is by far the dearest part of a page.
 */
export function createLocaleMemo(): LocaleMemo {
  const locales = new WeakMap<CLDR, BoundedMap<string>>();
  return (cldr, key, write) => {
    let texts = locales.get(cldr);
    if (!texts) locales.set(cldr, (texts = new BoundedMap(MAX_REMEMBERED)));
    return texts.getOrMake(key, write);
  };
}
