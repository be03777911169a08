import { isOnSale, isSoldOut } from '@sitewright/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

function itemOf(content: object): object {
  return { id: 'p1', structuredContent: { productType: 1, ...content } };
}

function is(question: string, content: object): boolean {
  return (
    outputOf(`{.section item}{.${question}}yes{.end}{.end}`, { item: itemOf(content) }) === 'yes'
  );
}

const empty = { variants: [{ qtyInStock: 0 }, { qtyInStock: 0, unlimited: false }] };

test('PDP-07 CFM-07 ENT-04 goods and services are sold out when all variants are limited and at zero', () => {
  expect(is('sold-out?', empty)).toBe(true);
  expect(is('sold-out?', { ...empty, productType: 3 })).toBe(true);
  expect(is('sold-out?', { variants: [{ qtyInStock: 0 }, { qtyInStock: 1 }] })).toBe(false);
  expect(is('sold-out?', { variants: [{ qtyInStock: 0, unlimited: true }] })).toBe(false);
});

test('PDP-08 PDP-09 ENT-04 digital products and gift cards never are, unknown kinds always', () => {
  expect(is('sold-out?', { ...empty, productType: 2 })).toBe(false);
  expect(is('sold-out?', { ...empty, productType: 4 })).toBe(false);
  expect(is('sold-out?', { productType: 5, variants: [{ unlimited: true }] })).toBe(true);
});

test('PDP-11 on sale when any variant is, a digital product by its own flag', () => {
  expect(is('on-sale?', { variants: [{}, { onSale: true }] })).toBe(true);
  expect(is('on-sale?', { productType: 2, onSale: true })).toBe(true);
  expect(is('on-sale?', { productType: 2, variants: [{ onSale: true }] })).toBe(false);
  expect(is('on-sale?', { productType: 4, variants: [{ onSale: true }] })).toBe(false);
});

test('PDP-13 prices vary by onSale, by salePrice while on sale, and by price', () => {
  const varied = (...variants: object[]) => is('varied-prices?', { variants });
  expect(varied({ price: 1 }, { price: 2 })).toBe(true);
  expect(varied({ price: 1, onSale: true }, { price: 1 })).toBe(true);
  expect(varied({ price: 1, salePrice: 1 }, { price: 1, salePrice: 2 })).toBe(false);
  expect(varied({ onSale: true, salePrice: 1 }, { onSale: true, salePrice: 2 })).toBe(true);
  expect(varied({ price: 1 })).toBe(false);
  expect(varied({ price: Number.NaN })).toBe(false);
});

test('CFM-07 a digital product has no variants to choose', () => {
  expect(is('has-variants?', { variants: [{}, {}] })).toBe(true);
  expect(is('has-variants?', { productType: 2, variants: [{}, {}] })).toBe(false);
});

function markOf(content: object, page: object = {}): string {
  return outputOf('{item|product-status}', { item: itemOf(content), ...page });
}

test('PDP-12 CFM-05 FMT-20 sold out comes before sale, and otherwise there is no mark', () => {
  const onSale = { variants: [{ qtyInStock: 0, onSale: true }] };
  expect(markOf(onSale)).toBe('<div class="product-mark sold-out">sold out</div>');
  expect(markOf({ variants: [{ qtyInStock: 1, onSale: true }] })).toBe(
    '<div class="product-mark sale">sale</div>',
  );
  expect(markOf({ variants: [{ qtyInStock: 1 }] })).toBe('');
});

test('CFM-05 PDP-15 the sold-out text is the product’s own, else the site’s', () => {
  const localizedStrings = { productSoldOutText: 'ausverkauft' };
  expect(markOf(empty, { localizedStrings })).toContain('>ausverkauft<');
  const productMerchandisingContext = { p1: { customSoldOutText: 'gone <b>' } };
  expect(markOf(empty, { localizedStrings, productMerchandisingContext })).toContain(
    '>gone &lt;b&gt;<',
  );
});

test('PDP-15 CFM-03 scarcity is one message per view, hidden when bound to a variant', () => {
  const context = {
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left',
    scarcityTemplateViews: [{ qtyInStock: 2 }, { qtyInStock: 1, attributes: { Size: 'S' } }],
  };
  const page = { item: itemOf({}), productMerchandisingContext: { p1: context } };
  expect(outputOf('{item|product-scarcity}', page)).toBe(
    '\n  <div class="product-scarcity">\n    Only 2 left\n  </div>\n' +
      '\n  <div class="product-scarcity" data-variant-attributes="{&quot;Size&quot;:&quot;S&quot;}" hidden>\n    Only 1 left\n  </div>\n',
  );
});

test('CFM-03 ENT-14 CAPT-09 the restock sign-up has one form per view', () => {
  const context = {
    restockNotificationViews: [{ variantId: 'v1' }, { variantId: 'v2', hiddenByDefault: true }],
    restockNotificationMessages: {
      buttonText: 'Tell me',
      CTAText: 'Back soon',
      placeholderText: 'Mail',
    },
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: true,
  };
  const page = {
    item: itemOf({}),
    productMerchandisingContext: { p1: context },
    website: { captchaSettings: { siteKey: 'k' } },
  };
  const output = outputOf('{item|product-restock-notification}', page);
  expect(output).toContain('data-product-id="p1" data-variant-id="v1">');
  expect(output).toContain('data-variant-id="v2" hidden>');
  expect(output.match(/name="isJoinMailingList" checked/g)).toHaveLength(2);
  expect(output.match(/captcha-container/g)).toHaveLength(2);
  expect(output).toContain('placeholder="Mail"');
});

test('PDP-19 templates answer as the rules that server and browser share', () => {
  const variant = fc.record({
    qtyInStock: fc.integer({ min: 0, max: 2 }),
    unlimited: fc.boolean(),
    onSale: fc.boolean(),
  });
  const product = fc.record({
    productType: fc.integer({ min: 1, max: 3 }),
    onSale: fc.boolean(),
    variants: fc.array(variant, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(product, (content) => {
      expect(is('sold-out?', content)).toBe(isSoldOut(content));
      expect(is('on-sale?', content)).toBe(isOnSale(content));
    }),
  );
});
