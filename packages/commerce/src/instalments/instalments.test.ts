import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInstalmentBrand, findInstalmentLocale } from './instalment-locale.ts';
import {
  getCartInstalmentOffer,
  getItemInstalmentOffer,
  splitInstalments,
} from './instalment-offer.ts';

const context = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 200_000,
  shopperLanguage: 'fr-CA',
  stripeAccountCountry: 'CA',
};
const offerFor = (priceCents: number) => getItemInstalmentOffer(1, priceCents, context);

it('ENT-15 one context decides the offer, its bounds and its locale', () => {
  expect(getItemInstalmentOffer(1, 10_000, context)?.kind).toBe('offer');
  expect(getItemInstalmentOffer(1, 200_001, context)).toEqual({
    kind: 'up-to',
    boundCents: 200_000,
  });
  const { shopperLanguage, stripeAccountCountry } = context;
  expect(findInstalmentLocale(shopperLanguage, stripeAccountCountry)).toBe('fr_CA');
});

describe('item offer', () => {
  it('INST-04 applies only to physical products where the option is available', () => {
    expect(offerFor(10_000)).toEqual({ kind: 'offer', numInstallments: 4, amountCents: 2500 });
    for (const productType of [2, 3, 4, 5, undefined]) {
      expect(getItemInstalmentOffer(productType, 10_000, context)).toBeUndefined();
    }
    const off = { ...context, afterPayAvailable: false };
    expect(getItemInstalmentOffer(1, 10_000, off)).toBeUndefined();
  });

  it('INST-06 needs a price above the minimum and not above the maximum', () => {
    expect(offerFor(101)?.kind).toBe('offer');
    expect(offerFor(200_000)?.kind).toBe('offer');
  });

  it('INST-07 names the bound that the price misses', () => {
    expect(offerFor(100)).toEqual({ kind: 'over', boundCents: 100 });
    expect(offerFor(0)).toEqual({ kind: 'over', boundCents: 100 });
    expect(offerFor(200_001)).toEqual({ kind: 'up-to', boundCents: 200_000 });
  });
});

it('INST-05 in a cart only when every item is physical and the cart is non-empty', () => {
  const offer = (types: number[]) =>
    getCartInstalmentOffer(
      types.map((productType) => ({ productType })),
      5000,
      context,
    );
  expect(offer([1, 1])?.kind).toBe('offer');
  expect(offer([1, 2])).toBeUndefined();
  expect(offer([])).toBeUndefined();
});

describe('splitInstalments', () => {
  it('INST-09 splits into 4 by default, odd cents first', () => {
    expect(splitInstalments(1003)).toEqual([251, 251, 251, 250]);
    expect(splitInstalments(100, 3)).toEqual([34, 33, 33]);
  });

  it('ENT-16 payments sum exactly and differ by at most one cent', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 24 }), (total, count) => {
        const parts = splitInstalments(total, count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('instalment locale', () => {
  it.each([
    ['en', 'US', 'en_US'],
    ['es', 'US', 'en_US'],
    ['fr', 'CA', 'fr_CA'],
    ['fr-CA', 'CA', 'fr_CA'],
    ['en', 'CA', 'en_CA'],
    ['de', 'CA', 'en_CA'],
    ['en', 'AU', 'en_AU'],
    ['en', 'NZ', 'en_NZ'],
    ['en', 'gb', 'en_GB'],
  ])('INST-11 %s in %s is %s', (language, country, locale) => {
    expect(findInstalmentLocale(language, country)).toBe(locale);
  });

  it.each(['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'])('INST-12 %s counts as the US', (country) => {
    expect(findInstalmentLocale('en', country)).toBe('en_US');
  });

  it('INST-10 is Afterpay everywhere but in Great Britain', () => {
    for (const locale of ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ']) {
      expect(findInstalmentBrand(locale)).toBe('Afterpay');
    }
    expect(findInstalmentBrand('en_GB')).toBe('Clearpay');
    expect(findInstalmentBrand('de_DE')).toBeUndefined();
    expect(findInstalmentLocale('de', 'DE')).toBeUndefined();
    expect(findInstalmentLocale('en', 'constructor')).toBeUndefined();
  });
});
