import { expect, it } from 'vitest';
import { listPicks } from './pick-list.ts';

const item = (variantId: string, sku: string, open: number) => ({
  variantId,
  name: variantId || 'Agreed on by phone',
  variant: '',
  sku,
  gtin: '',
  open,
});

it('sums what all orders wait for, by SKU as shelves are', () => {
  const picks = listPicks([
    { number: 1, items: [item('cup', 'C-10', 2), item('', '', 1)] },
    { number: 2, items: [item('cup', 'C-10', 1), item('cup', 'C-10', 1), item('vase', 'C-9', 1)] },
  ]);
  expect(picks.map(({ sku, units, orders }) => [sku, units, orders])).toEqual([
    ['C-9', 1, [2]],
    ['C-10', 4, [1, 2]],
    ['', 1, [1]],
  ]);
});

it('what was agreed on by phone stands apart by what it is of its kind', () => {
  const agreed = (variant: string) => ({ ...item('', '', 1), variant });
  const picks = listPicks([{ number: 1, items: [agreed('Red'), agreed('Blue'), agreed('Red')] }]);
  expect(picks.map(({ variant, units }) => [variant, units])).toEqual([
    ['Red', 2],
    ['Blue', 1],
  ]);
});
