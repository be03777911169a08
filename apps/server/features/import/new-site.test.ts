import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { importProducts } from './import-products.ts';
import { makeImportSite, openStorePages } from './new-site.ts';

const table = [
  'Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Tracker,Published',
  'blue-shirt,Blue Shirt,Cotton,BS,50,3,shopify,true',
].join('\n');

describeOnBothDatabases('a site made for an import', (database) => {
  let app: TestApp;
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-new-site-'));
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers on its own host with its store page as home and menu', async () => {
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, table);
    await makeImportSite(app.ctx, 'field-goods');
    const site = await app.ctx.sites.findByIdentifier('field-goods');
    await importProducts(
      app.ctx,
      { siteId: site!.siteId, currency: 'USD' },
      {
        file,
        units: { gramsPerUnit: 1000, mmPerUnit: 10 },
      },
    );
    await openStorePages(app.ctx, site!.siteId);
    const home = await app.inject({ url: '/', headers: { host: 'field-goods.localhost' } });
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('Field Goods');
    expect(home.body).toContain('href="/shop/p/blue-shirt"');
    const shipping = await app.ctx.db
      .selectFrom('shipping_options')
      .select(['name', 'zones', 'pricing'])
      .where('site_id', '=', site!.siteId)
      .execute();
    expect(shipping).toEqual([
      { name: 'Standard', zones: [], pricing: { kind: 'flat', priceCents: 0 } },
    ]);
    expect(home.body).toMatch(/<nav[^>]*aria-label="Main"[\s\S]*?href="\/"/);
  });

  it('refuses a name that is taken or cannot be a host', async () => {
    await makeImportSite(app.ctx, 'twice');
    await expect(makeImportSite(app.ctx, 'twice')).rejects.toThrow('already');
    await expect(makeImportSite(app.ctx, 'No Host')).rejects.toThrow('small letters');
  });
});
