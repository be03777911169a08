import { afterAll, beforeAll, expect, test } from 'vitest';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { fillProducts } from '../../testing/fill-products.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { storeRawSettings } from '../../testing/store-raw-settings.ts';

/** One more than a part holds. */
const count = 10_001;

describeOnBothDatabases('the sitemap of a large site', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'shop.test' });
    await app.ctx.transact(async (trx) => {
      const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
      const { id } = await saveCollection(trx, siteId, shop);
      await fillProducts(trx, { siteId, collectionId: id, count });
    });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { host: 'shop.test', ...headers } });
  const read = async (url: string): Promise<string[]> => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    return [...body.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path]) => path!);
  };

  test('is an index of parts that list each address once', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<sitemapindex ');
    const parts = await read('/sitemap.xml');
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    expect(await read('/sitemap-pages.xml')).toEqual(['/shop']);
    const first = await read('/sitemap-1.xml');
    const second = await read('/sitemap-2.xml');
    expect(first).toHaveLength(10_000);
    expect(second).toEqual([`/shop/p/p-${count}`]);
    expect(new Set([...first, ...second]).size).toBe(count);
  });

  test('has no other parts', async () => {
    for (const part of ['0', '3', '01', '-1', 'x', '99999', '100000', 'pages2']) {
      expect((await get(`/sitemap-${part}.xml`)).statusCode, part).toBe(404);
    }
  });

  test('is made again when the site has changed, and only then', async () => {
    const before = (await get('/sitemap-2.xml')).headers.etag!;
    const rename = (version: boolean) =>
      app.ctx.transact(async (trx) => {
        await trx
          .updateTable('products')
          .set({ url_id: 'résumé & co' })
          .where('site_id', '=', siteId)
          .where('url_id', '=', `p-${count}`)
          .execute();
        if (version) await bumpSiteVersion(trx, siteId);
      });
    await rename(false);
    const kept = await get('/sitemap-2.xml', { 'if-none-match': before });
    expect(kept.statusCode).toBe(304);
    await rename(true);
    await expect
      .poll(async () => (await get('/sitemap-2.xml')).body)
      .toContain('/shop/p/r%C3%A9sum%C3%A9%20&amp;%20co<');
  });

  test('has smaller parts where each item has an address in many languages', async () => {
    const codes = ['de', 'fr', 'it', 'es', 'nl', 'pl', 'pt', 'sv', 'da'];
    const languages = { languages: codes.map((code) => ({ code })) };
    await storeRawSettings(app, siteId, { languages });
    // Ten addresses an item: 5,000 items are as many as the standard takes.
    await expect
      .poll(() => read('/sitemap.xml'))
      .toEqual(['pages', '1', '2', '3'].map((part) => `/sitemap-${part}.xml`));
    expect(await read('/sitemap-1.xml')).toHaveLength(5_000);
    expect(await read('/sitemap-3.xml')).toHaveLength(1);
  });
});
