/** `GET /api/commerce/inventory/stock/?itemId=`: ATC-29, D-19. */
import { ApiError, getStock, type Stock } from '@sitewright/contract';
import { getTotalStock } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';

export function handleGetStock(scope: CallScope): void {
  handleCall(scope, getStock, async ({ site, query }) => ({
    results: await loadStock(scope.ctx, site.siteId, query.itemId),
  }));
}

/** Digital products and gift cards never run out (PDP-08). */
async function loadStock(ctx: AppContext, siteId: string, itemId: string): Promise<Stock[]> {
  const rows = await ctx.db
    .selectFrom('products')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.site_id', '=', 'products.site_id')
        .onRef('collections.id', '=', 'products.collection_id'),
    )
    .leftJoin('variants', (join) =>
      join
        .onRef('variants.site_id', '=', 'products.site_id')
        .onRef('variants.product_id', '=', 'products.id'),
    )
    .select(['product_type', 'variants.id', 'sku', 'unlimited', 'qty_in_stock'])
    .where('products.site_id', '=', siteId)
    .where('products.id', '=', itemId)
    .where('is_visible', '=', true)
    .where('collections.is_enabled', '=', true)
    .orderBy('variants.display_index')
    .orderBy('variants.id')
    .execute();
  if (rows.length === 0) throw new ApiError('item_not_found');
  return rows.flatMap(({ id, sku, product_type: productType, unlimited, qty_in_stock }) => {
    if (id === null) return [];
    const level = { unlimited: unlimited ?? false, qtyInStock: qty_in_stock };
    const stock = getTotalStock({ productType, variants: [level] });
    const isUnlimited = !Number.isFinite(stock);
    return [{ id, sku: sku ?? '', unlimited: isUnlimited, qtyInStock: isUnlimited ? 0 : stock }];
  });
}
