/** A small site with a store, a blog and pages on the theme `plain`, for tests of pages. */
import path from 'node:path';
import { newId } from '../db/id.ts';
import type { WriteTransaction } from '../db/database.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface PageFixture {
  app: TestApp;
  siteId: string;
  /** Ids of the collections by address. */
  collections: Record<string, string>;
  /** Ids of the products by slug. */
  products: Record<string, string>;
}

const testThemes = path.join(import.meta.dirname, 'themes');

export async function createPageFixture(options: TestAppOptions = {}): Promise<PageFixture> {
  const environment = { THEMES_DIR: testThemes, ...options.environment };
  const app = await createTestApp({ ...options, environment });
  const siteId = await app.createSite({ theme: 'plain', title: 'Cups & More', identifier: 'cups' });
  const fixture: PageFixture = { app, siteId, collections: {}, products: {} };
  await app.ctx.transact(async (trx) => {
    await insertCollections(trx, fixture);
    await insertStore(trx, fixture);
    await insertPosts(trx, fixture);
    await insertNavigation(trx, fixture);
  });
  return fixture;
}

async function insertCollections(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const rows = [
    { url_id: 'home', type_name: 'page', type: 10, is_homepage: true, settings: { page: 'home' } },
    { url_id: 'shop', type_name: 'products', type: 13, page_size: 2 },
    { url_id: 'journal', type_name: 'blog', type: 1, page_size: 2 },
    { url_id: 'notes', type_name: 'notes', type: 1 },
    { url_id: 'about', type_name: 'page', type: 10, main_content: aboutContent },
    { url_id: 'more', type_name: 'page', type: 10, settings: { folder: true } },
    { url_id: 'stack', type_name: 'index', type: 1 },
    { url_id: 'about/team', type_name: 'page', type: 10, main_content: '<p>Us</p>' },
  ];
  for (const [index, row] of rows.entries()) {
    const id = newId();
    fixture.collections[row.url_id] = id;
    const title = row.url_id === 'shop' ? 'Shop' : (row.url_id.split('/').at(-1) ?? '');
    await trx
      .insertInto('collections')
      .values({
        site_id: fixture.siteId,
        id,
        type_name: row.type_name,
        type: row.type,
        url_id: row.url_id,
        title,
        navigation_title: '',
        description: '',
        is_homepage: row.is_homepage ?? false,
        is_enabled: true,
        page_size: row.page_size ?? 20,
        ordering: 'user-orderable',
        region_name: 'default',
        main_content: row.main_content ?? '',
        settings: JSON.stringify(row.settings ?? {}),
        display_index: index,
      })
      .execute();
  }
}

/** Content with everything that must not run or be understood. */
const aboutContent =
  '<h1>About</h1><script>alert(1)</script><p onclick="x()">Hi <squarespace:navigation navigationId="mainNav" template="nav" /></p><p>{website.siteTitle}</p>';

async function insertStore(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const { siteId, collections } = fixture;
  const cups = newId();
  const large = newId();
  const category = { site_id: siteId, collection_id: collections.shop! };
  await trx
    .insertInto('categories')
    .values([
      {
        ...category,
        id: cups,
        parent_id: null,
        display_name: 'Cups',
        url_path: 'cups',
        display_index: 0,
      },
      {
        ...category,
        id: large,
        parent_id: cups,
        display_name: 'Large',
        url_path: 'cups/large',
        display_index: 1,
      },
    ])
    .execute();
  const products = [
    {
      slug: 'small-cup',
      title: 'Small <Cup>',
      categories: [cups],
      tags: ['new'],
      sizes: ['S', 'M'],
    },
    { slug: 'large-cup', title: 'Large Cup', categories: [large], tags: [], sizes: ['L'] },
    { slug: 'plate', title: 'Plate', categories: [], tags: ['new'], sizes: ['One'] },
  ];
  for (const [index, product] of products.entries()) {
    const id = newId();
    fixture.products[product.slug] = id;
    await trx
      .insertInto('products')
      .values(productRow(fixture, id, index, product))
      .execute();
    for (const categoryId of product.categories) {
      const row = { site_id: siteId, product_id: id, category_id: categoryId };
      await trx.insertInto('product_categories').values(row).execute();
    }
    await insertVariants(trx, siteId, id, product);
  }
}

