import { currencies } from '@sitewright/commerce';
import { describe, expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';

describe('amounts at Stripe', () => {
  it.each([
    ['USD', 1999, 1999],
    ['JPY', 80, 80],
    ['EUR', 1, 1],
    ['IDR', 150_000, 150_000],
    ['KWD', 1999, 19_990],
  ])('%s %i is %i there', (currency, amountCents, amount) => {
    expect(toStripeAmount({ amountCents, currency })).toEqual({
      amount,
      currency: currency.toLowerCase(),
    });
  });

  it('come back as they went, in every currency of a store', () => {
    for (const { code: currency } of currencies) {
      for (const amountCents of [1, 99, 100, 12_345, 99_999_999]) {
        const there = toStripeAmount({ amountCents, currency });
        expect(fromStripeAmount(there)).toEqual({ amountCents, currency });
      }
    }
  });
});
