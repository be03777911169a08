/** Variants that ran low, each with an id that comes once: it is kept since when they are known to be. */
import { describeVariant } from '@sitewright/commerce';
import type { pollLowStock } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { isLow } from '../catalogue/product-keys.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

interface Row {
  variantId: string;
  productId: string;
  title: string;
  attributes: Record<string, string>;
  ordering: string[];
  sku: string;
  quantity: number;
  since: Date;
}

/** Notes what ran low and what is stocked again, and answers what ran low last. */
export async function listLowStock(
  ctx: AppContext,
  site: Site,
  limit: number,
): Promise<AnswerOf<typeof pollLowStock>> {
  const { siteId } = site;
  const low = sql`select v.id from variants v
    join products p on p.site_id = v.site_id and p.id = v.product_id
    where v.site_id = ${siteId} and p.archived_at is null
      and ${isLow(siteId, readSettings(site, 'merchandising').lowStockUnits)}`;
  await ctx.transact(async (trx) => {
    await sql`delete from low_stock_known k
      where k.site_id = ${siteId} and k.variant_id not in (${low})`.execute(trx);
    await sql`insert into low_stock_known (site_id, variant_id, since)
      select ${siteId}, n.id, ${ctx.now()} from (${low}) n
      where not exists (select from low_stock_known k
        where k.site_id = ${siteId} and k.variant_id = n.id)
      on conflict do nothing`.execute(trx);
  });
  const rows = await readRows<Row>(
    ctx.db,
    sql`select v.id as "variantId", p.id as "productId", p.title, v.attributes,
        p.variant_option_ordering as ordering, v.sku, v.qty_in_stock as quantity, k.since
      from low_stock_known k
      join variants v on v.site_id = k.site_id and v.id = k.variant_id
      join products p on p.site_id = v.site_id and p.id = v.product_id
      where k.site_id = ${siteId}
      order by k.since desc, k.variant_id limit ${limit}`,
  );
  return rows.map(({ title, attributes, ordering, since, ...row }) => ({
    ...row,
    id: `${row.variantId}-${since.getTime()}`,
    productName: title,
    variantName: describeVariant({ attributes }, ordering),
    since: since.getTime(),
  }));
}
