import type { getOrderDetail } from '@sitewright/contract';
import type { AnswerOf } from '../../../http/call-types.ts';
import type { ReadDatabase } from '../../../db/database.ts';
import type { Fulfillment } from '../../fulfillments/list-fulfillments.ts';
import { listOpenItems } from '../../fulfillments/open-units.ts';
import { isHandedOver, type OrderedItem } from '../../orders/list-ordered-items.ts';
import type { OrderReturn } from '../../returns/list-returns.ts';
import { listReturnable } from '../../returns/returnable-units.ts';

interface ItemsOf {
  siteId: string;
  orderId: string;
  ordered: readonly OrderedItem[];
  fulfillments: readonly Fulfillment[];
  returns: readonly OrderReturn[];
}

/** In the order in which they were bought, with what may still happen to their units. */
export async function listDetailItems(
  db: ReadDatabase,
  { siteId, orderId, ordered, fulfillments, returns }: ItemsOf,
): Promise<AnswerOf<typeof getOrderDetail>['items']> {
  const rows = await db
    .selectFrom('order_items as i')
    .leftJoin('variants as v', (on) =>
      on.onRef('v.site_id', '=', 'i.site_id').onRef('v.id', '=', 'i.variant_id'),
    )
    .select(['i.id', 'i.product_id', 'i.variant_id', 'i.sku', 'v.gtin', 'i.answers'])
    .select(['i.quantity', 'i.unit_price_cents'])
    .where('i.site_id', '=', siteId)
    .where('i.order_id', '=', orderId)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const openOf = new Map(listOpenItems(ordered, fulfillments).map((item) => [item.id, item]));
  const backOf = new Map(
    listReturnable(ordered, { fulfillments, returns }).map(({ id, returnable }) => [
      id,
      returnable,
    ]),
  );
  return ordered.flatMap((item) => {
    const row = rowOf.get(item.id);
    if (!row) return [];
    return [
      {
        id: item.id,
        productId: row.product_id,
        variantId: row.variant_id,
        name: item.name,
        variant: item.variant,
        sku: row.sku,
        gtin: row.gtin ?? '',
        answers: row.answers,
        unitPriceCents: row.unit_price_cents,
        quantity: row.quantity,
        kept: item.kept,
        isHandedOver: isHandedOver(item),
        handed: openOf.get(item.id)?.handed ?? 0,
        open: openOf.get(item.id)?.open ?? 0,
        returnable: backOf.get(item.id) ?? 0,
      },
    ];
  });
}
