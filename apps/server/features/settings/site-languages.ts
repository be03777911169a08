/** The languages of a site: its own, and those beside it. */
import { isCustomLanguage, type Settings } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import { readSettings, type SettingsHolder } from './read-settings.ts';
import type { Site } from '../sites/site.ts';

type OtherLanguages = Settings<'languages'>['languages'];

/** Those beside the site's own. */
export function otherLanguagesOf(site: SettingsHolder): OtherLanguages {
  return readSettings(site, 'languages').languages;
}

/** True where visitors can choose: some language beside the site's own is switched on. */
export function hasSeveralLanguages(site: SettingsHolder): boolean {
  return otherLanguagesOf(site).some(({ isEnabled }) => isEnabled);
}

/** `de` of a site in `de-CH`. */
export function ownLanguageOf({ ownLocale }: Site): string {
  return new Intl.Locale(ownLocale).language;
}

/** A language as lists show it. */
export interface ListedLanguage {
  code: string;
  name: string;
  isEnabled: boolean;
  isDefault: boolean;
  isCustom: boolean;
}

/** The site's own, then the others. */
export function listLanguages(
  site: Site,
  others: OtherLanguages = otherLanguagesOf(site),
): ListedLanguage[] {
  const own = { code: ownLanguageOf(site), name: '', isEnabled: true };
  return [own, ...others].map((language, index) => {
    const isCustom = isCustomLanguage(language.code);
    const name = language.name || (isCustom ? language.code : nameOfItself(language.code));
    return { ...language, name, isDefault: index === 0, isCustom };
  });
}

/** What visitors with an account choose from; custom ones are left to the page. I18N-01 */
export function languagesToChoose(site: Site): ListedLanguage[] {
  return listLanguages(site).filter(({ isEnabled, isCustom }) => isEnabled && !isCustom);
}

const namesOfThemselves = new LRUCache<string, string>({ max: 500 });

/** Kept: to build the names of a language takes longer than all else that a page says of it. */
function nameOfItself(code: string): string {
  const known = namesOfThemselves.get(code);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  namesOfThemselves.set(code, name);
  return name;
}
