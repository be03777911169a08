import { describeVariant, productTypes, type KeptPart } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';

/** An item of an order and the units of it that were not given back. */
export interface OrderedItem {
  id: string;
  productType: number;
  name: string;
  /** `Blue, Large`. */
  variant: string;
  kept: number;
}

/** Goods and services are handed over by people; downloads and gift cards go by mail. */
export function isHandedOver({ productType }: Pick<OrderedItem, 'productType'>): boolean {
  return productType === productTypes.physical || productType === productTypes.service;
}

/** In the order in which they were bought. */
export async function listOrderedItems(
  db: ReadDatabase,
  { siteId, orderId, kept }: { siteId: string; orderId: string; kept: readonly KeptPart[] },
): Promise<OrderedItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'product_type', 'product_name', 'attributes', 'option_names', 'quantity'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productType: row.product_type,
    name: row.product_name,
    variant: describeVariant({ attributes: row.attributes }, row.option_names),
    kept: kept.find(({ id }) => id === row.id)?.quantity ?? row.quantity,
  }));
}
