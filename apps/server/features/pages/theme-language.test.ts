import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

/** What the template language leaves off by itself, and pages of a theme may do. */
const item = `{.macro card}<b>card</b>{.end}<main>{.include card output}<i>{.eval 2 + 3}</i></main>`;

describeOnBothDatabases('the template of a theme', (database) => {
  let themes: TestThemes;
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    themes = writeTestThemes({ 'collections/products.item': item });
    app = await createTestApp({ database, environment: { THEMES_DIR: themes.folder } });
    shop = await createTestShop(app, await app.createSite({ identifier: 'alder', theme: 'plain' }));
  });
  afterAll(async () => {
    await app.close();
    themes.remove();
  });

  it('includes its macros, and reckons', async () => {
    const { id } = await shop.addProduct();
    const { url_id: slug } = await app.ctx.db
      .selectFrom('products')
      .select('url_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { body } = await app.inject(`/shop/p/${slug}`);
    expect(body).toContain('<b>card</b>');
    expect(body).toContain('<i>5</i>');
  });
});
