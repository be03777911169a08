/** A variant that visitors wait for. */
import { awaitsRestock, describeVariant } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';
import { productPath } from '../../render/context/product-path.ts';
import type { Site } from '../sites/site.ts';

export interface AwaitedVariant {
  productId: string;
  variantId: string;
  title: string;
  /** Values of its options, such as `Blue / L`; empty for an only variant. */
  variant: string;
  /** Where it is bought. */
  path: string;
  isSoldOut: boolean;
}

/** The variants of a product that a visitor can see, in the language of the site; none when it is hidden. */
export async function loadAwaitedVariants(
  db: ReadDatabase,
  site: Site,
  productId: string,
): Promise<AwaitedVariant[]> {
  const { siteId } = site;
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .innerJoin('variants as v', (join) =>
      join.onRef('v.site_id', '=', 'p.site_id').onRef('v.product_id', '=', 'p.id'),
    )
    .select(['p.title', 'p.url_id', 'p.product_type', 'p.variant_option_ordering'])
    .select(['c.url_id as collection', 'v.id', 'v.attributes', 'v.unlimited', 'v.qty_in_stock'])
    .where('p.site_id', '=', siteId)
    .where('p.id', '=', productId)
    .where('p.is_visible', '=', true)
    .where('c.is_enabled', '=', true)
    .orderBy('v.display_index')
    .orderBy('v.id')
    .execute();
  if (rows.length === 0) return [];
  const said = await loadTranslations(db, site, { kind: 'product', ids: [productId] });
  return rows.map(({ qty_in_stock: qtyInStock, ...row }) => ({
    productId,
    variantId: row.id,
    title: inLanguage(said.get(productId), 'title', row.title),
    variant: describeVariant({ attributes: row.attributes }, row.variant_option_ordering),
    path: productPath(row.collection, row.url_id),
    isSoldOut: awaitsRestock(row.product_type, { unlimited: row.unlimited, qtyInStock }),
  }));
}
