import { staffLimits, type BulkPreview } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { addPreview } from './add-preview.ts';

const row = (productId: string) => ({ productId, title: '', before: {}, after: {}, variants: {} });

const part = (of: Partial<BulkPreview>): BulkPreview => ({
  total: 5,
  variants: 9,
  lookedAt: 0,
  next: null,
  changed: 0,
  changedVariants: 0,
  unchanged: 0,
  refused: 0,
  rows: [],
  extremes: [],
  refusals: [],
  ...of,
});

const negative = (id: string) =>
  ({ reason: 'price_negative', count: 1, products: [{ id, title: '' }] }) as const;

it('PROD-08 parts of a preview come to what the whole would be', () => {
  const extremes = [
    { end: 'dearest', productId: 'a', title: '', row: row('a'), reason: null },
  ] as const;
  const first = part({
    lookedAt: 2,
    next: 'b',
    changed: 1,
    changedVariants: 3,
    refused: 1,
    rows: [row('a')],
    extremes: [...extremes],
    refusals: [{ ...negative('b'), products: [...negative('b').products] }],
  });
  const second = part({
    lookedAt: 3,
    changed: 1,
    changedVariants: 2,
    unchanged: 1,
    refused: 1,
    rows: [row('c')],
    refusals: [{ ...negative('d'), products: [...negative('d').products] }],
  });
  expect(addPreview(first, second)).toEqual({
    total: 5,
    variants: 9,
    lookedAt: 5,
    next: null,
    changed: 2,
    changedVariants: 5,
    unchanged: 1,
    refused: 2,
    rows: [row('a'), row('c')],
    extremes,
    refusals: [
      {
        reason: 'price_negative',
        count: 2,
        products: [
          { id: 'b', title: '' },
          { id: 'd', title: '' },
        ],
      },
    ],
  });
});

it('PROD-08 shows as many rows as one preview does, however many parts there are', () => {
  const rows = Array.from({ length: staffLimits.previewedRows }, (_, at) => row(`p${at}`));
  const sum = addPreview(part({ rows }), part({ rows: [row('last')] }));
  expect(sum.rows).toEqual(rows);
});

it('PROD-08 of what is refused for one reason no more products are named than are shown', () => {
  const { previewedRows } = staffLimits;
  const many = Array.from({ length: previewedRows }, (_, at) => ({ id: `p${at}`, title: '' }));
  const refused = { reason: 'price_negative', count: previewedRows, products: many } as const;
  const parts = [1, 2].map(() => part({ refusals: [{ ...refused, products: [...many] }] }));
  const [sum] = addPreview(parts[0]!, parts[1]!).refusals;
  expect([sum?.count, sum?.products.length]).toEqual([2 * previewedRows, previewedRows]);
});
