import { describe, expect, test } from 'vitest';
import { findChoiceProblem, isEverythingSoldOut } from './add-to-cart-rules.ts';
import type { OfferedProduct } from './add-to-cart-rules.ts';

const small = { sku: 's', attributes: { Size: 'S', Color: 'Sand' }, qtyInStock: 3 };
const large = { sku: 'l', attributes: { Size: 'L', Color: 'Sand' }, qtyInStock: 0 };

const product: OfferedProduct = {
  itemId: 'bowl',
  title: 'Bowl',
  productType: 1,
  isSubscription: false,
  hasForm: false,
  variants: [small, large],
  optionNames: ['Size', 'Color'],
};

const choose = (options: Record<string, string>, quantity = '1', more = {}) =>
  findChoiceProblem({ ...product, ...more }, { options, quantity })?.message;

describe('what is wrong with a choice', () => {
  test('ATC-09 one unselected option is named', () => {
    expect(choose({ Size: 'S' })).toBe('Please select the Color option.');
  });

  test('ATC-10 two unselected options are named', () => {
    expect(choose({})).toBe('Please select the Size and Color options.');
  });

  test('ATC-11 more unselected options are named', () => {
    const more = { optionNames: ['Size', 'Color', 'Finish'] };
    expect(choose({}, '1', more)).toBe('Please select the Size, Color and Finish options.');
  });

  test('ATC-13 a combination that is not offered', () => {
    expect(choose({ Size: 'S', Color: 'Moss' })).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
  });

  test('ATC-14 a variant that is out of stock, or not in stock often enough', () => {
    const message = 'Sorry, we do not have enough of that item available.';
    expect(choose({ Size: 'L', Color: 'Sand' })).toBe(message);
    expect(choose({ Size: 'S', Color: 'Sand' }, '4')).toBe(message);
    expect(choose({ Size: 'S', Color: 'Sand' }, '3')).toBeUndefined();
  });

  test('ATC-15 a quantity that is no number', () => {
    expect(choose({ Size: 'S', Color: 'Sand' }, '')).toBe('Quantity must be a number.');
    expect(choose({ Size: 'S', Color: 'Sand' }, 'two')).toBe('Quantity must be a number.');
  });

  test('ATC-16 a quantity that is not whole, on every path', () => {
    const message = 'Quantity must be a whole number';
    expect(choose({ Size: 'S', Color: 'Sand' }, '1.5')).toBe(message);
    expect(choose({ Size: 'S', Color: 'Sand' }, '1.5', { isSubscription: true })).toBe(message);
  });

  test('ATC-19 SUBS-03 a gift card without a denomination', () => {
    const more = { productType: 4, optionNames: ['Denomination'] };
    expect(choose({}, '1', more)).toBe('Select a denomination for the Gift Card');
  });

  test('ATC-31 options come before variant, stock and quantity; stock before quantity', () => {
    expect(choose({}, 'x')).toBe('Please select the Size and Color options.');
    expect(choose({ Size: 'S', Color: 'Moss' }, 'x')).toContain('variant is unavailable');
    expect(choose({ Size: 'L', Color: 'Sand' }, 'x')).toContain('enough of that item');
    expect(choose({ Size: 'S', Color: 'Sand' }, 'x')).toContain('must be a number');
  });

  test('a page that prints no variants leaves them to the server', () => {
    expect(choose({}, '1', { variants: [], optionNames: [] })).toBeUndefined();
  });

  test('PDP-08 digital items have no stock to run out', () => {
    const more = { productType: 2, variants: [{ sku: 'd' }], optionNames: [] };
    expect(choose({}, '1', more)).toBeUndefined();
  });
});

test('ATC-08 an item is sold out when every variant is', () => {
  expect(isEverythingSoldOut(product)).toBe(false);
  expect(isEverythingSoldOut({ ...product, variants: [large] })).toBe(true);
  expect(isEverythingSoldOut({ ...product, variants: [] })).toBe(false);
});
