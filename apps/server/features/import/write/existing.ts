/** What the database holds of the products of one batch. */
import type { WriteTransaction } from '../../../db/database.ts';
import { withParts, type ProductRow, type StoredProduct } from '../../products/stored-products.ts';
import type { ProductDraft } from '../draft/product-draft.ts';

/** A draft, and the store page it is meant for. */
export interface PlacedDraft {
  draft: ProductDraft;
  collectionId: string;
}

/** The products that drafts may be about. */
interface ExistingProducts {
  readonly all: readonly StoredProduct[];
  /** The one that a draft is about. */
  find(placed: PlacedDraft): StoredProduct | undefined;
}

/**
 * Loads the products that drafts may be about: by the id in the shop they come from, else by their
 * address when no other import has claimed it.
 */
export async function loadExisting(
  trx: WriteTransaction,
  siteId: string,
  placed: readonly PlacedDraft[],
  findsBySku = false,
): Promise<ExistingProducts> {
  const known = await loadByExternalId(trx, siteId, placed);
  const neighbours = await loadByAddress(trx, siteId, placed);
  const rows = [...known, ...neighbours.filter((row) => row.external_id === null)];
  const bySku = findsBySku ? await loadBySku(trx, siteId, placed) : [];
  const ids = new Set(rows.map(({ id }) => id));
  const others = bySku.filter(({ id }) => !ids.has(id));
  const existing = await withParts(trx, siteId, [...rows, ...others]);
  const ownersOf = Map.groupBy(
    existing.flatMap((one) => one.variants.map(({ sku }) => ({ sku, one }))),
    ({ sku }) => sku,
  );
  const byExternalId = new Map(existing.map((one) => [one.row.external_id, one]));
  const byAddress = new Map(
    existing.map((one) => [addressOf(one.row.collection_id, one.row.url_id), one]),
  );
  const find = ({ draft, collectionId }: PlacedDraft) => {
    const match = draft.externalId === null ? undefined : byExternalId.get(draft.externalId);
    if (match) return match;
    const neighbour = byAddress.get(addressOf(collectionId, draft.slug));
    if (neighbour?.row.external_id === null) return neighbour;
    return findsBySku ? findOwner(draft) : undefined;
  };
  /** The one product that has one of these SKUs. */
  const findOwner = (draft: ProductDraft) => {
    const skus = draft.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
    const owners = new Set(skus.flatMap((sku) => ownersOf.get(sku)?.map(({ one }) => one) ?? []));
    const [owner] = owners;
    return owners.size === 1 && owner?.row.external_id === null ? owner : undefined;
  };
  return { all: existing, find };
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

async function loadBySku(
  trx: WriteTransaction,
  siteId: string,
  placed: readonly PlacedDraft[],
): Promise<ProductRow[]> {
  const skus = placed.flatMap(({ draft }) => draft.variants.map(({ sku }) => sku));
  const wanted = [...new Set(skus)].filter((sku) => sku !== '');
  if (wanted.length === 0) return [];
  return trx
    .selectFrom('products')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('external_id', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('variants')
        .select('product_id')
        .where('site_id', '=', siteId)
        .where('sku', 'in', wanted),
    )
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

function addressOf(collectionId: string, slug: string): string {
  return `${collectionId}/${slug}`;
}
