/**
 * Rates of value added tax in the European Union, in per cent, as they stand in 2026. A rate that
 * began after the start of 2024 has the day; what it replaced stands before it with its last day.
 */
export type VatRate = {
  readonly country: string;
  /** What most goods pay. */
  readonly standard: number;
  /** The higher reduced rate; the standard one where there is none. */
  readonly reduced: number;
  /** The lower reduced rate; the other one where there is one alone. */
  readonly low: number;
  /** First day, and the day after the last one; missing: without a bound. */
  readonly from?: string;
  readonly until?: string;
};

type Row = readonly [
  country: string,
  standard: number,
  reduced: number,
  low: number,
  from?: string,
  until?: string,
];

const rows: readonly Row[] = [
  ['AT', 20, 13, 10],
  ['BE', 21, 12, 6],
  ['BG', 20, 9, 9],
  ['CY', 19, 9, 5],
  ['CZ', 21, 12, 12],
  ['DE', 19, 7, 7],
  ['DK', 25, 25, 25],
  ['EE', 22, 13, 9, undefined, '2025-07-01'],
  ['EE', 24, 13, 9, '2025-07-01'],
  ['ES', 21, 10, 4],
  ['FI', 25.5, 14, 10, undefined, '2026-01-01'],
  ['FI', 25.5, 13.5, 10, '2026-01-01'],
  ['FR', 20, 10, 5.5],
  ['GR', 24, 13, 6],
  ['HR', 25, 13, 5],
  ['HU', 27, 18, 5],
  ['IE', 23, 13.5, 9],
  ['IT', 22, 10, 5],
  ['LT', 21, 9, 5, undefined, '2026-01-01'],
  ['LT', 21, 12, 5, '2026-01-01'],
  ['LU', 17, 8, 3],
  ['LV', 21, 12, 5],
  ['MT', 18, 7, 5],
  ['NL', 21, 9, 9],
  ['PL', 23, 8, 5],
  ['PT', 23, 13, 6],
  ['RO', 19, 9, 5, undefined, '2025-08-01'],
  ['RO', 21, 11, 11, '2025-08-01'],
  ['SE', 25, 12, 6],
  ['SI', 22, 9.5, 5],
  ['SK', 20, 10, 5, undefined, '2025-01-01'],
  ['SK', 23, 19, 5, '2025-01-01'],
];

/** The 27 countries. Super-reduced rates for single goods are not here. */
export const euVatRates: readonly VatRate[] = rows.map(
  ([country, standard, reduced, low, from, until]) => ({
    country,
    standard,
    reduced,
    low,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }),
);

/**
 * Parts of member countries outside the territory of the tax, by their postcodes: the Canary
 * Islands, Ceuta and Melilla; Åland; Büsingen and Heligoland; Livigno and Campione; Mount Athos;
 * the French overseas departments.
 */
export const outsideEuVat: Readonly<Record<string, readonly string[]>> = {
  ES: ['35*', '38*', '51*', '52*'],
  FI: ['22*'],
  DE: ['78266', '27498'],
  IT: ['23041', '22061'],
  GR: ['63086', '63087'],
  FR: ['971*', '972*', '973*', '974*', '976*'],
};

/** Codes of the 27 countries. */
export const euVatCountries: readonly string[] = [...new Set(rows.map(([country]) => country))];

/**
 * Parts of Portugal with rates of their own, in per cent: Madeira, whose low rate is 4 since October
 * 2024, and the Azores.
 */
export const portugueseRegions: readonly {
  readonly name: string;
  readonly postcodes: readonly string[];
  readonly standard: number;
  readonly reduced: number;
  readonly low: number;
}[] = [
  { name: 'Madeira', postcodes: ['9000-9499'], standard: 22, reduced: 12, low: 4 },
  { name: 'Azores', postcodes: ['9500-9999'], standard: 16, reduced: 9, low: 4 },
];
