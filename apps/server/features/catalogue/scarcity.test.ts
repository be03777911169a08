import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('what runs low', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      await app.createSite({ identifier: 'scarce', host: 'localhost' }),
    );
  });
  afterAll(() => app.close());

  it('INVT-02 staff choose where and from when on visitors hear that few are left', async () => {
    const { storeManager, viewer } = userRoles.values;
    const office = await createOffice(app, { [shop.siteId]: [storeManager] }, 'scarce');
    const other = await createOffice(app, { [shop.siteId]: [viewer] }, 'scarce');
    const made = await shop.addProduct({ title: 'Bowl', variants: [{ stock: 3 }] });
    const { path } = (await office.get(`products/${made.id}`)).json<{ path: string }>();
    const page = async () => {
      const answer = await new TestVisitor(app).send('GET', `${path}?format=json`);
      const json = answer.json<{
        productMerchandisingContext: Record<string, object>;
        websiteSettings: { storeSettings: { merchandisingSettings: object } };
      }>();
      return {
        said: Object.values(json.productMerchandisingContext)[0],
        settings: json.websiteSettings.storeSettings.merchandisingSettings,
      };
    };
    const low = async () =>
      (await office.get('inventory', { stock: 'low' })).json<{ variants: object[] }>().variants;
    const changes = {
      'merchandising.scarcityEnabledOnProductItems': { from: false, to: true },
      'merchandising.scarcityEnabledOnProductBlocks': { from: false, to: true },
      'merchandising.scarcityThreshold': { from: 10, to: 3 },
      'merchandising.lowStockUnits': { from: 10, to: 3 },
    };
    expect((await other.send('POST', 'settings/edits', { changes })).statusCode).toBe(403);
    expect((await page()).said).toMatchObject({ scarcityEnabled: false });
    const saved = await office.send('POST', 'settings/edits', { changes });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await page()).toMatchObject({
      said: { scarcityEnabled: true },
      settings: { scarcityEnabledOnProductBlocks: true, scarcityThreshold: 3 },
    });
    expect(await low()).toHaveLength(1);
    const less = {
      'merchandising.scarcityThreshold': { from: 3, to: 2 },
      'merchandising.lowStockUnits': { from: 3, to: 2 },
    };
    await office.send('POST', 'settings/edits', { changes: less });
    expect((await page()).said).toMatchObject({ scarcityEnabled: false });
    expect(await low()).toHaveLength(0);
    const stale = await office.send('POST', 'settings/edits', { changes });
    expect(stale.statusCode).toBe(409);
  });
});
