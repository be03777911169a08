import { expect, it } from 'vitest';
import { addAmount, amountRange, refuseAmount } from './gift-amounts.ts';
import { variantEdits, type VariantRow } from './variant-rows.ts';

const card: VariantRow = {
  id: 'a',
  attributes: {},
  sku: '',
  priceCents: 5000,
  salePriceCents: 0,
  onSale: false,
  weightGrams: 0,
  gtin: '',
  imageId: null,
  firstStock: null,
};
const names = { option: 'Amount', nameOf: (cents: number) => `$${cents / 100}` };

it('SUBS-03 amounts of a gift card are variants in their order, and the first keeps its id', () => {
  const rows = addAmount([card], 2500, names);
  expect(rows.map(({ id, attributes }) => [id, attributes['Amount']])).toEqual([
    [undefined, '$25'],
    ['a', '$50'],
  ]);
  expect(variantEdits([card], rows)).toMatchObject({
    addedVariants: [{ priceCents: 2500, stock: 'unlimited' }],
    changedVariants: [{ id: 'a' }],
    removedVariantIds: [],
  });
});

it('SUBS-03 an amount is above zero, within the limit, and there once', () => {
  expect(refuseAmount([card], undefined)).toBe('wrong');
  expect(refuseAmount([card], 0)).toBe('wrong');
  expect(refuseAmount([card], amountRange.max + 1)).toBe('wrong');
  expect(refuseAmount([card], 5000)).toBe('taken');
  const full = Array.from({ length: 100 }, (_, index) => ({ ...card, priceCents: 100 + index }));
  expect(refuseAmount(full, 5000)).toBe('full');
  expect(refuseAmount([card], 1)).toBeUndefined();
});
