import { compile, render } from '@sitewright/template';
import { expect, test } from 'vitest';
import { pageRegistry as registry } from '../registry.ts';
import { english } from '../testing/render-template.ts';

function write(template: string, data: unknown): string {
  const { output, errors } = render(compile(template, { registry }), data, { cldr: english });
  expect(errors).toEqual([]);
  return output.replace(/\s+/g, ' ').trim();
}

const native = (text: string) => `<span class="sqs-money-native">${text}</span>`;

function priceOf(value: string, currency: string, page: object = {}): string {
  const structuredContent = { productType: 2, priceMoney: { value, currency } };
  return write('{item|product-price}', { item: { structuredContent }, ...page });
}

test.each([
  ['1234.50', 'USD', '$1,234.50', '123450'],
  ['1234.5', 'SEK', '1,234.50 kr', '123450'],
  ['1200', 'JPY', '¥1,200', '1200'],
  ['-12', 'EUR', '-€12.00', '-1200'],
  ['9.99', 'XTS', 'XTS 9.99', '999'],
  ['"><b>', 'EUR', '€0.00', '0'],
  ['123456789012345.67', 'USD', '$123,456,789,012,345.67', '12345678901234567'],
  ['1234567890123456.78', 'USD', '1234567890123456.78', '123456789012345678'],
])(
  'ENT-09 CFM-06 D-33 D-82 without the flag %s %s is written by the catalogue',
  (value, code, text, cents) => {
    const block = `<div class="product-price" data-price-cents="${cents}"> ${native(text)} </div>`;
    expect(priceOf(value, code)).toBe(block);
  },
);

const dollars = (value: string) => ({ value, currency: 'USD' });
const bowl = { attributes: {}, price: 3000, priceMoney: dollars('30.00') };
const cup = { attributes: {}, price: 2050, priceMoney: dollars('20.50') };
const saleBowl = { ...bowl, onSale: true, salePrice: 1000, salePriceMoney: dollars('10.00') };

test.each([
  ['the price', [bowl], '3000'],
  ['the sale price', [saleBowl], '1000'],
  ['the lowest price of several', [bowl, cup], '2050'],
])('INST-08 D-33 the block carries what is to pay, at least: %s', (_, variants, cents) => {
  const item = { structuredContent: { productType: 1, variants } };
  const shown = `<div class="product-price" data-price-cents="${cents}">`;
  expect(write('{item|product-price}', { item })).toContain(shown);
  const flagged = { item, featureFlags: { useCLDRMoneyFormat: true } };
  expect(write('{item|product-price}', flagged)).toContain(shown);
});

test('INST-08 D-33 what has no price carries none', () => {
  const item = { structuredContent: { productType: 1, isSubscribable: true } };
  expect(write('{item|product-price}', { item })).toContain('<div class="product-price"> Unavail');
});

test('CFM-06 D-82 with the flag the locale writes it, as in every registry', () => {
  const on = { featureFlags: { useCLDRMoneyFormat: true } };
  const block = '<div class="product-price" data-price-cents="123450"> SEK 1,234.50 </div>';
  expect(priceOf('1234.50', 'SEK', on)).toBe(block);
});

test('CFM-01 D-82 a pricing option of a subscription is written by the catalogue too', () => {
  const priceMoney = { value: '18.00', currency: 'GBP' };
  const item = {
    structuredContent: {
      productType: 1,
      variants: [{ priceMoney, pricingOptions: [{ priceMoney }] }],
    },
  };
  expect(write('{item|subscription-price}', { item })).toContain(native('£18.00'));
});

test('CFM-02 D-82 the sum of the cart is in the currency of the store', () => {
  const page = (selectedCurrency: string, more: object = {}) => ({
    shoppingCart: { subtotalCents: 123_450 },
    websiteSettings: { storeSettings: { selectedCurrency } },
    ...more,
  });
  const subtotal = (data: object) => write('{shoppingCart|cart-subtotal}', data);
  const span = (text: string) => `<span class="sqs-cart-subtotal">${text}</span>`;
  expect(subtotal(page('EUR'))).toBe(span(native('€1,234.50')));
  expect(subtotal(page('JPY'))).toBe(span(native('¥123,450')));
  const on = { featureFlags: { useCLDRMoneyFormat: true } };
  expect(subtotal(page('EUR', on))).toBe(span('€1,234.50'));
});
