import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { tellFew } from '../../db/find-few.ts';
import type { ListPlace } from '../../db/list-place.ts';
import { rowByRow } from '../../db/walk-list.ts';
import { titleKey } from './product-keys.ts';

interface NextByTitle {
  readonly siteId: string;
  /** Ids of products, in any order and more than once. */
  readonly found: RawBuilder<unknown>;
  /** What else is asked of each found product, `p`. */
  readonly matches?: RawBuilder<unknown>;
  /** The title and product that the page begins at or behind. */
  readonly place: ListPlace | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
}

/**
 * A condition that leaves of `products p` all that were found when they are few, else the next of them
 * by title that are not archived. The list itself says which of them it wants.
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
 * of which the planner expects little: it is hashed then, however much it is.
 * docs/decisions/535-lists-by-index-alone.md
 */
function nextByTitle({
  siteId,
  found,
  matches = sql`true`,
  place,
  direction,
  limit,
}: NextByTitle): RawBuilder<unknown> {
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  const way = sql.raw(direction);
  const isNext = place ? sql`(${titleKey}, p.id) ${side}= (${place.key}, ${place.id})` : sql`true`;
  return sql`select p.id from products p
    where p.site_id = ${siteId} and p.archived_at is null and ${isNext} and ${matches}
      and ${rowByRow(sql`p.id in (select unnest(array(${found})))`)}
    order by ${titleKey} ${way}, p.id ${way} limit ${limit}`;
}
