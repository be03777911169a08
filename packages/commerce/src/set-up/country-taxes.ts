import { percentToPpm } from '../money/round.ts';
import { STANDARD_CLASS, type TaxRule } from '../tax/tax-rule.ts';

/** A tax that a shop in a country begins with. */
export type TaxPreset = Omit<TaxRule, 'id' | 'productTypes' | 'validFrom' | 'validUntil'>;

type Rate = readonly [
  taxClass: string,
  percent: number,
  /** ISO 3166-2 without the country; missing: all of it. */
  regions?: readonly string[],
];

type CountryTax = {
  /** What the tax is called where it is charged. */
  readonly name: string;
  /** Whether prices that consumers see hold it, by law or by custom. */
  readonly isIncludedInPrice: boolean;
  readonly rates: readonly Rate[];
};

const canadianGst = ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'];

/**
 * Taxes on sales outside the European Union, in per cent, as known in 2025. Owners see them before
 * they are saved, and change them where a law has changed since. The laws that set them:
 *
 * - GB: Value Added Tax Act 1994, s. 2 and 29A (20 %; reduced 5 %); prices with it, Price Marking
 *   Order 2004.
 * - CH, LI: Mehrwertsteuergesetz, art. 25 (8.1 %; reduced 2.6 %) since 1 January 2024; prices with it,
 *   Preisbekanntgabeverordnung.
 * - NO: Stortingets vedtak om merverdiavgift, sections 2 and 3 (25 %; food 15 %); prices with it.
 * - IS: Lög um virðisaukaskatt 50/1988, art. 14 (24 %; 11 %); prices with it.
 * - CA: Excise Tax Act, s. 165 and schedule VIII: GST 5 %, HST 13 % in Ontario, 14 % in Nova Scotia
 *   since 1 April 2025, 15 % in New Brunswick, Newfoundland and Labrador, Prince Edward Island. The
 *   sales taxes of British Columbia, Manitoba, Quebec and Saskatchewan have registers of their own
 *   and are not here.
 * - AU: A New Tax System (Goods and Services Tax) Act 1999, s. 9-70 (10 %); prices with it,
 *   Competition and Consumer Act 2010, s. 48.
 * - NZ: Goods and Services Tax Act 1985, s. 8 (15 %); prices with it.
 * - JP: Consumption Tax Act and Local Tax Act, 10 % together; food 8 %, since 1 October 2019; prices
 *   with it since 1 April 2021.
 * - SG: Goods and Services Tax Act 1993, s. 16 (9 %) since 1 January 2024; prices with it.
 * - ZA: Value-Added Tax Act 89 of 1991, s. 7 (15 %); prices with it, s. 65.
 * - MX: Ley del Impuesto al Valor Agregado, art. 1 (16 %); prices with it.
 * - IL: Value Added Tax Law, 18 % since 1 January 2025; prices with it.
 *
 * The United States have none of their own: who sells there chooses the states
 * (`us-sales-tax.ts`). Hong Kong has none. What is missing, the owner knows.
 */
const taxes: Readonly<Record<string, CountryTax>> = {
  GB: included('VAT', [STANDARD_CLASS, 20], ['reduced', 5]),
  CH: included('MWST', [STANDARD_CLASS, 8.1], ['reduced', 2.6]),
  LI: included('MWST', [STANDARD_CLASS, 8.1], ['reduced', 2.6]),
  NO: included('MVA', [STANDARD_CLASS, 25], ['reduced', 15]),
  IS: included('VSK', [STANDARD_CLASS, 24], ['reduced', 11]),
  CA: {
    name: 'GST/HST',
    isIncludedInPrice: false,
    rates: [
      [STANDARD_CLASS, 5, canadianGst],
      [STANDARD_CLASS, 13, ['ON']],
      [STANDARD_CLASS, 14, ['NS']],
      [STANDARD_CLASS, 15, ['NB', 'NL', 'PE']],
    ],
  },
  AU: included('GST', [STANDARD_CLASS, 10]),
  NZ: included('GST', [STANDARD_CLASS, 15]),
  JP: included('消費税', [STANDARD_CLASS, 10], ['reduced', 8]),
  SG: included('GST', [STANDARD_CLASS, 9]),
  ZA: included('VAT', [STANDARD_CLASS, 15]),
  MX: included('IVA', [STANDARD_CLASS, 16]),
  IL: included('VAT', [STANDARD_CLASS, 18]),
};

function included(name: string, ...rates: Rate[]): CountryTax {
  return { name, isIncludedInPrice: true, rates };
}

/**
 * Taxes that a shop of a country outside the European Union begins with; empty where there is none
 * or none is known. They fall on what is sent inside the country: exports are free of them.
 */
export function listCountryTaxes(country: string): TaxPreset[] {
  const { name = '', isIncludedInPrice = false, rates = [] } = taxes[country] ?? {};
  return rates.map(([taxClass, percent, regions]) => ({
    name: [name, ...(regions && regions.length < 4 ? [regions.join(', ')] : []), `${percent} %`]
      .filter(Boolean)
      .join(' '),
    zone: { country, ...(regions && { regions: [...regions] }) },
    ratePpm: percentToPpm(percent),
    isOnShipping: taxClass === STANDARD_CLASS,
    isIncludedInPrice,
    taxClasses: [taxClass],
  }));
}
