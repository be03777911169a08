/** Changes of the catalogue that others are told of. */
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { ProductDraft } from './product-draft.ts';
import { saveProducts, type SavedProduct } from './save-product.ts';
import type { StoredProduct } from './stored-products.ts';

/**
 * Saves a product, and tells what became of it.
 * @param known as the caller has read it under its lock: its variants may be thousands
 * @throws what `saveProduct` throws
 */
export async function changeProduct(
  scope: EventScope,
  draft: ProductDraft,
  known: readonly StoredProduct[] = [],
): Promise<SavedProduct> {
  const [saved] = await saveProducts(scope.trx, scope.site.siteId, [draft], known);
  await announceProducts(scope, [saved!]);
  return saved!;
}

/** Tells of products that were saved; nothing of those that stayed as they were. */
export async function announceProducts(
  scope: EventScope,
  saved: readonly SavedProduct[],
): Promise<void> {
  const products = saved.flatMap(({ id, kind }) =>
    kind === 'unchanged' ? [] : [{ productId: id, kind }],
  );
  if (products.length > 0) await announceEvent(scope, 'products-changed', { products });
}
