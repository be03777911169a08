import { expect, test } from 'vitest';
import { outputOf } from '../testing/render-template.ts';

const usd = (value: string) => ({ value, currency: 'USD' });

interface Prices {
  readonly price: number;
  readonly sale?: number;
}

function variantOf({ price, sale }: Prices) {
  const money = { price: price * 100, priceMoney: usd(price.toFixed(2)) };
  if (sale === undefined) return money;
  return { ...money, onSale: true, salePrice: sale * 100, salePriceMoney: usd(sale.toFixed(2)) };
}

function priceOf(content: object, page: object = {}): string {
  const item = { structuredContent: { productType: 1, ...content } };
  const data = { item, featureFlags: { useCLDRMoneyFormat: true }, ...page };
  return outputOf('{item|product-price}', data).replace(/\s+/g, ' ').trim();
}

function block(text: string): string {
  return `<div class="product-price"> ${text} </div>`;
}

test('CFM-01 one price is shown as it is', () => {
  expect(priceOf({ variants: [variantOf({ price: 12 })] })).toBe(block('$12.00'));
});

test('CFM-01 prices that differ show the lowest to pay now', () => {
  const variants = [variantOf({ price: 20 }), variantOf({ price: 30, sale: 15 })];
  expect(priceOf({ variants })).toBe(block('from $15.00'));
  const localizedStrings = { productPriceFromText: 'ab {fromPrice}' };
  expect(priceOf({ variants }, { localizedStrings })).toBe(block('ab $15.00'));
});

test('CFM-01 a sale shows both prices, each with a label for screen readers', () => {
  expect(priceOf({ variants: [variantOf({ price: 12, sale: 9 })] })).toBe(
    block(
      '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>$9.00 ' +
        '<span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
        '<span class="original-price">$12.00</span>',
    ),
  );
});

test('CFM-01 a digital product has its own price', () => {
  expect(priceOf({ productType: 2, priceMoney: usd('7.50') })).toBe(block('$7.50'));
});

test('ENT-06 money without a currency is in US dollars', () => {
  const priceMoney = { value: '7.50' };
  expect(priceOf({ productType: 2, priceMoney })).toBe(block('$7.50'));
  expect(priceOf({ variants: [{ price: 750, priceMoney }] })).toBe(block('$7.50'));
});

test('ENT-06 a product without a price costs 0 USD', () => {
  expect(priceOf({ variants: [] })).toBe(block('$0.00'));
});

test('CFM-06 without the flag money is legacy money that scripts convert', () => {
  const content = { variants: [variantOf({ price: 1234.5 })] };
  expect(priceOf(content, { featureFlags: {} })).toBe(
    block('<span class="sqs-money-native">1,234.50</span>'),
  );
});

function subscription(value: number, unit: string, numBillingCycles: number): object {
  const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
  return { isSubscribable: true, subscriptionPlan, variants: [variantOf({ price: 10 })] };
}

test.each([
  [1, 'MONTH', 0, '$10.00 every month'],
  [2, 'WEEK', 3, '$10.00 every 2 weeks for 6 weeks'],
  [1, 'MONTH', 12, '$10.00 every month for 1 year'],
  [2, 'WEEK', 52, '$10.00 every 2 weeks for 2 years'],
  [1, 'YEAR', 3, '$10.00 every year for 3 years'],
  [0, 'MONTH', 6, '$10.00 every month for 0 months'],
  [2, 'WEEK', -6, '$10.00 every 2 weeks'],
  [1, 'MONTH{0', 6, '$10.00 every month{0 for {duration} month{0s'],
])('ENT-10 ENT-11 ENT-12 SUBS-02 every %d %s, %d times', (value, unit, cycles, text) => {
  expect(priceOf(subscription(value, unit, cycles))).toBe(block(text));
});

test('ENT-12 the phrase of a subscription can be translated by its key', () => {
  const localizedStrings = {
    productPrice__singlePrice__nWeekly__limited__nYears:
      '{price}/{billingPeriodValue}w, {duration}y',
  };
  expect(priceOf(subscription(2, 'WEEK', 52), { localizedStrings })).toBe(block('$10.00/2w, 2y'));
});

