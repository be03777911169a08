import type { Client, Stock } from '@sitewright/contract';
import type { PageVariant } from '../variants/page-variant.ts';

/**
 * The same product with the stock of this moment, because a cached page may be late (ATC-29).
 * Without an answer the printed stock stays.
 */
export async function refreshStock<
  P extends { readonly itemId: string; readonly variants: readonly PageVariant[] },
>(call: Client, product: P): Promise<P> {
  const { itemId } = product;
  const result = await call('GET /api/commerce/inventory/stock/', { query: { itemId } });
  if (!result.ok) return product;
  return { ...product, variants: withStock(product.variants, result.answer.results) };
}

/** Takes over stock by sku, or by id where a variant has no sku. */
function withStock(
  variants: readonly PageVariant[],
  lines: readonly Stock[],
): readonly PageVariant[] {
  return variants.map((variant) => {
    const line = lines.find((each) =>
      variant.sku ? each.sku === variant.sku : each.id === variant.id,
    );
    return line ? { ...variant, unlimited: line.unlimited, qtyInStock: line.qtyInStock } : variant;
  });
}
