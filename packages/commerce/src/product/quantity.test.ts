import { describe, expect, it } from 'vitest';
import { productTypes } from './product-type.ts';
import { findQuantityProblem, isQuantityEligible, isQuantityInputShown } from './quantity.ts';
import { isSubscription } from './subscription.ts';

const { physical, digital, service, giftCard, paywall } = productTypes;
const variants = [{ qtyInStock: 5 }];

describe('quantity input', () => {
  it('PDP-05 is hidden when not eligible or when total stock is at most 1', () => {
    expect(isQuantityInputShown({ productType: physical, variants })).toBe(true);
    expect(isQuantityInputShown({ productType: physical, variants: [{ qtyInStock: 1 }] })).toBe(
      false,
    );
    expect(isQuantityInputShown({ productType: physical, variants: [{ unlimited: true }] })).toBe(
      true,
    );
    for (const productType of [digital, giftCard, paywall, -1]) {
      expect(isQuantityInputShown({ productType, variants })).toBe(false);
    }
  });

  it('PDP-06 allows several of a service unless the store says otherwise', () => {
    const product = { productType: service, variants };
    expect(isQuantityEligible(product)).toBe(true);
    expect(isQuantityEligible(product, { multipleQuantityAllowedForServices: true })).toBe(true);
    expect(isQuantityEligible(product, { multipleQuantityAllowedForServices: false })).toBe(false);
  });

  it('PDP-05 never shows for a subscription', () => {
    expect(isQuantityEligible({ productType: physical, variants, isSubscribable: true })).toBe(
      false,
    );
    expect(isQuantityEligible({ productType: physical, variants, isSubscribable: 'true' })).toBe(
      false,
    );
    expect(isQuantityEligible({ productType: physical, variants, isSubscribable: 'false' })).toBe(
      true,
    );
  });
});

it('SUBS-01 a subscription is a flagged physical or service product (D-12)', () => {
  const flagged = (productType: number) => isSubscription({ productType, isSubscribable: true });
  expect([physical, service].every(flagged)).toBe(true);
  expect([digital, giftCard, paywall].some(flagged)).toBe(false);
  expect(isSubscription({ productType: physical })).toBe(false);
});

describe('findQuantityProblem', () => {
  it.each(['', ' ', 'two', null, undefined, {}, [], true, Number.NaN, Infinity])(
    'ATC-15 %j is not a number',
    (quantity) => expect(findQuantityProblem(quantity)).toBe('not-a-number'),
  );

  it.each([1.5, '2.5', 0.1])('ATC-16 %j is not whole', (quantity) => {
    expect(findQuantityProblem(quantity)).toBe('not-whole');
  });

  it('PDP-04 accepts 1 to 9999', () => {
    expect([1, 9999, '1', ' 12 ', '2.0'].map(findQuantityProblem)).toEqual(
      Array(5).fill(undefined),
    );
    expect([0, -1, 10000, '0'].map(findQuantityProblem)).toEqual(Array(4).fill('out-of-range'));
  });
});
