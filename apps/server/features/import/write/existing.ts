/** What the database holds of the products of one batch. */
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import type { ProductDraft } from '../draft/product-draft.ts';

export type ProductRow = Selectable<Database['products']>;
export type VariantRow = Selectable<Database['variants']>;

export interface ExistingProduct {
  row: ProductRow;
  variants: VariantRow[];
  categoryIds: string[];
  /** Pictures in order. */
  assetIds: string[];
}

/** A draft, and the store page it is meant for. */
export interface PlacedDraft {
  draft: ProductDraft;
  collectionId: string;
}

/** Finds the product that a draft is about. */
export type FindExisting = (placed: PlacedDraft) => ExistingProduct | undefined;

/**
 * Loads the products that drafts may be about: by the id in the shop they come from, else by their
 * address when no other import has claimed it.
 */
export async function loadExisting(
  trx: WriteTransaction,
  siteId: string,
  placed: readonly PlacedDraft[],
): Promise<FindExisting> {
  const known = await loadByExternalId(trx, siteId, placed);
  const neighbours = await loadByAddress(trx, siteId, placed);
  const rows = [...known, ...neighbours.filter((row) => row.external_id === null)];
  const parts = await loadParts(
    trx,
    siteId,
    rows.map(({ id }) => id),
  );
  const existing = rows.map((row) => ({ row, ...parts(row.id) }));
  const byExternalId = new Map(existing.map((one) => [one.row.external_id, one]));
  const byAddress = new Map(
    existing.map((one) => [addressOf(one.row.collection_id, one.row.url_id), one]),
  );
  return ({ draft, collectionId }) => {
    const match = draft.externalId === null ? undefined : byExternalId.get(draft.externalId);
    if (match) return match;
    const neighbour = byAddress.get(addressOf(collectionId, draft.slug));
    return neighbour?.row.external_id === null ? neighbour : undefined;
  };
}

async function loadByExternalId(
  trx: WriteTransaction,
  siteId: string,
  placed: readonly PlacedDraft[],
): Promise<ProductRow[]> {
  const ids = placed.flatMap(({ draft }) => draft.externalId ?? []);
  if (ids.length === 0) return [];
  return trx
    .selectFrom('products')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('external_id', 'in', ids)
    .execute();
}

/** Names the collections, so that the index on addresses serves. */
async function loadByAddress(
  trx: WriteTransaction,
  siteId: string,
  placed: readonly PlacedDraft[],
): Promise<ProductRow[]> {
  return trx
    .selectFrom('products')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('collection_id', 'in', [...new Set(placed.map((one) => one.collectionId))])
    .where(
      'url_id',
      'in',
      placed.map(({ draft }) => draft.slug),
    )
    .execute();
}

type Parts = Omit<ExistingProduct, 'row'>;

async function loadParts(
  trx: WriteTransaction,
  siteId: string,
  productIds: readonly string[],
): Promise<(productId: string) => Parts> {
  if (productIds.length === 0) return () => ({ variants: [], categoryIds: [], assetIds: [] });
  const variants = await trx
    .selectFrom('variants')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('product_id', 'in', productIds)
    .orderBy('display_index')
    .execute();
  const categories = await trx
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', productIds)
    .execute();
  const pictures = await trx
    .selectFrom('product_images')
    .select(['product_id', 'asset_id'])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', productIds)
    .orderBy('display_index')
    .execute();
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const picturesOf = Map.groupBy(pictures, (row) => row.product_id);
  return (productId) => ({
    variants: variantsOf.get(productId) ?? [],
    categoryIds: (categoriesOf.get(productId) ?? []).map((row) => row.category_id),
    assetIds: (picturesOf.get(productId) ?? []).map((row) => row.asset_id),
  });
}

function addressOf(collectionId: string, slug: string): string {
  return `${collectionId}/${slug}`;
}
