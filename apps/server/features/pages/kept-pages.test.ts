/** How long a finished page is kept, and for whom. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice } from '../../testing/office.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveProduct } from '../products/save-product.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const minute = 60_000;
const start = new Date('2026-03-02T12:00:00Z');

let fixture: PageFixture;
let themes: TestThemes;
beforeAll(async () => {
  themes = writeTestThemes({});
  const environment = { THEMES_DIR: themes.folder };
  fixture = await createPageFixture({ environment, now: start });
});
afterAll(async () => {
  await fixture.app.close();
  themes.remove();
});

const get = async (url: string, host = 'shop.test') =>
  (await fixture.app.inject({ method: 'GET', url, headers: { host } })).body;

/** Writes as no writer does: the version of the site stays. */
async function rename(title: string): Promise<void> {
  const { app, products } = fixture;
  await app.ctx.transact((trx) =>
    trx.updateTable('products').set({ title }).where('id', '=', products.plate!).execute(),
  );
}

test('a page is kept for ten minutes', async () => {
  const { app } = fixture;
  expect(await get('/shop/p/plate')).toContain('<h1>Plate</h1>');
  await rename('Dish');
  app.setNow(new Date(start.getTime() + 10 * minute - 1));
  expect(await get('/shop/p/plate')).toContain('<h1>Plate</h1>');
  app.setNow(new Date(start.getTime() + 10 * minute));
  expect(await get('/shop/p/plate')).toContain('<h1>Dish</h1>');
});

test('a page shows nothing older than ten minutes, also of rows that another page was made of', async () => {
  const { app } = fixture;
  const hour = start.getTime() + 60 * minute;
  const titleAt = async (after: number, query: string) => {
    app.setNow(new Date(hour + after));
    return /<h1>(.*?)<\/h1>/.exec(await get(`/shop/p/plate?reviews=${query}`))?.[1];
  };
  await titleAt(0, '2');
  expect(await titleAt(0, '3')).toBe('Dish');
  await rename('Bowl');
  expect(await titleAt(9 * minute, '4')).toBe('Dish');
  expect(await titleAt(10 * minute, '4')).toBe('Bowl');
  expect(await titleAt(10 * minute, '3')).toBe('Bowl');
  await rename('Dish');
});

test('what is not found is looked for again each time', async () => {
  const { app, products } = fixture;
  const move = (urlId: string) =>
    app.ctx.transact((trx) =>
      trx
        .updateTable('products')
        .set({ url_id: urlId })
        .where('id', '=', products.plate!)
        .execute(),
    );
  expect(await get('/shop/p/moved')).toContain('"pageType":100,');
  await move('moved');
  expect(await get('/shop/p/moved')).toContain('"pageType":50,');
  await move('plate');
});

test('a page is made anew when a file of its theme has changed', async () => {
  expect(await get('/about')).toContain('<footer>Made by');
  themes.replace('footer.region', '<footer>Other footer</footer></body></html>');
  expect(await fixture.app.ctx.themes.reload('plain')).toBe(true);
  expect(await get('/about')).toContain('<footer>Other footer</footer>');
});

test('a page names itself by the host that was asked, also when another one came first', async () => {
  for (const host of ['one.test', 'two.test', 'one.test']) {
    expect(await get('/about', host)).toContain(
      `<link rel="canonical" href="http://${host}/about">`,
    );
  }
});

test('queries that pages do not know are one page, texts count to their 200th character', async () => {
  const long = 'x'.repeat(200);
  const asked = await get(`/shop?tag=${long}y&utm_source=a`);
  expect(asked).toContain(`tagged ${long}<`);
  expect(await get(`/shop?tag=${long}z&utm_source=b`)).toBe(asked);
});

test('products of one address in two stores are two products', async () => {
  const { app, siteId } = fixture;
  await app.ctx.transact(async (trx) => {
    const draft = { typeName: 'products', type: 13, urlId: 'outlet', title: 'Outlet' } as const;
    const { id: collectionId } = await saveCollection(trx, siteId, draft);
    const second = { collectionId, urlId: 'large-cup', title: 'Chipped cup' };
    await saveProduct(trx, siteId, { ...second, variants: [{ sku: 'chipped', priceCents: 300 }] });
  });
  for (const query of ['', '?format=json']) {
    expect(await get(`/shop/p/large-cup${query}`)).toContain('Large Cup');
    const other = await get(`/outlet/p/large-cup${query}`);
    expect(other).toContain('Chipped cup');
    expect(other).not.toContain('Large Cup');
  }
});

test('a product is presented anew when its store has another address, though its own row is the same', async () => {
  const { app, siteId, collections } = fixture;
  const linkOn = async (url: string) =>
    (JSON.parse(await get(`${url}?format=json`)) as { item: { fullUrl: string } }).item.fullUrl;
  expect(await linkOn('/shop/p/plate')).toBe('/shop/p/plate');
  await app.ctx.transact((trx) =>
    saveCollection(trx, siteId, { id: collections.shop!, urlId: 'goods' }),
  );
  expect(await linkOn('/goods/p/plate')).toBe('/goods/p/plate');
  await app.ctx.transact((trx) =>
    saveCollection(trx, siteId, { id: collections.shop!, urlId: 'shop' }),
  );
});

test('FORM-01 a page asks what its form asks now, and no longer what it asked before', async () => {
  const roles = { [fixture.siteId]: [userRoles.values.admin] };
  const office = await createOffice(fixture.app, roles, 'cups');
  const question = { id: 'q', type: 'text', title: 'Which clay?' };
  const made = await office.send('POST', 'forms', { name: 'Asked', fields: [question] });
  const { id } = made.json<{ id: string }>();
  const blocks = [{ type: 'form', data: { formId: id } }];
  const { urlId } = await buildPage(office, { title: 'Asked', blocks });
  expect(await get(`/${urlId}`)).toContain('Which clay?');
  const changes = { fields: { from: [question], to: [{ ...question, title: 'Which glaze?' }] } };
  expect((await office.send('PATCH', `forms/${id}`, { changes })).statusCode).toBe(200);
  const page = await get(`/${urlId}`);
  expect(page).toContain('Which glaze?');
  expect(page).not.toContain('Which clay?');
});
