import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { tendEmbedded } from './tend-embedded.ts';

describeOnBothDatabases('tending the embedded database', (database) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ database });
    const shop = await createTestShop(app, await app.createSite());
    const variants = Array.from({ length: 100 }, (_, index) => ({ sku: `S-${index}` }));
    await shop.addProduct({ variants });
  });
  afterAll(() => app.close());

  it('looks after tables that changed much, once, and leaves a server to itself', async () => {
    const tended = await tendEmbedded(app.ctx.database);
    expect(tended).toEqual(database === 'embedded' ? ['variants'] : []);
    expect(await tendEmbedded(app.ctx.database)).toEqual([]);
  });
});
