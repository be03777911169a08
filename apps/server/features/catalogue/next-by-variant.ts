import { sql, type RawBuilder } from 'kysely';
import { inOrder, isBehind, type ListPlace, type PageOrder } from '../../db/list-place.ts';
import { rowByRow } from '../../db/walk-list.ts';
import { isProductThat } from './next-by-title.ts';

interface NextByVariant {
  readonly siteId: string;
  /** Ids of products, in any order and more than once. */
  readonly found: RawBuilder<unknown>;
  /** What else is asked of each found product, `p`. */
  readonly matches: RawBuilder<unknown>;
  /** Of `variants v`: the price or the stock. */
  readonly order: PageOrder;
  /** Whether no other variant of the product comes before `v`. */
  readonly isLowest: RawBuilder<unknown>;
  /** Where the page begins. */
  readonly place: ListPlace | undefined;
  readonly limit: number;
}

/**
 * Ids of the next products by the price or stock of their lowest variant. As by title, the index of the
 * order tells nearly all of it by itself, so that a variant of another product costs less than a
 * microsecond; only those that were found are looked up.
 * docs/decisions/575-lists-planned-for-what-is-asked.md
 */
export function nextByVariant({
  siteId,
  found,
  matches,
  order,
  isLowest,
  place,
  limit,
}: NextByVariant): RawBuilder<unknown> {
  return sql`select v.product_id from variants v
    where v.site_id = ${siteId} and ${isBehind(order, place)}
      and ${rowByRow(sql`v.product_id in (select unnest(array(${found})))`)} and ${isLowest}
      and ${isProductThat(matches, siteId, sql`v.product_id`)}
    order by ${inOrder(order)} limit ${limit}`;
}
