/** Languages with their regions, and the tags of them that can be chosen. */
import { countryCodes, factsOfCountry } from '@sitewright/commerce';
import { languageCodes } from './language-codes.ts';

/** `German (Switzerland) · de-CH`, in the language of the reader; what nobody knows stays as it is. */
export function localeName(tag: string, reader: string): string {
  return localeNamer(reader)(tag);
}

/** Writes many of them: see {@link localeName}. */
export function localeNamer(reader: string): (tag: string) => string {
  const names = new Intl.DisplayNames([reader], { type: 'language', languageDisplay: 'standard' });
  return (tag) => {
    const name = isTag(tag) ? names.of(tag) : undefined;
    return name === undefined || name === tag ? tag : `${name} · ${tag}`;
  };
}

/**
 * What can be chosen where `chosen` is: the languages of every country, that language in every
 * country, every language in that country, and what is chosen, whatever it is.
 */
export function listLocales(chosen: string): string[] {
  const spoken = countryCodes.flatMap(spokenIn);
  if (!isTag(chosen)) return [...new Set([chosen, ...spoken])];
  const { region } = new Intl.Locale(chosen);
  const language = region === undefined ? chosen : chosen.replace(`-${region}`, '');
  return [
    ...new Set([
      chosen,
      ...spoken,
      ...countryCodes.map((country) => `${language}-${country}`),
      ...(region === undefined ? [] : languageCodes.map((other) => `${other}-${region}`)),
    ]),
  ];
}

function spokenIn(country: string): string[] {
  return factsOfCountry(country).locales.filter(
    (tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0,
  );
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
