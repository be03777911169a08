import type { LookView } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { productPath } from '../../render/context/product-path.ts';

/** Path of the page of a site that shows a look best; undefined when it has none of the kind. */
export async function findView(
  db: ReadDatabase,
  siteId: string,
  view: LookView,
): Promise<string | undefined> {
  if (view === 'home') return (await hasHomepage(db, siteId)) ? '/' : undefined;
  if (view === 'list') {
    const store = await stores(db, siteId).select('url_id').limit(1).executeTakeFirst();
    return store && `/${store.url_id}`;
  }
  const product = await stores(db, siteId)
    .innerJoin('products', (join) =>
      join
        .onRef('products.site_id', '=', 'collections.site_id')
        .onRef('products.collection_id', '=', 'collections.id'),
    )
    .where('products.is_visible', '=', true)
    .select(['collections.url_id as store', 'products.url_id as slug'])
    .orderBy('products.display_index')
    .limit(1)
    .executeTakeFirst();
  return product && productPath(product.store, product.slug);
}

function stores(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('collections')
    .where('collections.site_id', '=', siteId)
    .where('collections.type_name', '=', 'products')
    .where('collections.is_enabled', '=', true)
    .orderBy('collections.display_index');
}

async function hasHomepage(db: ReadDatabase, siteId: string): Promise<boolean> {
  const page = await db
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where('is_homepage', '=', true)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return page !== undefined;
}
