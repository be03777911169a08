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
): Promise<ExistingProducts> {
  const known = await loadByExternalId(trx, siteId, placed);
  const neighbours = await loadByAddress(trx, siteId, placed);
  const rows = [...known, ...neighbours.filter((row) => row.external_id === null)];
  const existing = await withParts(trx, siteId, rows);
  const byExternalId = new Map(existing.map((one) => [one.row.external_id, one]));
  const byAddress = new Map(
    existing.map((one) => [addressOf(one.row.collection_id, one.row.url_id), one]),
  );
  const find = ({ draft, collectionId }: PlacedDraft) => {
    const match = draft.externalId === null ? undefined : byExternalId.get(draft.externalId);
    if (match) return match;
    const neighbour = byAddress.get(addressOf(collectionId, draft.slug));
    return neighbour?.row.external_id === null ? neighbour : undefined;
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
