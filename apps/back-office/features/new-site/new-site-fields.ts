/** What the screen of a new site holds, and what it sends. */
import {
  countryCodes,
  factsOfCountry,
  listCountryTaxes,
  shippingPrices,
} from '@sitewright/commerce';
import type { NewSiteDraft, SitePurpose } from '@sitewright/contract';

export interface NewShippingLine {
  readonly name: string;
  readonly priceCents: number;
  readonly isOn: boolean;
}

export interface NewTaxLine {
  readonly name: string;
  /** Parts per million. */
  readonly ratePpm: number;
}

export interface NewSiteFields {
  /** Stands for this one site, over any number of presses and reloads. */
  readonly attemptId: string;
  readonly title: string;
  /** Empty: proposed from the title. */
  readonly identifier: string;
  readonly purpose: SitePurpose;
  readonly country: string;
  readonly currency: string;
  /** Without the country: `de`. */
  readonly language: string;
  readonly otherLanguages: readonly string[];
  readonly timeZone: string;
  readonly units: 'metric' | 'imperial';
  readonly chargesTax: boolean;
  readonly isOneStopShop: boolean;
  /** Where a shop in the USA collects. */
  readonly states: readonly string[];
  /** Of countries outside of the European Union and the USA. */
  readonly taxes: readonly NewTaxLine[];
  readonly shipsHome: NewShippingLine;
  readonly shipsAbroad: NewShippingLine;
  readonly content: 'none' | 'demo' | 'import';
  /** Empty: the first one there is. */
  readonly theme: string;
  readonly preset: string;
}

/** Names that buyers read at the checkout, by the language of the site. */
const shippingNames: Readonly<Record<string, readonly [home: string, abroad: string]>> = {
  en: ['Standard shipping', 'International shipping'],
  de: ['Standardversand', 'Versand ins Ausland'],
  fr: ['Livraison standard', 'Livraison internationale'],
  es: ['Envío estándar', 'Envío internacional'],
  it: ['Spedizione standard', 'Spedizione internazionale'],
  nl: ['Standaardverzending', 'Internationale verzending'],
  pt: ['Envio padrão', 'Envio internacional'],
};

/** Ways to ship in a currency, named in a language. */
export function shippingOf(
  currency: string,
  language: string,
): Pick<NewSiteFields, 'shipsHome' | 'shipsAbroad'> {
  const { homeCents, abroadCents } = shippingPrices(currency);
  const [home, abroad] = shippingNames[language] ?? ['Standard shipping', 'International shipping'];
  return {
    shipsHome: { name: home, priceCents: homeCents, isOn: true },
    shipsAbroad: { name: abroad, priceCents: abroadCents, isOn: false },
  };
}

/** What follows from a country. */
export function followCountry(country: string, ownTimeZone: string) {
  const { currency, locales, timeZone, units, isInEu } = factsOfCountry(country);
  const language = new Intl.Locale(locales[0] ?? 'en-US').language;
  const taxes = listCountryTaxes(country).map(({ name, ratePpm }) => ({ name, ratePpm }));
  return {
    country,
    currency,
    language,
    otherLanguages: [],
    timeZone: timeZone ?? ownTimeZone,
    units,
    chargesTax: isInEu || taxes.length > 0,
    isOneStopShop: false,
    states: [],
    taxes,
    ...shippingOf(currency, language),
  };
}

/** Where this device seems to be: by its clock, else by its language. */
export function guessCountry(timeZone: string, language: string): string {
  const byClock = countryCodes.find((code) => factsOfCountry(code).timeZone === timeZone);
  const byLanguage = new Intl.Locale(language).region ?? '';
  return byClock ?? (countryCodes.includes(byLanguage) ? byLanguage : 'US');
}

/** How the screen begins on this device. */
export function beginFields(): NewSiteFields {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    attemptId: [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
    title: '',
    identifier: '',
    purpose: 'shop',
    ...followCountry(guessCountry(timeZone, navigator.language), timeZone),
    content: 'none',
    theme: '',
    preset: '',
  };
}

const umlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'a',
  ł: 'l',
  đ: 'd',
};

/** The address that a title asks for: `Töpferei Linde` → `toepferei-linde`; `site` at the least. */
export function proposeIdentifier(title: string): string {
  const plain = title
    .trim()
    .toLowerCase()
    .replaceAll(/[äöüßæøåłđ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 55)
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'site';
}

/** What is sent for it. */
export function toDraft(
  fields: NewSiteFields,
  identifier: string,
  look: Pick<NewSiteFields, 'theme' | 'preset'>,
): NewSiteDraft {
  const { attemptId, title, purpose, country, currency, language, timeZone, content } = fields;
  const sells = purpose !== 'site';
  return {
    attemptId,
    title: title.trim(),
    identifier,
    purpose,
    country,
    currency,
    locale: `${language}-${country}`,
    languages: fields.otherLanguages.filter((other) => other !== language),
    timeZone,
    measurementStandard: fields.units === 'imperial' ? 1 : 2,
    ...(sells ? taxesOf(fields) : { taxRates: null, taxRules: [] }),
    shippingOptions: sells ? optionsOf(fields) : [],
    content: content === 'demo' ? 'demo' : 'none',
    ...look,
  };
}

function taxesOf(fields: NewSiteFields): Pick<NewSiteDraft, 'taxRates' | 'taxRules'> {
  const { country, chargesTax, isOneStopShop, states, taxes } = fields;
  if (!chargesTax) return { taxRates: null, taxRules: [] };
  if (factsOfCountry(country).isInEu) {
    return { taxRates: { area: 'EU', homeCountry: country, isOneStopShop }, taxRules: [] };
  }
  if (country === 'US') {
    const taxRates = states.length > 0 ? { area: 'US' as const, states: [...states] } : null;
    return { taxRates, taxRules: [] };
  }
  const taxRules = listCountryTaxes(country).map((preset, index) => ({
    name: preset.name,
    ratePpm: preset.ratePpm,
    ...taxes[index],
    isOnShipping: preset.isOnShipping,
    isIncludedInPrice: preset.isIncludedInPrice,
    taxClasses: preset.taxClasses ? [...preset.taxClasses] : null,
    zone: {
      country,
      ...(preset.zone.regions && { regions: [...preset.zone.regions] }),
    },
  }));
  return { taxRates: null, taxRules };
}

function optionsOf({ country, shipsHome, shipsAbroad }: NewSiteFields) {
  const abroad = countryCodes.filter((code) => code !== country);
  return [
    { ...shipsHome, zones: [{ country }] },
    { ...shipsAbroad, zones: abroad.map((code) => ({ country: code })) },
  ]
    .filter(({ isOn }) => isOn)
    .map(({ name, priceCents, zones }) => ({
      name: name.trim() || '–',
      pricing: { kind: 'flat' as const, priceCents },
      zones,
    }));
}
