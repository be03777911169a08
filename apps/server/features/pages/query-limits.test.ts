/** How much one page may ask for: docs/template-format.md §6. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProducts } from '../../testing/fill-products.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const query = (attributes: string) =>
  `<squarespace:query collection="shop" ${attributes}>[{items|count}:{items.0.urlId}]</squarespace:query>`;
const files = {
  'pages/home.page': query('limit="1"').repeat(28),
  'collections/blog.list': ['limit="101"', '', 'skip="10" limit="1"', 'skip="11" limit="1"']
    .map(query)
    .join('\n'),
};

let fixture: PageFixture;
let themes: TestThemes;
beforeAll(async () => {
  themes = writeTestThemes(files);
  fixture = await createPageFixture({ environment: { THEMES_DIR: themes.folder } });
  const { app, siteId, collections } = fixture;
  await app.ctx.transact((trx) =>
    fillProducts(trx, { siteId, collectionId: collections.shop!, count: 110 }),
  );
});
afterAll(async () => {
  await fixture.app.close();
  themes.remove();
});

const main = async (url: string) => {
  const { body } = await fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  return /<main>([\s\S]*)<\/main>/.exec(body)![1]!;
};

test('a page has 27 queries, further ones print nothing', async () => {
  expect((await main('/')).match(/\[1:/g)).toHaveLength(27);
});

test('a query gives 20 items unless told, 100 at most, and skips 10 at most', async () => {
  const [most, usual, tenth, eleventh] = (await main('/journal')).split('\n');
  expect(most).toContain('[100:');
  expect(usual).toContain('[20:');
  expect(tenth).toMatch(/^\[1:.+\]$/);
  expect(eleventh).toBe(tenth);
});

test('ROUT-03 a search shows 24 results and says that there are more', async () => {
  const { app } = fixture;
  const { results, resultCount, hasMoreResults } = (
    await app.inject({ url: '/search?q=p&format=json', headers: { host: 'shop.test' } })
  ).json();
  expect([results.length, resultCount, hasMoreResults]).toEqual([24, 24, true]);
});
