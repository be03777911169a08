import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveProduct, saveProducts } from '../products/save-product.ts';
import type { FeedReport } from './feed-report.ts';

const day = 86_400_000;

interface JsonItem {
  id: string;
  title: string;
  itemGroupId?: string;
  priceCents: number;
}

describeOnBothDatabases('product feeds', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let imageId: string;
  let bowl: { id: string; variantIds: readonly string[] };
  const now = new Date('2026-03-02T12:00:00Z');
  beforeAll(async () => {
    app = await createTestApp({ database, now });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', title: 'A & B' }));
    owner = await createTestOwner(app, 'site-1');
    imageId = await addTestAsset(app.ctx, { siteId: shop.siteId, sha256: 'a'.repeat(64) });
    bowl = await add({
      urlId: 'bowl',
      title: 'Bowl <"large">',
      body: '<p>Holds &amp; keeps\u0007, "well"</p>',
      optionNames: ['Color', 'Size'],
      variants: [
        {
          sku: 'B1',
          priceCents: 2_000,
          salePriceCents: 1_500,
          stock: 3,
          gtin: '4006381333931',
          attributes: { Color: 'Blue', Size: 'S' },
          weightGrams: 400,
        },
        {
          sku: 'B2',
          priceCents: 2_500,
          salePriceCents: 1_900,
          onSale: true,
          stock: 0,
          attributes: { Color: 'Red', Size: 'L' },
        },
      ],
    });
    await add({ urlId: 'jug', title: '=Jug', variants: [{ priceCents: 900, gtin: '123' }] });
  });
  afterAll(() => app.close());

  type Draft = Partial<Parameters<typeof saveProduct>[2]> & Record<string, unknown>;
  const add = (draft: Draft, siteId = shop.siteId) =>
    app.ctx.transact((trx) =>
      saveProduct(trx, siteId, {
        collectionId: shop.collectionId,
        urlId: 'x',
        title: 'X',
        imageIds: [imageId],
        variants: [{ priceCents: 100 }],
        ...draft,
      }),
    );

  const get = (file: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/feeds/${file}`, headers: { host: 'localhost', ...headers } });

  const itemsOf = async () => (await get('products.json')).json<{ items: JsonItem[] }>().items;

  it('FEED-01 tell Google each variant with its group, prices, number and stock', async () => {
    const { body, headers } = await get('google.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const items = [...body.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item!);
    expect(items).toHaveLength(3);
    const [blue, red, jug] = items as [string, string, string];
    const group = `<g:item_group_id>${bowl.id}</g:item_group_id>`;
    for (const part of [
      `<g:id>${bowl.variantIds[0]}</g:id>`,
      group,
      '<g:title>Bowl &lt;&quot;large&quot;&gt; – Blue – S</g:title>',
      '<g:description>Holds &amp; keeps , &quot;well&quot;</g:description>',
      '<g:link>http://localhost/shop/p/bowl</g:link>',
      `<g:image_link>http://localhost/content/v1/${shop.siteId}/${imageId}/`,
      '<g:availability>in_stock</g:availability>',
      '<g:price>20.00 USD</g:price>',
      '<g:brand>A &amp; B</g:brand>',
      '<g:gtin>4006381333931</g:gtin>',
      '<g:color>Blue</g:color>',
      '<g:size>S</g:size>',
      '<g:shipping_weight>400 g</g:shipping_weight>',
    ]) {
      expect(blue).toContain(part);
    }
    expect(blue).not.toContain('sale_price');
    for (const part of [
      group,
      '<g:availability>out_of_stock</g:availability>',
      '<g:price>25.00 USD</g:price>',
      '<g:sale_price>19.00 USD</g:sale_price>',
      '<g:identifier_exists>no</g:identifier_exists>',
    ]) {
      expect(red).toContain(part);
    }
    expect(jug).not.toMatch(/item_group_id|gtin>/);
  });

  it('FEED-01 tell Meta the same as a table that no program takes for formulas', async () => {
    const { body } = await get('meta.csv');
    const rows = parse(body, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ title, price }) => [title, price])).toEqual([
      ['Bowl <"large"> – Blue – S', '20.00 USD'],
      ['Bowl <"large"> – Red – L', '25.00 USD'],
      ["'=Jug", '9.00 USD'],
    ]);
    expect(rows[1]).toMatchObject({ availability: 'out of stock', sale_price: '19.00 USD' });
  });

  it('FEED-01 tell of ten pictures of a product at most', async () => {
    const { siteId } = shop;
    const imageIds: string[] = [];
    for (const letter of 'bcdef0123456') {
      imageIds.push(await addTestAsset(app.ctx, { siteId, sha256: letter.repeat(64) }));
    }
    const { id } = await add({ urlId: 'many', title: 'Many', imageIds });
    const { body } = await get('google.xml');
    const item = body.split('<item>').find((one) => one.includes('/shop/p/many'))!;
    expect(item.match(/<g:(additional_)?image_link>/g)).toHaveLength(10);
    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id, isVisible: false }));
  });

  it('FEED-01 tell prices with the decimals of their currency', async () => {
    const site = { host: 'yen.example', identifier: 'yen', currency: 'JPY' };
    const siteId = await app.createSite(site);
    const yen = await createTestShop(app, siteId);
    const picture = await addTestAsset(app.ctx, { siteId, sha256: 'b'.repeat(64) });
    await add(
      { collectionId: yen.collectionId, imageIds: [picture], variants: [{ priceCents: 1200 }] },
      siteId,
    );
    const { body } = await get('google.xml', { host: 'yen.example' });
    expect(body).toContain('<g:price>1200 JPY</g:price>');
  });

  it('FEED-01 tell of sales of the catalogue with their dates, and of their end', async () => {
    const [startsAt, endsAt] = [now.getTime() - day, now.getTime() + day];
    const id = await owner.add('sales', {
      name: 'March',
      benefit: { kind: 'percent', ratePpm: 100_000 },
      startsAt,
      endsAt,
    });
    const during = (await get('google.xml')).body;
    expect(during).toContain('<g:sale_price>18.00 USD</g:sale_price>');
    expect(during).toContain(
      '<g:sale_price_effective_date>2026-03-01T12:00Z/2026-03-03T12:00Z</g:sale_price_effective_date>',
    );
    app.setNow(new Date(endsAt));
    expect((await get('google.xml')).body).not.toContain('18.00 USD');
    app.setNow(now);
    await owner.send('DELETE', owner.url(`sales/${id}`));
  });

  it('are made once for a version of the site, and answer 304 to who has them', async () => {
    const first = await get('products.json');
    const tag = String(first.headers.etag);
    expect((await get('products.json', { 'if-none-match': tag })).statusCode).toBe(304);
    await add({ urlId: 'cup', title: 'Cup' });
    const second = await get('products.json', { 'if-none-match': tag });
    expect(second.statusCode).toBe(200);
    expect((await itemsOf()).map(({ title }) => title)).toContain('Cup');
  });

  it('keep files for a few hosts only, whatever strangers call the site', async () => {
    const hosts = Array.from({ length: 9 }, (_, place) => `stranger-${place}.example`);
    const answers = await Promise.all(hosts.map((host) => get('products.json', { host })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(hosts.map(() => 200));
    const sets = await readdir(path.join(app.ctx.config.dataDir, 'feeds', shop.siteId));
    expect(sets.length).toBeLessThanOrEqual(4);
    expect((await itemsOf()).length).toBeGreaterThan(0);
  });

  it('are made once when a network and the screen of the owner ask at the same time', async () => {
    await add({ urlId: 'late', title: 'Late' });
    const page = '/api/sites/site-1/feeds';
    const [feed, shown] = await Promise.all([
      get('products.json', { host: 'site-1.localhost' }),
      owner.send('GET', page),
    ]);
    expect([feed.statusCode, shown.statusCode]).toEqual([200, 200]);
    const { items } = feed.json<{ items: JsonItem[] }>();
    expect(items.map(({ title }) => title)).toContain('Late');
    expect(shown.json<{ items: number }>().items).toBe(items.length);
  });

  it('leave out what is hidden, closed, for subscribers or money', async () => {
    await add({ urlId: 'hidden', title: 'Hidden', isVisible: false });
    await add({ urlId: 'card', title: 'Card', productType: 4 });
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
    await add({ urlId: 'plan', title: 'Plan', subscriptionPlan: plan });
    const { id: closed } = await app.ctx.transact((trx) =>
      saveCollection(trx, shop.siteId, {
        typeName: 'products',
        type: 13,
        urlId: 'closed',
        title: 'Closed',
        navigationTitle: 'Closed',
        isEnabled: false,
      }),
    );
    await add({ collectionId: closed, urlId: 'behind', title: 'Behind' });
    const titles = (await itemsOf()).map(({ title }) => title);
    expect(titles).toContain('=Jug');
    for (const title of ['Hidden', 'Card', 'Plan', 'Behind']) expect(titles).not.toContain(title);
  });

  it('FEED-01 an owner sees their addresses and what items lack', async () => {
    await add({ urlId: 'bare', title: 'Bare', imageIds: [] });
    await add({ urlId: 'free', title: 'Free', variants: [{ priceCents: 0 }] });
    const answer = await owner.send('GET', owner.url('feeds'));
    const { feeds, items, leftOut, problems } = answer.json<
      FeedReport & { feeds: { name: string; url: string }[] }
    >();
    expect(feeds[0]!.name).toBe('Google Merchant');
    expect(feeds.map(({ url }) => new URL(url).pathname)).toEqual([
      '/feeds/google.xml',
      '/feeds/meta.csv',
      '/feeds/products.json',
    ]);
    expect([items, leftOut]).toEqual([(await itemsOf()).length, 2]);
    const found = new Map(
      problems.map(({ problem, examples }) => [problem, examples.map(({ title }) => title)]),
    );
    expect(found.get('no-picture')).toEqual(['Bare']);
    expect(found.get('no-price')).toEqual(['Free']);
    expect(found.get('wrong-gtin')).toEqual(['=Jug']);
    expect(found.get('no-description')).toContain('=Jug');
    expect(found.get('no-gtin')).toContain('Bowl <"large"> – Red – L');
  });

  it('hold every item of a shop with more products than are read at once', async () => {
    const before = (await itemsOf()).length;
    const drafts = Array.from({ length: 300 }, (_, index) => ({
      collectionId: shop.collectionId,
      urlId: `many-${index}`,
      title: `Many ${index}`,
      imageIds: [imageId],
      variants: [{ priceCents: 100 }],
    }));
    await app.ctx.transact((trx) => saveProducts(trx, shop.siteId, drafts));
    const items = await itemsOf();
    expect(items).toHaveLength(before + 300);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});
