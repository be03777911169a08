/** The provider's name differs by locale; the offer is the same. INST-10. */
export type InstalmentBrand = 'Afterpay' | 'Clearpay';

/** Locales with an information page, by brand. INST-10. */
export const instalmentLocales: Readonly<Record<InstalmentBrand, readonly string[]>> = {
  Afterpay: ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ'],
  Clearpay: ['en_GB'],
};

/** Languages offered per country of the merchant; the first is the default. INST-11. */
export const instalmentLanguages: Readonly<Record<string, readonly string[]>> = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
};

/** The United States and its territories, which count as one country here. INST-12. */
export const usTerritories: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** The country whose offer holds in a country or territory. INST-12 */
export function instalmentCountryOf(country: string): string {
  const code = country.toUpperCase();
  return usTerritories.includes(code) ? 'US' : code;
}

/**
 * The locale for a shopper of a merchant: the shopper's language where the country offers it, else
 * the country's first one. Undefined where instalments are not offered. INST-10..12.
 *
 * @param language a language tag such as `fr` or `fr-CA`
 * @param country ISO code of the merchant's account
 */
export function findInstalmentLocale(language: string, country: string): string | undefined {
  const offered = instalmentCountryOf(country);
  const languages = Object.hasOwn(instalmentLanguages, offered)
    ? instalmentLanguages[offered]!
    : [];
  const wanted = language.slice(0, 2).toLowerCase();
  const chosen = languages.includes(wanted) ? wanted : languages[0];
  return chosen === undefined ? undefined : `${chosen}_${offered}`;
}

/** The brand shown for a locale of {@link findInstalmentLocale}. INST-10. */
export function findInstalmentBrand(locale: string): InstalmentBrand | undefined {
  if (instalmentLocales.Clearpay.includes(locale)) return 'Clearpay';
  return instalmentLocales.Afterpay.includes(locale) ? 'Afterpay' : undefined;
}
