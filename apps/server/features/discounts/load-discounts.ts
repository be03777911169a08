/** Reading discounts and sales. */
import type { CatalogueSale, Discount } from '@sitewright/commerce';
import { ApiError, ruleLimits } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { loadCategoryTree } from '../collections/category-tree.ts';
import { rememberBySite } from '../sites/remember-by-site.ts';
import { presentDiscount, toDiscount } from './present-discount.ts';

/** The discounts that apply by themselves; their uses are those of when they were read. */
export const loadAutomaticDiscounts = rememberBySite(
  async (db, site): Promise<readonly Discount[]> => {
    const { siteId } = site;
    const withBelow = await loadCategoryTree({ db }, site);
    const rows = await db
      .selectFrom('discounts')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('code', 'is', null)
      .where('is_enabled', '=', true)
      .limit(ruleLimits.automaticDiscounts)
      .execute();
    return rows.map((row) => toDiscount(presentDiscount(row), withBelow));
  },
);

/** A discount of a site. @throws ApiError `not_found` */
export async function requireDiscount(db: ReadDatabase, siteId: string, id: string) {
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentDiscount(row);
}

/** Id of the discount with this code. */
export async function findDiscountId(
  db: ReadDatabase,
  siteId: string,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('discounts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

type SaleRow = Selectable<Database['catalogue_sales']>;

/** A sale as calls of staff tell it. */
export function presentSale(row: SaleRow) {
  return {
    id: row.id,
    name: row.name,
    benefit: row.benefit,
    itemIds: row.item_ids,
    categoryIds: row.category_ids,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    isEnabled: row.is_enabled,
  };
}

/** All sales of a site. */
export async function listSales(db: ReadDatabase, siteId: string) {
  const rows = await db
    .selectFrom('catalogue_sales')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .limit(ruleLimits.sales)
    .execute();
  return rows.map(presentSale);
}

/** The sales that are not switched off; which of them run, the clock decides. */
export const loadSales = rememberBySite(async (db, site): Promise<readonly CatalogueSale[]> => {
  const withBelow = await loadCategoryTree({ db }, site);
  const sales = await listSales(db, site.siteId);
  return sales
    .filter(({ isEnabled }) => isEnabled)
    .map((sale) => ({ ...sale, categoryIds: withBelow(sale.categoryIds) }));
});
