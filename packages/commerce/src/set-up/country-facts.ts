import { currencyOfCountry } from './country-currencies.ts';
import { euVatCountries } from '../tax/presets/eu-vat-rates.ts';

/** What follows from the country of a shop until its owner says otherwise. */
export type CountryFacts = {
  readonly currency: string;
  /** The language that most of its visitors read first, as `de-AT`; others of the country after it. */
  readonly locales: readonly string[];
  /** The time zone of most of its people; missing: nobody can tell, or it is not known here. */
  readonly timeZone?: string;
  /** Weights and lengths. */
  readonly units: 'metric' | 'imperial';
  /** The day that a week begins with. */
  readonly firstDay: 'monday' | 'saturday' | 'sunday';
  readonly isInEu: boolean;
};

/**
 * Languages and time zones: CLDR 48 (October 2025), `languagePopulation` of official languages and
 * `primaryZones`; in Canada and Australia the zone of the largest city.
 */
const rows: Readonly<Record<string, readonly [languages: string, timeZone: string]>> = {
  AT: ['de', 'Europe/Vienna'],
  AU: ['en', 'Australia/Sydney'],
  BE: ['nl fr de', 'Europe/Brussels'],
  BG: ['bg', 'Europe/Sofia'],
  CA: ['en fr', 'America/Toronto'],
  CH: ['de fr it', 'Europe/Zurich'],
  CY: ['el en', 'Asia/Nicosia'],
  CZ: ['cs', 'Europe/Prague'],
  DE: ['de', 'Europe/Berlin'],
  DK: ['da', 'Europe/Copenhagen'],
  EE: ['et', 'Europe/Tallinn'],
  ES: ['es ca', 'Europe/Madrid'],
  FI: ['fi sv', 'Europe/Helsinki'],
  FR: ['fr', 'Europe/Paris'],
  GB: ['en', 'Europe/London'],
  GR: ['el', 'Europe/Athens'],
  HK: ['zh en', 'Asia/Hong_Kong'],
  HR: ['hr', 'Europe/Zagreb'],
  HU: ['hu', 'Europe/Budapest'],
  IE: ['en', 'Europe/Dublin'],
  IL: ['he', 'Asia/Jerusalem'],
  IN: ['en hi', 'Asia/Kolkata'],
  IS: ['is', 'Atlantic/Reykjavik'],
  IT: ['it', 'Europe/Rome'],
  JP: ['ja', 'Asia/Tokyo'],
  LI: ['de', 'Europe/Vaduz'],
  LT: ['lt', 'Europe/Vilnius'],
  LU: ['fr de', 'Europe/Luxembourg'],
  LV: ['lv', 'Europe/Riga'],
  MT: ['en mt', 'Europe/Malta'],
  MX: ['es', 'America/Mexico_City'],
  NL: ['nl', 'Europe/Amsterdam'],
  NO: ['nb', 'Europe/Oslo'],
  NZ: ['en', 'Pacific/Auckland'],
  PL: ['pl', 'Europe/Warsaw'],
  PT: ['pt', 'Europe/Lisbon'],
  RO: ['ro', 'Europe/Bucharest'],
  SE: ['sv', 'Europe/Stockholm'],
  SG: ['en', 'Asia/Singapore'],
  SI: ['sl', 'Europe/Ljubljana'],
  SK: ['sk', 'Europe/Bratislava'],
  US: ['en es', 'America/New_York'],
  ZA: ['en', 'Africa/Johannesburg'],
};

/** Pounds and inches (CLDR `measurementData`: US; Liberia and Myanmar use both). */
const imperial: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'LR', 'MM']);

/** CLDR 48, `weekData`: the countries whose weeks begin on a Sunday; that of the Maldives, on a Friday, is left out. */
const sunday: ReadonlySet<string> = new Set(
  (
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ ' +
    'NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
  ).split(' '),
);
const saturday: ReadonlySet<string> = new Set(
  'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '),
);

/** What follows from a country (ISO 3166-1 alpha-2). */
export function factsOfCountry(country: string): CountryFacts {
  const [languages, timeZone] = rows[country] ?? [likelyLanguage(country)];
  return {
    currency: currencyOfCountry(country),
    locales: languages.split(' ').map((language) => `${language}-${country}`),
    ...(timeZone !== undefined && { timeZone }),
    units: imperial.has(country) ? 'imperial' : 'metric',
    firstDay: sunday.has(country) ? 'sunday' : saturday.has(country) ? 'saturday' : 'monday',
    isInEu: euVatCountries.includes(country),
  };
}

/** The language that this machine takes for the likeliest of a country. */
function likelyLanguage(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}
