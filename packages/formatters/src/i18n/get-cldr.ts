import { CLDRFramework } from '@phensley/cldr';
import type { CLDR } from '@phensley/cldr';

/** Loads the data of a language, such as `de`, as parsed JSON. */
export type PackLoader = (language: string) => Promise<unknown>;

/** Gives the locale object of a locale id such as `de-AT`, the same one every time. */
export type CldrSource = (localeId: string) => Promise<CLDR>;

const DEFAULT_LOCALE = 'en';
const PACKS_KEPT = 200;

/**
 * A source of locale objects over a loader, for programs that bundle the packs themselves. A
 * language without data is English.
 */
export function createCldrSource(loadPack: PackLoader): CldrSource {
  const framework = new CLDRFramework({ asyncLoader: loadPack, packCacheSize: PACKS_KEPT });
  const known = new Map<string, Promise<CLDR>>();
  const load = async (localeId: string): Promise<CLDR> => {
    try {
      return await framework.getAsync(localeId);
    } catch (error) {
      if (localeId === DEFAULT_LOCALE) throw error;
      return getLocale(DEFAULT_LOCALE);
    }
  };
  const getLocale: CldrSource = (localeId) => {
    const key = CLDRFramework.resolveLocale(localeId).tag.expanded();
    const found = known.get(key) ?? load(localeId);
    known.set(key, found);
    return found;
  };
  return getLocale;
}

/** Reads a pack that is installed beside the library; no network. */
async function loadInstalledPack(language: string): Promise<unknown> {
  if (!/^[a-z]{2,3}$/.test(language)) throw new RangeError(`No such language: ${language}`);
  const pack: { readonly default: unknown } = await import(
    `@phensley/cldr/packs/${language}.json`,
    { with: { type: 'json' } }
  );
  return pack.default;
}

/** The locale object of a locale id, made once and shared by all runs. */
export const getCldr: CldrSource = /* @__PURE__ */ createCldrSource(loadInstalledPack);
