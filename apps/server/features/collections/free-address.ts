import { suffixSlug } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { reservedSegments } from '../sites/reserved-addresses.ts';

/**
 * `slug`, or the first of it with a number that no collection has, whatever the case of its letters,
 * and that is no path of the product. The caller holds the lock `collections:SITE`.
 */
export async function freeAddress(
  trx: WriteTransaction,
  siteId: string,
  slug: string,
): Promise<string> {
  const rows = await trx
    .selectFrom('collections')
    .select(sql<string>`lower(url_id)`.as('url_id'))
    .where('site_id', '=', siteId)
    .where(sql<string>`left(lower(url_id), ${slug.length})`, '=', slug)
    .execute();
  return suffixSlug(slug, [...rows.map((row) => row.url_id), ...reservedSegments]);
}
