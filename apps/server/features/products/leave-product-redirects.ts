/** Products that move leave redirects behind. */
import type { WriteTransaction } from '../../db/database.ts';
import { leaveRedirects } from '../redirects/move-addresses.ts';
import { productPath } from '../../render/context/product-path.ts';
import type { ProductRow } from './stored-products.ts';

type Place = Pick<ProductRow, 'collection_id' | 'url_id'>;

/** A product before and after its address changed. */
export interface ProductMove {
  readonly before: Place;
  readonly after: Place;
}

/** Sends visitors of their old addresses to the new ones. */
export async function leaveProductRedirects(
  trx: WriteTransaction,
  siteId: string,
  moves: readonly ProductMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.flatMap(({ before, after }) => [before.collection_id, after.collection_id]);
  const rows = await trx
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const pages = new Map(rows.map((row) => [row.id, row.url_id]));
  const pathOf = ({ collection_id: page, url_id: urlId }: Place) =>
    productPath(pages.get(page) ?? '', urlId);
  await leaveRedirects(
    trx,
    siteId,
    moves.map(({ before, after }) => ({ from: pathOf(before), to: pathOf(after) })),
  );
}
