/** The formatters answer with the rules of the commerce package, for every kind of product. */
import {
  getFromPrice,
  getNormalPrice,
  getSalePrice,
  getStatusMark,
  hasVariedPrices,
  isOnSale,
  isQuantityInputShown,
  isSoldOut,
  productTypes,
} from '@sitewright/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });
/** Few values, so that equal ones come often. Not 0: the decimal order of templates has its own. */
const cents = fc.constantFrom(50, 100, 1999, 123_456);
const priced = fc
  .record({ price: cents, salePrice: cents, onSale: fc.boolean() })
  .map((prices) => ({
    ...prices,
    priceMoney: money(prices.price),
    salePriceMoney: money(prices.salePrice),
  }));
const variant = fc
  .tuple(
    priced,
    fc.record({ unlimited: fc.boolean(), qtyInStock: fc.integer({ min: -2, max: 3 }) }),
  )
  .map(([prices, stock]) => ({ ...prices, ...stock }));
const product = fc
  .record({
    productType: fc.constantFrom(...Object.values(productTypes)),
    variants: fc.array(variant, { maxLength: 4 }),
    own: priced,
  })
  .map(({ own, ...rest }) => ({ ...own, ...rest }));

/** Renders a template on the product as a store item. */
function show(template: string, structuredContent: object): string {
  return outputOf(`{.section item}${template}{.end}`, { item: { id: 'x', structuredContent } });
}

const is = (name: string, content: object) => show(`{.${name}}yes{.or}no{.end}`, content) === 'yes';

test('PDP-19 PDP-07 PDP-11 PDP-12 PDP-13 predicates and marks are the pure rules', () => {
  fc.assert(
    fc.property(product, (content) => {
      expect(is('sold-out?', content)).toBe(isSoldOut(content));
      expect(is('on-sale?', content)).toBe(isOnSale(content));
      expect(is('varied-prices?', content)).toBe(hasVariedPrices(content));
      const mark = /product-mark ([\w-]+)/.exec(show('{@|product-status}', content))?.[1];
      expect(mark).toBe(getStatusMark(content));
      const hasInput = show('{@|quantity-input}', content).includes('<input');
      expect(hasInput).toBe(isQuantityInputShown(content));
    }),
  );
});

test('PDP-19 CFM-01 prices are the pure rules', () => {
  fc.assert(
    fc.property(product, (content) => {
      const shown = ['from-price', 'normal-price', 'sale-price'].map((name) =>
        Number(show(`{@|${name}}`, content)),
      );
      const rules = [getFromPrice, getNormalPrice, getSalePrice];
      expect(shown).toEqual(rules.map((rule) => rule(content).amountCents));
    }),
  );
});
