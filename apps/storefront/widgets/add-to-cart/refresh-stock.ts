import type { Caller } from '../../api/call.ts';
import type { PageVariant, StockLine } from '../../api/wire.ts';

/**
 * The same product with the stock of this moment, because a cached page may be late (ATC-29).
 * Without an answer the printed stock stays.
 */
export async function refreshStock<
  P extends { readonly itemId: string; readonly variants: readonly PageVariant[] },
>(call: Caller, product: P): Promise<P> {
  const path = `/api/commerce/inventory/stock/?itemId=${encodeURIComponent(product.itemId)}`;
  const result = await call<{ results: readonly StockLine[] }>(path);
  if (!result.ok) return product;
  return { ...product, variants: withStock(product.variants, result.body.results) };
}

/** Takes over stock by sku, or by id where a variant has no sku. */
export function withStock(
  variants: readonly PageVariant[],
  lines: readonly StockLine[],
): readonly PageVariant[] {
  return variants.map((variant) => {
    const line = lines.find((each) =>
      variant.sku ? each.sku === variant.sku : each.id === variant.id,
    );
    return line ? { ...variant, unlimited: line.unlimited, qtyInStock: line.qtyInStock } : variant;
  });
}