async function insertVariants(
  trx: WriteTransaction,
  siteId: string,
  productId: string,
  product: { slug: string; sizes: string[] },
): Promise<void> {
  for (const [position, size] of product.sizes.entries()) {
    await trx
      .insertInto('variants')
      .values({
        site_id: siteId,
        id: newId(),
        product_id: productId,
        sku: `${product.slug}-${size}`,
        display_index: position,
        attributes: JSON.stringify(product.sizes.length > 1 ? { Size: size } : {}),
        price_cents: 1200 + position * 300,
        sale_price_cents: 900,
        on_sale: product.slug === 'plate',
        qty_in_stock: 5,
        unlimited: false,
        weight_grams: 0,
        length_mm: 0,
        width_mm: 0,
        height_mm: 0,
      })
      .execute();
  }
}

function productRow(
  fixture: PageFixture,
  id: string,
  index: number,
  product: { slug: string; title: string; tags: string[]; sizes: string[] },
) {
  return {
    site_id: fixture.siteId,
    id,
    collection_id: fixture.collections.shop!,
    product_type: 1,
    url_id: product.slug,
    title: product.title,
    body: `<p>Body of ${product.slug}</p><img src="x" onerror="alert(1)">`,
    excerpt: '',
    tags: product.tags,
    is_visible: true,
    is_featured: index === 0,
    display_index: index,
    variant_option_ordering: product.sizes.length > 1 ? ['Size'] : [],
    is_subscribable: false,
    use_custom_add_button_text: false,
    custom_add_button_text: '',
    seo_title: '',
    seo_description: '',
  };
}

async function insertPosts(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const posts = [
    {
      collection: 'journal',
      slug: '2026/1/first',
      title: 'First',
      on: '2026-01-01',
      tags: ['clay'],
    },
    { collection: 'journal', slug: 'second', title: 'Second', on: '2026-01-15', tags: [] },
    { collection: 'journal', slug: 'third', title: 'Third', on: '2026-02-01', tags: ['clay'] },
    { collection: 'journal', slug: 'future', title: 'Future', on: '2026-06-01', tags: [] },
    { collection: 'notes', slug: 'one', title: 'Note one', on: '2026-01-01', tags: [] },
  ];
  for (const post of posts) {
    await trx
      .insertInto('content_items')
      .values({
        site_id: fixture.siteId,
        id: newId(),
        collection_id: fixture.collections[post.collection]!,
        record_type: 1,
        url_id: post.slug,
        title: post.title,
        body: `<p>${post.title}</p>`,
        excerpt: '',
        author_name: 'Ann Lee',
        tags: post.tags,
        categories: [],
        is_starred: false,
        is_visible: true,
        display_index: 0,
        publish_on: new Date(`${post.on}T12:00:00Z`),
        custom_content: '{}',
      })
      .execute();
  }
}

async function insertNavigation(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const { collections } = fixture;
  const items = [
    { collectionId: collections.shop },
    { collectionId: collections.more, items: [{ collectionId: collections.about }] },
    {
      externalLink: { title: 'Else <where>', url: 'https://example.com/?a=1&b=2', newWindow: true },
    },
    {
      collectionId: collections.stack,
      items: [{ collectionId: collections['about/team'] }, { collectionId: collections.journal }],
    },
    { collectionId: 'gone' },
  ];
  await trx
    .insertInto('navigations')
    .values({ site_id: fixture.siteId, name: 'mainNav', items: JSON.stringify(items) })
    .execute();
}
