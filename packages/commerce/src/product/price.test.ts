import { describe, expect, it } from 'vitest';
import {
  getCurrentPrice,
  getFromPrice,
  getLowestRegularPrice,
  getNormalPrice,
  getSalePrice,
  getShownPrice,
  hasVariedPrices,
} from './price.ts';
import { productTypes } from './product-type.ts';

const { physical, digital, service, giftCard } = productTypes;
const usd = (value: string) => ({ value, currency: 'USD' });
const cents = (amountCents: number) => ({ amountCents, currencyCode: 'USD' });

describe('prices of a product', () => {
  const variants = [
    { onSale: true, priceMoney: usd('4.00'), salePriceMoney: usd('0.50') },
    { onSale: false, priceMoney: usd('1.00'), salePriceMoney: usd('0.10') },
    { priceMoney: usd('3.00') },
  ];

  it('CFM-01 from is the lowest to pay, normal the highest regular, sale the lowest on sale', () => {
    const product = { productType: physical, variants };
    expect(getFromPrice(product)).toEqual(cents(50));
    expect(getNormalPrice(product)).toEqual(cents(400));
    expect(getSalePrice(product)).toEqual(cents(50));
    expect(getSalePrice({ productType: physical, variants: variants.slice(1) })).toEqual(cents(0));
  });

  it('ENT-06 the lowest regular price takes no notice of a sale', () => {
    expect(getLowestRegularPrice({ productType: physical, variants })).toEqual(cents(100));
    const onSale = { productType: physical, variants: variants.slice(0, 1) };
    expect(getLowestRegularPrice(onSale)).toEqual(cents(400));
  });

  it('CFM-01 a digital product has its own price', () => {
    const product = {
      productType: digital,
      priceMoney: usd('7.50'),
      salePriceMoney: usd('5'),
      onSale: true,
    };
    expect(getFromPrice(product)).toEqual(cents(750));
    expect(getNormalPrice(product)).toEqual(cents(750));
    expect(getSalePrice(product)).toEqual(cents(500));
    expect(getShownPrice(product)).toEqual(cents(500));
    expect(getShownPrice({ ...product, onSale: false })).toEqual(cents(750));
  });

  it('ENT-06 a price with none found is 0 USD', () => {
    expect(getFromPrice({ productType: physical, variants: [] })).toEqual(cents(0));
    expect(getFromPrice({ productType: physical, variants: [{}] })).toEqual(cents(0));
    expect(getFromPrice({ productType: -1, variants })).toEqual(cents(0));
    expect(getNormalPrice({ productType: digital })).toEqual(cents(0));
    expect(getFromPrice({}, 'SEK')).toEqual({ amountCents: 0, currencyCode: 'SEK' });
  });

  it('ENT-03 falls back to the number in minor units of the store currency', () => {
    const variant = { price: 1200, salePrice: 900, onSale: true };
    expect(getCurrentPrice(variant, 'JPY')).toEqual({ amountCents: 900, currencyCode: 'JPY' });
    expect(getCurrentPrice({ ...variant, onSale: false })).toEqual(cents(1200));
  });
});

describe('hasVariedPrices', () => {
  const varied = (variants: object[], productType: number = physical) =>
    hasVariedPrices({ productType, variants });

  it('PDP-13 when variants differ in onSale, in salePrice if on sale, or in price', () => {
    expect(varied([{ onSale: true, salePrice: 100 }, { price: 100 }])).toBe(true);
    expect(
      varied([
        { onSale: true, salePrice: 100 },
        { onSale: true, salePrice: 200 },
      ]),
    ).toBe(true);
    expect(varied([{ price: 100 }, { price: 200 }])).toBe(true);
    expect(varied([{ price: 100 }, { price: 200 }], service)).toBe(true);
    expect(varied([{ price: 100 }, { price: 200 }], giftCard)).toBe(true);
    expect(varied([{ priceMoney: usd('1') }, { priceMoney: usd('2') }])).toBe(true);
  });

  it('PDP-13 a differing price counts while all are on sale for the same', () => {
    const onSale = { onSale: true, salePrice: 100 };
    const variants = [
      { ...onSale, price: 200 },
      { ...onSale, price: 300 },
    ];
    expect(varied(variants)).toBe(true);
  });

  it('PDP-13 not when what differs is not shown', () => {
    expect(
      varied([
        { price: 100, salePrice: 1 },
        { price: 100, salePrice: 2 },
      ]),
    ).toBe(false);
    expect(varied([{ price: 100 }])).toBe(false);
    expect(varied([])).toBe(false);
    expect(varied([{ price: 100 }, { price: 200 }], digital)).toBe(false);
    expect(varied([{ price: 100 }, { price: 200 }], -1)).toBe(false);
  });
});
