/** The language of the back office on this device. */
import { officeLanguages, type OfficeLanguage } from './define-texts.ts';
import { languageOf } from './use-texts.ts';

const key = 'sitewright-language';

/** The language of the account, which is kept here too; else what was chosen on this device; else the browser's. */
export function readLanguage(ofAccount?: OfficeLanguage | null): OfficeLanguage {
  if (ofAccount) localStorage.setItem(key, ofAccount);
  const stored = localStorage.getItem(key);
  const chosen = officeLanguages.find((language) => language === stored);
  const language = chosen ?? languageOf(navigator.language);
  document.documentElement.lang = language;
  return language;
}

/** Keeps it for the next time. */
export function storeLanguage(language: OfficeLanguage): void {
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
}
