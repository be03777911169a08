import {
  describeVariant,
  listKeptParts,
  productTypes,
  type ChargedPart,
} from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { listOrderRefunds } from './refunds/order-refunds.ts';

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
  order: { siteId: string; orderId: string; chargedParts: readonly ChargedPart[] },
): Promise<OrderedItem[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'product_type', 'product_name', 'attributes', 'option_names', 'quantity'])
    .where('site_id', '=', order.siteId)
    .where('order_id', '=', order.orderId)
    .orderBy('id')
    .execute();
  const kept = listKeptParts(order.chargedParts, await listOrderRefunds(db, order));
  return rows.map((row) => ({
    id: row.id,
    productType: row.product_type,
    name: row.product_name,
    variant: describeVariant({ attributes: row.attributes }, row.option_names),
    kept: kept.find(({ id }) => id === row.id)?.quantity ?? row.quantity,
  }));
}
