/** A small site with a store, a blog and pages on the theme `plain`, for tests of pages. */
import path from 'node:path';
import type { WriteTransaction } from '../db/database.ts';
import { saveCategory } from '../features/collections/save-category.ts';
import { saveNavigation } from '../features/collections/save-navigation.ts';
import { saveCollection } from '../features/collections/save-collection.ts';
import { saveContentItem } from '../features/collections/save-content-item.ts';
import { saveProduct } from '../features/products/save-product.ts';
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

interface FixtureCollection {
  url_id: string;
  type_name: string;
  type: 1 | 10 | 13;
  is_homepage?: boolean;
  page_size?: number;
  settings?: Record<string, unknown>;
  main_content?: string;
}

async function insertCollections(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const rows: FixtureCollection[] = [
    { url_id: 'home', type_name: 'page', type: 10, is_homepage: true, settings: { page: 'home' } },
    { url_id: 'shop', type_name: 'products', type: 13, page_size: 2 },
    { url_id: 'journal', type_name: 'blog', type: 1, page_size: 2 },
    { url_id: 'notes', type_name: 'notes', type: 1 },
    { url_id: 'about', type_name: 'page', type: 10, main_content: aboutContent },
    { url_id: 'more', type_name: 'page', type: 10, settings: { folder: true } },
    { url_id: 'stack', type_name: 'index', type: 1 },
    { url_id: 'about/team', type_name: 'page', type: 10, main_content: '<p>Us</p>' },
  ];
  for (const { url_id: urlId, type_name: typeName, page_size: pageSize, ...row } of rows) {
    const { id } = await saveCollection(trx, fixture.siteId, {
      typeName,
      type: row.type,
      urlId,
      title: urlId === 'shop' ? 'Shop' : (urlId.split('/').at(-1) ?? ''),
      isHomepage: row.is_homepage,
      pageSize,
      settings: row.settings,
    });
    fixture.collections[urlId] = id;
    if (row.main_content !== undefined) await damageContent(trx, id, row.main_content);
  }
}

/** Content as no writer would write it: what a page shows must be safe all the same. */
async function damageContent(trx: WriteTransaction, id: string, html: string): Promise<void> {
  await trx.updateTable('collections').set({ main_content: html }).where('id', '=', id).execute();
}

/** Content with everything that must not run or be understood. */
const aboutContent =
  '<h1>About</h1><script>alert(1)</script><p onclick="x()">Hi <squarespace:navigation navigationId="mainNav" template="nav" /></p><p>{website.siteTitle}</p>';

async function insertStore(trx: WriteTransaction, fixture: PageFixture): Promise<void> {
  const { siteId, collections } = fixture;
  const collectionId = collections.shop!;
  const { id: cups } = await saveCategory(trx, siteId, {
    collectionId,
    displayName: 'Cups',
    urlPath: 'cups',
    displayIndex: 0,
  });
  const { id: large } = await saveCategory(trx, siteId, {
    collectionId,
    parentId: cups,
    displayName: 'Large',
    urlPath: 'cups/large',
    displayIndex: 1,
  });
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
    const { id } = await saveProduct(trx, siteId, {
      collectionId,
      urlId: product.slug,
      title: product.title,
      tags: product.tags,
      isFeatured: index === 0,
      categoryIds: product.categories,
      variants: product.sizes.map((size, position) => ({
        sku: `${product.slug}-${size}`,
        attributes: product.sizes.length > 1 ? { Size: size } : undefined,
        priceCents: 1200 + position * 300,
        salePriceCents: 900,
        onSale: product.slug === 'plate',
        stock: 5,
      })),
    });
    fixture.products[product.slug] = id;
    const body = `<p>Body of ${product.slug}</p><img src="x" onerror="alert(1)">`;
    await trx.updateTable('products').set({ body }).where('id', '=', id).execute();
  }
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
    await saveContentItem(trx, fixture.siteId, {
      collectionId: fixture.collections[post.collection]!,
      urlId: post.slug,
      title: post.title,
      body: `<p>${post.title}</p>`,
      authorName: 'Ann Lee',
      tags: post.tags,
      publishOn: new Date(`${post.on}T12:00:00Z`),
    });
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
  await saveNavigation(trx, fixture.siteId, { name: 'mainNav', items });
}
