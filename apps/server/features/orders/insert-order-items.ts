import type { SoldLine } from '../../payments/payment-snapshot.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** Lines of an order as they were sold. */
interface NewItems {
  orderId: string;
  lines: readonly SoldLine[];
  /** One for each line, in their order. */
  itemIds: readonly string[];
  /** Of the edit that adds them. */
  editId?: string;
}

/** Writes the items of an order. */
export async function insertOrderItems(
  { trx, site }: EventScope,
  { orderId, lines, itemIds, editId }: NewItems,
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('order_items')
    .values(
      lines.map((line, index) => ({
        site_id: site.siteId,
        order_id: orderId,
        id: itemIds[index]!,
        product_id: line.productId,
        variant_id: line.variantId,
        product_type: line.productType,
        sku: line.sku,
        product_name: line.title,
        attributes: JSON.stringify(line.attributes),
        option_names: line.optionValues?.map(({ optionName }) => optionName) ?? [],
        additional_fields: JSON.stringify(line.additionalFields),
        answers: JSON.stringify(line.answers ?? []),
        quantity: line.quantity,
        unit_price_cents: line.unitPriceCents,
        image_asset_id: line.imageAssetId,
        edit_id: editId ?? null,
        tax_class: line.taxClass ?? null,
      })),
    )
    .execute();
}
