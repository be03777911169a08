/** Changes of the catalogue that others are told of. */
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { ProductDraft } from './product-draft.ts';
import { saveProduct, type SavedProduct } from './save-product.ts';

/**
 * Saves a product, and tells what became of it.
 * @throws what `saveProduct` throws
 */
export async function changeProduct(scope: EventScope, draft: ProductDraft): Promise<SavedProduct> {
  const saved = await saveProduct(scope.trx, scope.site.siteId, draft);
  await announceProducts(scope, [saved]);
  return saved;
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
