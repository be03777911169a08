import { describe, expect, it } from 'vitest';
import { computeCartTotals } from '../cart/cart-totals.ts';
import type { CartTotalsInput } from '../cart/cart-totals-input.ts';
import { productTypes } from '../product/product-type.ts';
import { UNTAXED_CLASS, type TaxRule } from './tax-rule.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const rule = (id: string, percent: number, extra: Partial<TaxRule> = {}): TaxRule => ({
  id,
  name: id,
  zone: { country: 'DE' },
  ratePpm: percent * 10_000,
  isOnShipping: false,
  isIncludedInPrice: true,
  ...extra,
});
const vat = rule('vat', 19);
const at = (country: string, region?: string) => ({ country, region });

function total(more: Partial<CartTotalsInput>, taxClass?: string) {
  const product = { itemId: 'i', productType: productTypes.physical, quantity: 1 };
  return computeCartTotals({
    entries: [{ ...product, id: 'e', unitPriceCents: 11_900, taxClass: taxClass ?? null }],
    taxRules: [vat],
    destination: at('DE'),
    now,
    ...more,
  });
}

describe('who owes no tax', () => {
  it('CART-02 pays the price without the tax that it holds', () => {
    const totals = total({ customer: { isTaxExempt: true } });
    expect(totals).toMatchObject({ taxReliefCents: 1900, taxCents: 0, grandTotalCents: 10_000 });
    expect(totals.steps.at(-1)).toMatchObject({
      kind: 'tax-relief',
      ruleId: 'vat',
      baseCents: 11_900,
      ratePpm: 190_000,
      amountCents: -1900,
    });
  });

  it('CART-02 is not charged a tax that would come on top', () => {
    const taxRules = [{ ...vat, isIncludedInPrice: false }];
    expect(total({ taxRules }).grandTotalCents).toBe(14_161);
    const totals = total({ taxRules, customer: { isTaxExempt: true } });
    expect(totals).toMatchObject({ taxReliefCents: 0, taxCents: 0, grandTotalCents: 11_900 });
  });
});

describe('prices that hold the tax of home', () => {
  const french = rule('tva', 20, { zone: at('FR') });
  const taxRules = [vat, french];
  const settings = { homePlace: at('DE') };

  it('CART-02 are the same everywhere unless the shop says where its tax is owed', () => {
    const totals = total({ taxRules, destination: at('FR') });
    expect(totals).toMatchObject({ taxCents: 1983, grandTotalCents: 11_900 });
  });

  it('CART-02 elsewhere cost the price without it and the tax of there', () => {
    const totals = total({ taxRules, settings, destination: at('FR') });
    expect(totals).toMatchObject({
      taxReliefCents: 1900,
      addedTaxCents: 2000,
      grandTotalCents: 12_000,
      taxLines: [{ ruleId: 'tva', isIncludedInPrice: false, taxableCents: 10_000 }],
    });
  });

  it('CART-02 at home hold what they held, and are untouched before a place is known', () => {
    expect(total({ taxRules, settings })).toMatchObject({ taxCents: 1900, taxReliefCents: 0 });
    expect(total({ taxRules, settings, destination: undefined })).toMatchObject({
      taxCents: 0,
      taxReliefCents: 0,
      grandTotalCents: 11_900,
    });
  });
});

describe('which rules fall on what', () => {
  it.each([
    [undefined, ['standard'], 1900],
    ['reduced', ['standard'], 0],
    ['reduced', ['reduced', 'standard'], 1900],
    ['reduced', undefined, 1900],
    [UNTAXED_CLASS, undefined, 0],
    [UNTAXED_CLASS, [UNTAXED_CLASS], 0],
  ])('CART-02 goods of class %s and a rule for %j: %d', (taxClass, taxClasses, cents) => {
    const taxRules = [{ ...vat, taxClasses: taxClasses ?? null }];
    expect(total({ taxRules }, taxClass).taxCents).toBe(cents);
  });

  it.each([
    [{ validFrom: now }, 1900],
    [{ validFrom: now + 1 }, 0],
    [{ validUntil: now + 1 }, 1900],
    [{ validUntil: now }, 0],
  ])('CART-02 a rule with %j: %d', (dates, cents) => {
    expect(total({ taxRules: [{ ...vat, ...dates }] }).taxCents).toBe(cents);
  });

  it('CART-02 a tax on top falls on the price without the one inside', () => {
    const taxRules = [vat, rule('city', 10, { isIncludedInPrice: false })];
    expect(total({ taxRules })).toMatchObject({ addedTaxCents: 1000, grandTotalCents: 12_900 });
  });
});

describe('a pick-up', () => {
  const ny = rule('NY', 8.875, {
    zone: { country: 'US', regions: ['NY'] },
    isIncludedInPrice: false,
  });
  const nj = {
    ...rule('NJ', 6.625),
    zone: { country: 'US', regions: ['NJ'] },
    isIncludedInPrice: false,
  };
  const pickup = (place?: { country: string; region: string }) => ({
    id: 'p',
    name: 'Studio',
    pricing: { kind: 'pickup' as const, place },
    zones: [],
  });
  const ids = (more: Partial<CartTotalsInput>) =>
    total({ taxRules: [ny, nj], destination: at('US', 'NJ'), ...more }).taxLines.map(
      ({ ruleId, taxCents }) => [ruleId, taxCents],
    );

  it('CART-02 is taxed where the goods are handed over', () => {
    const shippingOption = pickup({ country: 'US', region: 'NY' });
    expect(ids({ shippingOption })).toEqual([['NY', 1056]]);
  });

  it('CART-02 is taxed like what is sent while nobody has said where that is', () => {
    expect(ids({ shippingOption: pickup() })).toEqual([['NJ', 788]]);
  });

  it('CART-02 leaves what is not handed over at the address of the buyer', () => {
    const shippingOption = pickup({ country: 'US', region: 'NY' });
    const more = { itemId: 'i', quantity: 1, unitPriceCents: 1000 };
    const entries = [
      { ...more, id: 'cup', productType: productTypes.physical },
      { ...more, id: 'file', productType: productTypes.digital },
    ];
    expect(ids({ shippingOption, entries })).toEqual([
      ['NY', 89],
      ['NJ', 66],
    ]);
  });
});
