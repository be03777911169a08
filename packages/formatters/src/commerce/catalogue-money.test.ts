import { compile, render } from '@sitewright/template';
import { expect, test } from 'vitest';
import { createRegistry } from '../registry.ts';
import { english } from '../testing/render-template.ts';

const registry = createRegistry({ plainMoney: 'catalogue' });

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
  ['1234.50', 'USD', '$1,234.50'],
  ['1234.5', 'SEK', '1,234.50 kr'],
  ['1200', 'JPY', '¥1,200'],
  ['-12', 'EUR', '-€12.00'],
  ['9.99', 'XTS', 'XTS 9.99'],
  ['123456789012345.67', 'USD', '$123,456,789,012,345.67'],
  ['1234567890123456.78', 'USD', '1234567890123456.78'],
])('ENT-09 CFM-06 D-82 without the flag %s %s is written by the catalogue', (value, code, text) => {
  const block = `<div class="product-price"> ${native(text)} </div>`;
  expect(priceOf(value, code)).toBe(block);
});

test('CFM-06 D-82 with the flag the locale writes it, as in every registry', () => {
  const on = { featureFlags: { useCLDRMoneyFormat: true } };
  expect(priceOf('1234.50', 'SEK', on)).toBe('<div class="product-price"> SEK 1,234.50 </div>');
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
