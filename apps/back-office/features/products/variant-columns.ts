import { hasStock, type ProductTypeName } from './product-types.ts';

/** A column of the table of variants. */
export type VariantColumn =
  | 'price'
  | 'amount'
  | 'onSale'
  | 'salePrice'
  | 'stock'
  | 'sku'
  | 'weight'
  | 'gtin';

/** What makes sense to say of a variant of this kind: gift cards are worth an amount, never on sale. */
export function columnsOf(type: ProductTypeName): readonly VariantColumn[] {
  if (type === 'giftCard') return ['amount', 'sku'];
  return [
    'price',
    'onSale',
    'salePrice',
    ...(hasStock(type) ? (['stock'] as const) : []),
    'sku',
    ...(type === 'physical' ? (['weight', 'gtin'] as const) : []),
  ];
}
