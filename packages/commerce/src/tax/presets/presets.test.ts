import { describe, expect, it } from 'vitest';
import { findTaxRules, type TaxRule } from '../tax-rule.ts';
import { listEuVatRules } from './eu-vat.ts';
import { listUsSalesTaxRules } from './us-sales-tax.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

function ratesAt(rules: readonly TaxRule[], country: string, postalCode = '', at = now): number[] {
  return findTaxRules(rules, { country, postalCode }, at).map(({ ratePpm }) => ratePpm / 10_000);
}

describe('value added tax of the European Union', () => {
  const oneStopShop = listEuVatRules({ homeCountry: 'DE', isOneStopShop: true });
  const fromHome = listEuVatRules({ homeCountry: 'DE', isOneStopShop: false });
  const countries = [...new Set(oneStopShop.map(({ zone }) => zone.country))];

  it('has a standard, a reduced and a low rate in each of 27 countries, at any time', () => {
    expect(countries).toHaveLength(27);
    for (const country of countries) {
      for (const day of ['2024-10-01', '2025-03-01', '2025-09-01', '2026-11-22']) {
        const rates = ratesAt(oneStopShop, country, '', Date.parse(day));
        expect(rates, `${country} ${day}`).toHaveLength(3);
        expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      }
    }
  });

  it.each([
    ['EE', '2025-06-30', [22, 13, 9]],
    ['EE', '2025-07-01', [24, 13, 9]],
    ['SK', '2024-12-31', [20, 10, 5]],
    ['SK', '2025-01-01', [23, 19, 5]],
    ['RO', '2025-08-01', [21, 11, 11]],
    ['FI', '2026-01-01', [25.5, 13.5, 10]],
    ['LT', '2026-01-01', [21, 12, 5]],
  ])('%s on %s pays %j', (country, day, rates) => {
    expect(ratesAt(oneStopShop, country, '', Date.parse(day))).toEqual(rates);
  });

  it('leaves out what is no territory of the tax, and knows Madeira and the Azores', () => {
    expect(ratesAt(oneStopShop, 'ES', '28001')).toEqual([21, 10, 4]);
    expect(ratesAt(oneStopShop, 'ES', '38001')).toEqual([]);
    expect(ratesAt(oneStopShop, 'DE', '78266')).toEqual([]);
    expect(ratesAt(oneStopShop, 'PT', '1000-001')).toEqual([23, 13, 6]);
    expect(ratesAt(oneStopShop, 'PT', '9000-001')).toEqual([22, 12, 4]);
    expect(ratesAt(oneStopShop, 'PT', '9500-001')).toEqual([16, 9, 4]);
  });

  it('below the threshold every country pays the rates of home', () => {
    for (const country of countries) expect(ratesAt(fromHome, country)).toEqual([19, 7, 7]);
    expect(ratesAt(fromHome, 'ES', '35001')).toEqual([]);
  });

  it('has no id twice', () => {
    for (const rules of [oneStopShop, fromHome]) {
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    }
  });
});

describe('sales tax of the United States', () => {
  const rateIn = (region: string, at = now) =>
    findTaxRules(listUsSalesTaxRules(), { country: 'US', region }, at).map(
      ({ ratePpm }) => ratePpm / 10_000,
    );

  it('knows 45 states and the District of Columbia', () => {
    const regions = new Set(listUsSalesTaxRules().flatMap(({ zone }) => zone.regions ?? []));
    expect(regions.size).toBe(46);
    for (const none of ['AK', 'DE', 'MT', 'NH', 'OR']) expect(rateIn(none)).toEqual([]);
  });

  it.each([
    ['NY', 4],
    ['NJ', 6.625],
    ['CA', 7.25],
    ['LA', 5],
    ['SD', 4.2],
    ['MN', 6.875],
    ['DC', 7],
  ])('%s takes %d per cent', (state, rate) => expect(rateIn(state)).toEqual([rate]));

  it('changes in the District of Columbia in October 2026', () => {
    expect(rateIn('DC', Date.parse('2026-09-30T23:00:00Z'))).toEqual([6]);
  });

  it('changes in Louisiana in 2030', () => {
    expect(rateIn('LA', Date.parse('2030-01-01T00:00:00Z'))).toEqual([4.75]);
  });

  it('gives the rules of the states where a shop collects alone', () => {
    const rules = listUsSalesTaxRules(['NY', 'CA']);
    expect(rules.map(({ id, isOnShipping }) => [id, isOnShipping])).toEqual([
      ['us-sales-tax:CA', false],
      ['us-sales-tax:NY', true],
    ]);
  });
});
