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
