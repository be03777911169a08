import { percentToPpm } from '../../money/round.ts';
import type { Zone } from '../../region/region.ts';
import { STANDARD_CLASS, type TaxRule } from '../tax-rule.ts';
import { euVatRates, outsideEuVat, portugueseRegions } from './eu-vat-rates.ts';

/** Classes of goods that the rules of {@link listEuVatRules} know. */
export const euVatClasses = [STANDARD_CLASS, 'reduced', 'low'] as const;

/** How a shop is taxed in the Union. */
export type EuVatChoice = {
  /** Where the shop is: ISO 3166 code of a member country. */
  readonly homeCountry: string;
  /**
   * True for a shop that sells for more than 10,000 EUR a year, without tax, to consumers of other
   * member countries (Directive 2006/112/EC, article 59c), or by choice: each country's own rates,
   * reported at the one-stop shop. False: the rates of home for all.
   */
  readonly isOneStopShop: boolean;
  /** Missing: prices hold the tax. */
  readonly isIncludedInPrice?: boolean;
};

type Rates = Readonly<Record<(typeof euVatClasses)[number], number>>;

type Piece = { id: string; name: string; zone: Zone; rates: Rates; from?: string; until?: string };

/** The rules of value added tax for sales to consumers in the European Union. */
export function listEuVatRules(choice: EuVatChoice): TaxRule[] {
  const { homeCountry, isOneStopShop } = choice;
  const own = listPieces();
  if (isOneStopShop) return own.flatMap((piece) => toRules(piece, choice));
  const home = own.filter(({ zone }) => zone.country === homeCountry);
  const abroad = [...new Set(own.map(({ zone }) => zone.country))]
    .filter((country) => country !== homeCountry)
    .flatMap((country) =>
      home
        .filter(({ zone }) => !zone.postcodes)
        .map((piece) => ({ ...piece, id: `${piece.id}:${country}`, zone: zoneOf(country) })),
    );
  return [...home, ...abroad].flatMap((piece) => toRules(piece, choice));
}

function listPieces(): Piece[] {
  const countries = euVatRates.map(({ country, from, until, ...rates }): Piece => {
    const id = from ? `${country}:${from}` : country;
    const dates = { ...(from && { from }), ...(until && { until }) };
    return { id, name: `VAT ${country}`, zone: zoneOf(country), rates, ...dates };
  });
  const regions = portugueseRegions.map(({ name, postcodes, ...rates }): Piece => {
    return { id: `PT:${name}`, name: `VAT ${name}`, zone: { country: 'PT', postcodes }, rates };
  });
  return [...countries, ...regions];
}

function zoneOf(country: string): Zone {
  const regions = portugueseRegions.flatMap(({ postcodes }) => postcodes);
  const exceptPostcodes = country === 'PT' ? regions : outsideEuVat[country];
  return exceptPostcodes ? { country, exceptPostcodes } : { country };
}

function toRules({ id, name, zone, rates, from, until }: Piece, choice: EuVatChoice): TaxRule[] {
  return euVatClasses.map((taxClass) => ({
    id: `eu-vat:${id}:${taxClass}`,
    name: `${name} ${rates[taxClass]} %`,
    zone,
    ratePpm: percentToPpm(rates[taxClass]),
    isOnShipping: taxClass === STANDARD_CLASS,
    isIncludedInPrice: choice.isIncludedInPrice ?? true,
    taxClasses: [taxClass],
    ...(from && { validFrom: Date.parse(from) }),
    ...(until && { validUntil: Date.parse(until) }),
  }));
}
