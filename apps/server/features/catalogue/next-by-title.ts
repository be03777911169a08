import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { tellFew } from '../../db/find-few.ts';
import type { ListPlace } from '../../db/list-place.ts';
import { rowByRow } from '../../db/walk-list.ts';

interface NextByTitle {
  readonly siteId: string;
  /** Ids of products, in any order and more than once. */
  readonly found: RawBuilder<unknown>;
  /** What else is asked of each found product, `p`. */
  readonly matches: RawBuilder<unknown>;
  /** The title and product that the page begins at or behind. */
  readonly place: ListPlace | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
}

/**
 * A condition that leaves of `products p` all that were found when they are few, else the next of them
 * by title that match. The list itself says which of them it wants.
 */
export async function isNextByTitle(
  db: ReadDatabase,
  asked: NextByTitle,
): Promise<RawBuilder<unknown>> {
  const few = await tellFew(db, asked.found);
  return few ? sql`p.id = any(${[...few]}::text[])` : sql`p.id in (${nextByTitle(asked)})`;
}

/**
 * Ids of the next products by title. The index of titles tells all of it by itself, so that a product
 * costs less than a microsecond, and the walk ends with the page. What was found goes through an array,
 * of which the planner expects little: it is hashed then, however much it is. What else is asked of
 * each product is asked of those that were found.
 * docs/decisions/535-lists-by-index-alone.md
 */
export function nextByTitle({
  siteId,
  found,
  matches,
  place,
  direction,
  limit,
}: NextByTitle): RawBuilder<unknown> {
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  const way = sql.raw(direction);
  const isNext = place ? sql`(t.title_key, t.id) ${side}= (${place.key}, ${place.id})` : sql`true`;
  return sql`select t.id from products t
    where t.site_id = ${siteId} and ${isNext}
      and ${rowByRow(sql`t.id in (select unnest(array(${found})))`)}
      and ${isProductThat(matches, siteId, sql`t.id`)}
    order by t.title_key ${way}, t.id ${way} limit ${limit}`;
}

/**
 * Whether a product of that id matches, as `p`. As a value, so that it is looked up for those that were
 * found alone, and the scan around it reads nothing but its index.
 */
export function isProductThat(
  matches: RawBuilder<unknown>,
  siteId: string,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select true from products p
    where p.site_id = ${siteId} and p.id = ${id} and ${matches} limit 1)`;
}
