/** The language of the back office on this device. */
import { officeLanguages, type OfficeLanguage } from './define-texts.ts';
import { languageOf } from './use-texts.ts';

const key = 'sitewright-language';

/** The language that was chosen on this device; else what the browser asks for. */
export function readLanguage(): OfficeLanguage {
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
