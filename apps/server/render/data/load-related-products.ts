/** Which products go with one: by what its owner says, else those of its category. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { RelatedRule } from '@sitewright/contract';
import type { RunFixed } from '../../db/fixed-statements.ts';
import type { Database } from '../../db/schema.ts';
import { fixedQuery } from './fixed-query.ts';
import { withDetails, type ProductRow } from './load-products.ts';
import { asTexts, readProductText, type ProductText } from './product-texts.ts';

/** The newest orders with the product that are looked at. */
const looksBack = 500;

/**
 * Visible products that go with this one, in one round trip; of the ways to find them only the one
 * that the product names is gone.
 */
export async function loadRelatedProducts(
  runFixed: RunFixed,
  { siteId, productId, limit }: { siteId: string; productId: string; limit: number },
): Promise<ProductRow[]> {
  const statement = relatedByLimit.get(limit) ?? relatedProducts(limit);
  relatedByLimit.set(limit, statement);
  return (await runFixed(statement({ siteId, productId }))).map(readProductText);
}

/** Few limits are in use: each template has its own. */
const relatedByLimit = new Map<number, ReturnType<typeof relatedProducts>>();

interface Own {
  readonly siteId: string;
  readonly productId: string | RawBuilder<string>;
  /** More than are shown: some of those that are found may be hidden. */
  readonly most: number;
}

type Way = (own: Own) => RawBuilder<unknown>;

const ofOwn = ({ siteId, productId }: Own, column: string) =>
  sql`(select ${sql.raw(column)} from products where site_id = ${siteId} and id = ${productId})`;

/** Each answers `id` and `place`, the first place first. */
const ways: Readonly<Record<Exclude<RelatedRule, 'none'>, Way>> = {
  /** Those behind it in its first category, then from the beginning: any size costs the same. */
  category: ({ siteId, productId, most }) => {
    const beside = (place: 0 | 1) => sql`(
      select product_id as id, ${sql.raw(String(place))}::bigint as place from product_categories
      where site_id = ${siteId} and category_id = (
        select category_id from product_categories
        where site_id = ${siteId} and product_id = ${productId} order by category_id limit 1)
      and product_id ${sql.raw(place === 0 ? '>' : '<')} ${productId}
      order by product_id limit ${sql.raw(String(most))})`;
    return sql`select id, place from (${beside(0)} union all ${beside(1)}) as beside`;
  },
  /** Those that share most tags. */
  tag: (own) => sql`
    select p.id, -(select count(*) from unnest(p.tags) as one
      where one = any(${ofOwn(own, 'tags')}::text[])) as place
    from products p
    where p.site_id = ${own.siteId} and p.collection_id = ${ofOwn(own, 'collection_id')}
      and p.tags && ${ofOwn(own, 'tags')} and p.id <> ${own.productId}
    order by place, p.id limit ${sql.raw(String(own.most))}`,
  /** Those that stand most often in the newest orders with it. */
  bought: ({ siteId, productId, most }) => sql`
    select other.product_id as id, -count(*) as place
    from (select order_id from order_items
      where site_id = ${siteId} and product_id = ${productId}
      order by order_id desc limit ${sql.raw(String(looksBack))}) as recent
    join order_items other on other.site_id = ${siteId} and other.order_id = recent.order_id
    where other.product_id <> ${productId}
    group by other.product_id order by place, id limit ${sql.raw(String(most))}`,
  chosen: (own) => sql`
    select chosen.id, chosen.place
    from unnest(${ofOwn(own, 'related_ids')}) with ordinality as chosen (id, place)`,
};

function relatedProducts(limit: number) {
  return fixedQuery<ProductText, 'siteId' | 'productId'>(['siteId', 'productId'], (db, ids) => ({
    compile: () => asTexts(findRelated(db, { ...ids, limit })).compile(db),
  }));
}

/** The query for products that go with one; its id may be an expression. */
export function findRelated(
  db: Kysely<Database>,
  {
    siteId,
    productId,
    limit,
  }: { siteId: string; productId: string | RawBuilder<string>; limit: number },
) {
  const own: Own = { siteId, productId, most: limit * 2 };
  const rule = sql`coalesce(${ofOwn(own, 'related_rule')}, 'category')`;
  const found = Object.entries(ways).map(
    ([name, way]) =>
      sql`select id, place from (${way(own)}) as found where ${rule} = ${sql.lit(name)}`,
  );
  const related = sql<{ id: string; place: string }>`(${sql.join(found, sql` union all `)})`;
  const query = db
    .selectFrom('products')
    .innerJoin(related.as('related'), 'related.id', 'products.id')
    .where('products.site_id', '=', siteId)
    .where('products.id', '!=', productId)
    .where('is_visible', '=', true);
  return withDetails(query)
    .orderBy(sql`related.place`)
    .orderBy('products.id')
    .limit(limit);
}
