/** Which products a bulk edit is about. */
import { ApiError, staffLimits, type BulkEdit, type startBulkEdit } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { currentPriceOf } from '../../db/product-rules-sql.ts';
import { readRows } from '../../db/read-rows.ts';
import { loadFilterScope } from '../catalogue/filter-scope.ts';
import { isWanted } from '../catalogue/product-filter.ts';
import type { Site } from '../sites/site.ts';

/** As the call says it. */
export type BulkChoice = z.output<typeof startBulkEdit.body>['choice'];

/** The condition on `products p`. Ids of another site find nothing. */
export async function isChosen(
  ctx: AppContext,
  site: Site,
  choice: BulkChoice,
): Promise<RawBuilder<boolean>> {
  if ('ids' in choice) {
    return sql<boolean>`p.site_id = ${site.siteId} and p.id = any(${[...choice.ids]}::text[])`;
  }
  return isWanted(choice.filter, await loadFilterScope(ctx, site, choice.filter));
}

/** How many are chosen. @throws ApiError `too_many_products` */
export async function countChosen(
  db: ReadDatabase,
  condition: RawBuilder<boolean>,
): Promise<{ products: number; variants: number }> {
  const [row] = await readRows<{ products: string; variants: string }>(
    db,
    sql`select count(*) as products, coalesce(sum(v.variants), 0) as variants
      from (select p.site_id, p.id from products p where ${condition}) c
      left join (select site_id, product_id, count(*) as variants from variants group by 1, 2) v
        on v.site_id = c.site_id and v.product_id = c.id`,
  );
  const products = Number(row?.products ?? 0);
  const limit = staffLimits.bulkProducts;
  if (products > limit) throw new ApiError('too_many_products', { count: limit });
  return { products, variants: Number(row?.variants ?? 0) };
}

/**
 * How many of those that were looked at before take a place of the store page that they go to. Whose
 * address is taken there takes none.
 */
export async function countMovedBefore(
  db: ReadDatabase,
  {
    condition,
    edit,
    after,
    site,
  }: {
    readonly condition: RawBuilder<boolean>;
    readonly edit: BulkEdit;
    readonly after: string | undefined;
    readonly site: Site;
  },
): Promise<number> {
  const { collectionId, isArchived } = edit;
  if (collectionId === undefined || after === undefined || isArchived) return 0;
  const [row] = await readRows<{ count: string }>(
    db,
    sql`select count(*) as count from products p where ${condition} and p.id <= ${after}
      and p.collection_id <> ${collectionId} and (p.archived_at is null or ${isArchived === false})
      and not exists (select 1 from products q where q.site_id = ${site.siteId}
        and q.collection_id = ${collectionId} and q.url_id = p.url_id)`,
  );
  return Number(row?.count ?? 0);
}

/**
 * Ids in their order, behind one of them, of as many products as have so many variants together, and of
 * one at least. @returns also whether there are more
 */
export async function listChosen(
  db: ReadDatabase,
  condition: RawBuilder<boolean>,
  { after, products, variants }: { after: string; products: number; variants: number },
): Promise<{ ids: string[]; hasMore: boolean }> {
  const rows = await readRows<{ id: string; variants: number }>(
    db,
    sql`select c.id, (select count(*)::int from variants v
        where v.site_id = c.site_id and v.product_id = c.id) as variants
      from (select p.site_id, p.id from products p where ${condition} and p.id > ${after}
        order by p.id limit ${products + 1}) c
      order by c.id`,
  );
  let sum = 0;
  const ids = rows.slice(0, products).flatMap((row, index) => {
    sum += row.variants;
    return index === 0 || sum <= variants ? [row.id] : [];
  });
  return { ids, hasMore: ids.length < rows.length };
}

/** The product with the variant that is sold for least, or for most; undefined where none is chosen. */
export async function findExtreme(
  db: ReadDatabase,
  siteId: string,
  { condition, end }: { condition: RawBuilder<boolean>; end: 'cheapest' | 'dearest' },
): Promise<string | undefined> {
  // As the index of prices has it (migration 0175).
  const price = currentPriceOf('v');
  const way = end === 'cheapest' ? sql`asc` : sql`desc`;
  const [row] = await readRows<{ id: string }>(
    db,
    sql`select v.product_id as id from variants v
      join products p on p.site_id = v.site_id and p.id = v.product_id
      where v.site_id = ${siteId} and ${condition}
      order by (${price}) ${way}, v.product_id ${way}, v.id ${way} limit 1`,
  );
  return row?.id;
}
