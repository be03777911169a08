import { describeVariant } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { currentPriceOf } from '../../db/product-rules-sql.ts';

/** A variant that can stand in a draft. */
export interface SellableVariant {
  productId: string;
  variantId: string;
  title: string;
  /** `Blue, Large`. */
  variant: string;
  sku: string;
  priceCents: number;
}

const most = 20;

/** Variants whose product's name or SKU contains a text; the hidden ones too, plans not. */
export async function findSellableVariants(
  db: ReadDatabase,
  { siteId, text }: { siteId: string; text: string },
): Promise<SellableVariant[]> {
  const pattern = `%${escapeLike(text)}%`;
  const rows = await sellable(db, siteId)
    .where((eb) => eb.or([eb('p.title', 'ilike', pattern), eb('v.sku', 'ilike', pattern)]))
    .orderBy('p.id', 'desc')
    .orderBy('v.display_index')
    .orderBy('v.id')
    .limit(most)
    .execute();
  return rows.map(toSellable);
}

/** The variants of these ids, by id. */
export async function nameVariants(
  db: ReadDatabase,
  { siteId, variantIds }: { siteId: string; variantIds: readonly string[] },
): Promise<Map<string, SellableVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await sellable(db, siteId)
    .where('v.id', 'in', [...variantIds])
    .execute();
  return new Map(rows.map((row) => [row.variantId, toSellable(row)]));
}

function sellable(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'v.site_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['p.id as productId', 'v.id as variantId', 'p.title', 'v.sku', 'v.attributes'])
    .select(['p.variant_option_ordering', currentPriceOf('v').as('priceCents')])
    .where('v.site_id', '=', siteId)
    .where('p.is_subscribable', '=', false);
}

type Row = Awaited<ReturnType<ReturnType<typeof sellable>['execute']>>[number];

function toSellable(row: Row): SellableVariant {
  const { productId, variantId, title, sku, attributes, priceCents } = row;
  return {
    productId,
    variantId,
    title,
    variant: describeVariant({ attributes }, row.variant_option_ordering),
    sku,
    priceCents,
  };
}
