/** How long a finished page is kept, and for whom. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
