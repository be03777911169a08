/** Which products a list, a count or a bulk edit is about. */
import type { countProducts } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { isLow, stockKey } from './product-keys.ts';
import { escapeLike } from '../../db/escape-like.ts';

/** What narrows them, as the address says it. */
export type ProductFilter = z.output<typeof countProducts.query>;

export interface FilterScope {
  readonly siteId: string;
  /** The category of the filter with all below it. */
  readonly categoryIds: readonly string[];
  /** Units from which on few are left. */
  readonly threshold: number;
}

/** The condition on `products p`: each part has an index of its own. */
export function isWanted(filter: ProductFilter, scope: FilterScope): RawBuilder<boolean> {
  const { siteId } = scope;
  const parts: RawBuilder<unknown>[] = [
    sql`p.site_id = ${siteId}`,
    filter.archived ? sql`p.archived_at is not null` : sql`p.archived_at is null`,
  ];
  if (filter.productType !== undefined) parts.push(sql`p.product_type = ${filter.productType}`);
  if (filter.visible !== undefined) parts.push(sql`p.is_visible = ${filter.visible}`);
  if (filter.tag !== undefined) parts.push(sql`p.tags @> ${[filter.tag]}::text[]`);
  if (filter.categoryId !== undefined) {
    parts.push(sql`p.id in (select product_id from product_categories
      where site_id = ${siteId} and category_id = any(${[...scope.categoryIds]}::text[]))`);
  }
  if (filter.stock !== undefined) parts.push(inStockState(filter.stock, scope));
  if (filter.onSale !== undefined) {
    const isIn = sql.raw(filter.onSale ? 'in' : 'not in');
    parts.push(sql`p.id ${isIn} (select product_id from variants
      where site_id = ${siteId} and on_sale)`);
  }
  const words = filter.search?.trim() ?? '';
  if (words !== '') parts.push(holds(words, siteId));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Title, address or SKU contains it. */
function holds(words: string, siteId: string): RawBuilder<unknown> {
  const pattern = `%${escapeLike(words)}%`;
  const found = sql`select id from products
      where site_id = ${siteId} and fold_text(title) ilike fold_text(${pattern})
    union select id from products where site_id = ${siteId} and url_id ilike ${pattern}
    union select product_id from variants where site_id = ${siteId} and sku ilike ${pattern}`;
  return sql`p.id in (${found})`;
}

function inStockState(
  state: 'in' | 'low' | 'out',
  { siteId, threshold }: FilterScope,
): RawBuilder<unknown> {
  const variants = sql`select product_id from variants v where v.site_id = ${siteId}`;
  const rest = sql`exists (select 1 from variants v where v.site_id = ${siteId}
    and v.product_id = p.id and ${stockKey} > 0)`;
  if (state === 'in') return rest;
  if (state === 'low') {
    return sql`p.id in (${variants} and ${isLow(siteId, threshold)} and ${stockKey} > 0)`;
  }
  return sql`p.id in (${variants} and ${stockKey} = 0) and not ${rest}`;
}
