import { percentToPpm } from '../../money/round.ts';
import type { TaxRule } from '../tax-rule.ts';

type Row = readonly [state: string, percent: number, isOnShipping?: boolean];

/**
 * General sales tax of the states of the USA in per cent, as it stands in 2026, without the taxes of
 * counties, cities and districts; and whether it falls on shipping that is told apart from taxed
 * goods and carried by a common carrier. Alaska, Delaware, Montana, New Hampshire and Oregon have
 * none. Utah and Virginia are without the one per cent and more that every place adds there.
 */
const states: readonly Row[] = [
  ['AL', 4],
  ['AR', 6.5, true],
  ['AZ', 5.6],
  ['CA', 7.25],
  ['CO', 2.9],
  ['CT', 6.35, true],
  ['FL', 6],
  ['GA', 4, true],
  ['HI', 4, true],
  ['IA', 6],
  ['ID', 6],
  ['IL', 6.25],
  ['IN', 7, true],
  ['KS', 6.5],
  ['KY', 6, true],
  ['LA', 5],
  ['MA', 6.25],
  ['MD', 6],
  ['ME', 5.5],
  ['MI', 6],
  ['MN', 6.875, true],
  ['MO', 4.225],
  ['MS', 7, true],
  ['NC', 4.75, true],
  ['ND', 5, true],
  ['NE', 5.5, true],
  ['NJ', 6.625, true],
  ['NM', 4.875, true],
  ['NV', 6.85],
  ['NY', 4, true],
  ['OH', 5.75, true],
  ['OK', 4.5],
  ['PA', 6, true],
  ['RI', 7, true],
  ['SC', 6, true],
  ['SD', 4.2, true],
  ['TN', 7, true],
  ['TX', 6.25, true],
  ['UT', 4.85],
  ['VA', 4.3],
  ['VT', 6, true],
  ['WA', 6.5, true],
  ['WI', 5, true],
  ['WV', 6, true],
  ['WY', 4],
];

/** The District of Columbia: 6 % until October 2026, then 7 % by a law of 2024. */
const districtChange = Date.parse('2026-10-01');

/**
 * Rules of the sales tax of states where a shop has to collect it, on top of the prices. Local
 * taxes are added as further rules.
 *
 * @param wanted short codes such as NY; missing: all states with such a tax
 */
export function listUsSalesTaxRules(wanted?: readonly string[]): TaxRule[] {
  const rules = [
    ...states.map(([state, percent, isOnShipping = false]) => {
      return toRule(state, percent, isOnShipping);
    }),
    { ...toRule('DC', 6, true), validUntil: districtChange },
    { ...toRule('DC', 7, true), id: 'us-sales-tax:DC:2026-10-01', validFrom: districtChange },
  ];
  if (!wanted) return rules;
  return rules.filter(({ zone }) => zone.regions?.some((state) => wanted.includes(state)));
}

function toRule(state: string, percent: number, isOnShipping: boolean): TaxRule {
  return {
    id: `us-sales-tax:${state}`,
    name: `${state} sales tax`,
    zone: { country: 'US', regions: [state] },
    ratePpm: percentToPpm(percent),
    isOnShipping,
    isIncludedInPrice: false,
  };
}
