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

/**
 * Rates that change by laws that are made: the District of Columbia takes 6 % until October 2026
 * (the rise of October 2025 was repealed), Louisiana 5 % until 2030.
 */
const changes: readonly {
  state: string;
  before: number;
  after: number;
  day: string;
  isOnShipping: boolean;
}[] = [
  { state: 'DC', before: 6, after: 7, day: '2026-10-01', isOnShipping: true },
  { state: 'LA', before: 5, after: 4.75, day: '2030-01-01', isOnShipping: false },
];

/** Short codes of all states with such a tax, and of the District of Columbia. */
export const usSalesTaxStates: readonly string[] = [
  ...states.map(([state]) => state),
  ...changes.map(({ state }) => state),
].toSorted();

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
    ...changes.flatMap(({ state, before, after, day, isOnShipping }) => {
      const changesAt = Date.parse(day);
      const later = toRule(state, after, isOnShipping);
      return [
        { ...toRule(state, before, isOnShipping), validUntil: changesAt },
        { ...later, id: `${later.id}:${day}`, validFrom: changesAt },
      ];
    }),
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
