import { describe, expect, it } from 'vitest';
import {
  awaitsRestock,
  getStatusMark,
  getTotalStock,
  isOnSale,
  isSoldOut,
} from './availability.ts';
import { productTypes } from './product-type.ts';

const { physical, digital, service, giftCard, paywall } = productTypes;
const inStock = { qtyInStock: 3 };
const none = { qtyInStock: 0 };
const unlimited = { unlimited: true };

describe('isSoldOut', () => {
  it.each([physical, service])(
    'PDP-07 type %i is sold out when every variant is limited and at zero',
    (productType) => {
      expect(isSoldOut({ productType, variants: [none, none] })).toBe(true);
      expect(isSoldOut({ productType, variants: [none, inStock] })).toBe(false);
      expect(isSoldOut({ productType, variants: [none, unlimited] })).toBe(false);
      expect(isSoldOut({ productType, variants: [] })).toBe(true);
      expect(isSoldOut({ productType })).toBe(true);
    },
  );

  it.each([digital, giftCard])('PDP-08 type %i is never sold out', (productType) => {
    expect(isSoldOut({ productType, variants: [none] })).toBe(false);
    expect(isSoldOut({ productType })).toBe(false);
    expect(getTotalStock({ productType, variants: [none] })).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([paywall, -1, 99, undefined])(
    'PDP-09 type %s always counts as sold out',
    (productType) => {
      expect(isSoldOut({ productType, variants: [unlimited] })).toBe(true);
    },
  );
});

it('visitors wait for goods and services that are sold out, and for nothing else', () => {
  for (const type of [physical, service]) {
    expect([none, inStock, unlimited].map((level) => awaitsRestock(type, level))).toEqual([
      true,
      false,
      false,
    ]);
  }
  for (const type of [digital, giftCard, paywall, undefined]) {
    expect(awaitsRestock(type, none)).toBe(false);
  }
});

it('PDP-10 any unlimited variant makes total stock unlimited', () => {
  expect(getTotalStock({ productType: physical, variants: [inStock, inStock] })).toBe(6);
  expect(getTotalStock({ productType: physical, variants: [inStock, unlimited] })).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(getTotalStock({ productType: -1 })).toBe(0);
});

it('PDP-11 is on sale when any variant is, digital by its own flag', () => {
  const onSale = [{ onSale: false }, { onSale: true }];
  expect(isOnSale({ productType: physical, variants: onSale })).toBe(true);
  expect(isOnSale({ productType: physical, variants: [{}] })).toBe(false);
  expect(isOnSale({ productType: digital, onSale: true })).toBe(true);
  expect(isOnSale({ productType: digital, variants: onSale })).toBe(false);
});

it('PDP-11 D-78 a gift card and what no one can add are never on sale', () => {
  for (const productType of [giftCard, paywall, 99, undefined]) {
    expect(isOnSale({ productType, onSale: true, variants: [{ onSale: true }] })).toBe(false);
  }
});

it('PDP-12 marks sold out first, otherwise sale, otherwise nothing', () => {
  const sale = { onSale: true };
  expect(getStatusMark({ productType: physical, variants: [{ ...sale, ...none }] })).toBe(
    'sold-out',
  );
  expect(getStatusMark({ productType: physical, variants: [{ ...sale, ...inStock }] })).toBe(
    'sale',
  );
  expect(getStatusMark({ productType: physical, variants: [inStock] })).toBeUndefined();
});
