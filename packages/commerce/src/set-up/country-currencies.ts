import { isSupportedCurrency } from '../money/currency-catalogue.ts';

/** ISO 4217 → countries that pay with it (ISO 4217 list one, as of 2026; Bulgaria has the euro). */
const countriesOf: Readonly<Record<string, string>> = {
  EUR:
    'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK ' +
    'SM VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PA PR PW SV TC TL US VG VI',
  AUD: 'AU CC CX KI NF NR TV',
  NOK: 'NO SJ',
  CAD: 'CA',
  NZD: 'CK NU NZ PN TK',
  DKK: 'DK FO GL',
  GBP: 'FK GB GG GI IM JE SH',
  HKD: 'HK',
  CHF: 'CH LI',
  MXN: 'MX',
  SGD: 'SG',
  SEK: 'SE',
  CZK: 'CZ',
  ILS: 'IL PS',
  PHP: 'PH',
  RUB: 'RU',
  PLN: 'PL',
  THB: 'TH',
  MYR: 'MY',
  ARS: 'AR',
  BRL: 'BR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'IN BT',
  ZAR: 'ZA LS NA SZ',
  JPY: 'JP',
};

const byCountry = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/**
 * The currency that a shop in a country begins with: that of the country where a shop may sell in it
 * (ENT-07), the US dollar elsewhere.
 */
export function currencyOfCountry(country: string): string {
  const currency = byCountry.get(country);
  return currency !== undefined && isSupportedCurrency(currency) ? currency : 'USD';
}
