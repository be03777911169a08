import { listEuVatRules, listUsSalesTaxRules, type TaxRule } from '@sitewright/commerce';
import { expect, it } from 'vitest';
import { guessRates, planRates } from './plan-rates.ts';
import type { StoredTax } from './tax-fields.ts';

const empty = { productTypes: null, taxClasses: null, validFrom: null, validUntil: null };
const store = ({ id, name, zone: { country }, ratePpm }: TaxRule): StoredTax => {
  const zone = { country };
  return {
    ...empty,
    id,
    preset: id,
    name,
    zone,
    ratePpm,
    isOnShipping: false,
    isIncludedInPrice: true,
  };
};
const own: StoredTax = { ...store(listUsSalesTaxRules(['NY'])[0]!), id: 'own', preset: null };
const home = { homeCountry: 'DE', isOneStopShop: false };

it('tells what comes, what changes, what goes and what stays', () => {
  const [ny, nj] = [listUsSalesTaxRules(['NY'])[0]!, listUsSalesTaxRules(['NJ'])[0]!];
  const present = [own, store({ ...ny, ratePpm: 1 }), store(nj), store(listEuVatRules(home)[0]!)];
  expect(planRates({ area: 'US', states: ['NY', 'CA'] }, present)).toEqual({
    added: 1,
    changed: [{ name: 'NY sales tax', from: 1, to: ny.ratePpm }],
    kept: 0,
    removed: 1,
    own: 1,
  });
});

it('renewing asks for what was loaded before', () => {
  expect(guessRates(listEuVatRules(home).map(store), 'FR')).toMatchObject({ area: 'EU', ...home });
  const oneStop = listEuVatRules({ homeCountry: 'PT', isOneStopShop: true }).map(store);
  expect(guessRates(oneStop, 'PT')).toMatchObject({ homeCountry: 'PT', isOneStopShop: true });
  const states = listUsSalesTaxRules(['NY', 'DC']).map(store);
  expect(guessRates(states, 'US')).toMatchObject({ area: 'US', states: ['DC', 'NY'] });
});

it('the first time it asks for what suits the country', () => {
  expect(guessRates([own], 'DE')).toMatchObject({ area: 'EU', ...home, states: [] });
  expect(guessRates([], 'US').area).toBe('US');
  expect(guessRates([], 'CH')).toMatchObject({ area: 'EU', homeCountry: '' });
});
