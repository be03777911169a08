/** Edits of staff: field by field, onto what others changed meanwhile. */
import { ApiError, type changeProduct, type FieldConflict } from '@sitewright/contract';
import type { z } from 'zod';
import type { EventScope } from '../../reactions/reaction.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { requireStorePage } from '../collections/require-store-page.ts';
import { categoriesOnPage, requireOnPage } from './categories-on-page.ts';
import { changeProduct as writeProduct } from './change-products.ts';
import { checkOptions } from './check-options.ts';
import { checkRoom } from './check-room.ts';
import type { VariantDraft } from './product-draft.ts';
import { readProductFields, readVariantFields, type ProductFields } from './product-fields.ts';
import { refuseMissing } from './refuse-missing.ts';
import type { SavedProduct } from './save-product.ts';
import { loadStoredProducts, type StoredProduct } from './stored-products.ts';

/** What an edit says. */
export type ProductEdit = z.output<typeof changeProduct.body>;

type Conflicts = Record<string, FieldConflict>;

/**
 * Puts an edit on top of a product: variants that it does not name stay as they are, and their
 * stock is not touched. On another store page its categories of the old one go. All of it is written,
 * or nothing.
 * @throws ApiError `not_found`, also for a store page, category, picture or form; `edited_meanwhile` with the conflicts of all fields, those of
 * variants as `variants.ID.field`; those of `saveProduct`, `checkOptions`
 * and `checkRoom`
 */
export async function editProduct(
  scope: EventScope,
  productId: string,
  edit: ProductEdit,
): Promise<SavedProduct> {
  const { trx, site } = scope;
  await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('id', '=', productId)
    .forUpdate()
    .execute();
  const [stored] = await loadStoredProducts(trx, site.siteId, [productId]);
  if (!stored) throw new ApiError('not_found');
  const conflicts: Conflicts = {};
  const fields = gather(conflicts, '', () => mergeChanges(readProductFields(stored), edit.changes));
  const variants = mergeVariants(stored, edit, conflicts);
  if (Object.keys(conflicts).length > 0) throw new ApiError('edited_meanwhile', {}, { conflicts });
  if (variants) checkOptions(variants, site);
  const place = await placeAnew(scope, stored, fields ?? {});
  const draft = { ...fields, ...place, ...(variants && { variants }), id: productId };
  return refuseMissing(writeProduct(scope, draft, [stored]));
}

/** What else changes with its store page; nothing when it stays. @throws ApiError as `editProduct` */
async function placeAnew(
  { trx, site }: EventScope,
  { row, categoryIds: had }: StoredProduct,
  { collectionId = row.collection_id, categoryIds = [...had] }: Partial<ProductFields>,
): Promise<Pick<Partial<ProductFields>, 'categoryIds'>> {
  if (collectionId === row.collection_id) {
    const added = categoryIds.filter((id) => !had.includes(id));
    await requireOnPage(trx, site.siteId, { collectionId, categoryIds: added });
    return {};
  }
  await requireStorePage(trx, site.siteId, collectionId);
  if (row.archived_at === null) await checkRoom(trx, site, collectionId);
  const wanted = { collectionId, categoryIds };
  return { categoryIds: await categoriesOnPage(trx, site.siteId, wanted) };
}

/** All variants afterwards; undefined when none of them changes. */
function mergeVariants(
  stored: StoredProduct,
  { addedVariants, changedVariants, removedVariantIds }: ProductEdit,
  conflicts: Conflicts,
): VariantDraft[] | undefined {
  if (addedVariants.length + changedVariants.length + removedVariantIds.length === 0) return;
  const removed = new Set(removedVariantIds);
  const changes = new Map(changedVariants.map((one) => [one.id, one.changes]));
  const kept = stored.variants.filter(({ id }) => !removed.has(id));
  const drafts = kept.map((row): VariantDraft => {
    const present = readVariantFields(row);
    const own = changes.get(row.id) ?? {};
    changes.delete(row.id);
    const merged = gather(conflicts, `variants.${row.id}.`, () => mergeChanges(present, own));
    const { id, sku, price_cents: priceCents, attributes } = row;
    // The order of options follows from what all variants use.
    return { id, sku, priceCents, attributes, ...merged };
  });
  // Somebody took a variant away that this edit changes.
  for (const [id, own] of changes) {
    if (!removed.has(id)) conflicts[`variants.${id}`] = { theirs: null, yours: own };
  }
  return [...drafts, ...addedVariants];
}

/** Conflicts are told of all fields at once. */
function gather<Merged>(
  conflicts: Conflicts,
  prefix: string,
  merge: () => Merged,
): Merged | undefined {
  try {
    return merge();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.conflicts) throw error;
    for (const [name, { theirs, yours }] of Object.entries(error.details.conflicts)) {
      conflicts[prefix + name] = { theirs, yours };
    }
    return undefined;
  }
}