test('CFM-01 a price text sees nothing of the page, its time zone included', () => {
  const localizedStrings = { productPriceUnavailable: '{2 datetime yMMMdHm}' };
  const page = { localizedStrings, website: { timeZone: 'Asia/Tokyo' } };
  expect(priceOf({ isSubscribable: true }, page)).toBe(block('Dec 31, 1969, 19:00'));
});

test('SUBS-02 a subscription without a plan is not available', () => {
  expect(priceOf({ isSubscribable: true, variants: [] })).toBe(block('Unavailable'));
});

test('CFM-01 plain prices are hundredths, exact however many digits they have', () => {
  const variants = [
    { priceMoney: usd('12345678901234567.89') },
    { priceMoney: usd('12345678901234567.88') },
  ];
  const item = { structuredContent: { productType: 1, variants } };
  expect(outputOf('{item|from-price} {item|normal-price} {item|sale-price}', { item })).toBe(
    '1234567890123456788 1234567890123456789 0',
  );
});

test('CFM-01 prices compare as the decimal library does, which has an order of its own at zero', () => {
  const pricesOf = (...values: string[]) => {
    const variants = values.map((value) => ({ priceMoney: usd(value) }));
    const item = { structuredContent: { productType: 1, variants } };
    return outputOf('{item|from-price} {item|normal-price}', { item });
  };
  expect(pricesOf('2', '0.50', '10.00')).toBe('50 1000');
  expect(pricesOf('0.50', '0')).toBe('50 0');
  expect(pricesOf('5.00', '0')).toBe('0 500');
});

test('CFM-01 the text of a subscription price knows nothing but the price', () => {
  const pricingOptions = [{ priceMoney: usd('8.00') }];
  const variants = [{ price: 1, pricingOptions }, { price: 2 }];
  const data = {
    item: { structuredContent: { productType: 1, variants } },
    localizedStrings: { productPriceFromText: '{fromPrice}|{price}|{1}' },
  };
  expect(outputOf('{item|subscription-price}', data)).toContain('>8.00</span>||\n');
});

test('CFM-01 the subscription price is that of the first option of the cheapest variant', () => {
  const pricingOptions = [{ priceMoney: usd('8.00'), salePriceMoney: usd('6.00'), onSale: true }];
  const variants = [{ priceMoney: usd('20.00') }, { priceMoney: usd('10.00'), pricingOptions }];
  const item = { structuredContent: { productType: 1, variants } };
  const output = outputOf('{item|subscription-price}', { item });
  expect(output).toContain('>6.00</span>');
  expect(output).toContain(
    '<span class="original-price"><span class="sqs-money-native">8.00</span></span>',
  );
});

test('ENT-12 a translated phrase may name the price, the period and the length either way', () => {
  const content = {
    variants: [variantOf({ price: 10 })],
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 3 },
  };
  const key = 'productPrice__singlePrice__nWeekly__limited__nWeeks';
  const phrase = '{priceString}|{price}|{billingPeriodValue}|{durationValue}|{duration}';
  expect(priceOf(content, { localizedStrings: { [key]: phrase } })).toBe(
    block('$10.00|$10.00|2|6|6'),
  );
});

test('CFM-06 D-76 either name of the setting switches the money format on', () => {
  const item = {
    structuredContent: {
      productType: 1,
      variants: [{ priceMoney: { value: '1234.50', currency: 'USD' } }],
    },
  };
  const print = (page: object) => outputOf('{item|product-price}', { item, ...page });
  const on = { useCLDRMoneyFormat: true };
  const off = { useCLDRMoneyFormat: false };
  expect(print({ featureFlags: on })).toContain('$1,234.50');
  expect(print({ website: on })).toContain('$1,234.50');
  expect(print({ featureFlags: off, website: on })).toContain('$1,234.50');
  expect(print({ featureFlags: off, website: off })).not.toContain('$');
});
