/** What pages of products read together, and what of it they keep. */
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { bytesOf } from '../../http/shared-bytes.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { loadProductPage } from '../../render/data/load-product-page.ts';
import { findProduct } from '../../render/data/load-products.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

const minute = 60_000;
const start = new Date('2026-03-02T12:00:00Z');
const view = (related: string) => `{.section item}<h1>{title}</h1>${related}{.end}`;
const tag = (limit: number) =>
  `<squarespace:related collectionId="{collectionId}" itemId="{id}" limit="${limit}">` +
  `{.repeated section items}<li>{title}: {@|product-price}</li>{.end}</squarespace:related>`;

describeOnBothDatabases('products beside a product', (database) => {
  let fixture: PageFixture;
  let themes: TestThemes;
  let owner: TestOwner;
  beforeAll(async () => {
    themes = writeTestThemes({ 'collections/products.item': view(tag(2)) });
    const environment = { THEMES_DIR: themes.folder, PAGE_CACHE_MIB: '0' };
    fixture = await createPageFixture({ database, environment, now: start });
    owner = await createTestOwner(fixture.app, 'cups');
    await write('small-cup', {
      related_rule: 'chosen',
      related_ids: [fixture.products.plate!, fixture.products['large-cup']!],
    });
  });
  afterAll(async () => {
    await fixture.app.close();
    themes.remove();
  });

  const write = (slug: string, values: Updateable<Database['products']>) =>
    fixture.app.ctx.transact(async (trx) => {
      const id = fixture.products[slug]!;
      await trx.updateTable('products').set(values).where('id', '=', id).execute();
      await bumpSiteVersion(trx, fixture.siteId);
    });
  /** All is read again. */
  const raise = () => fixture.app.ctx.transact((trx) => bumpSiteVersion(trx, fixture.siteId));

  /** A page in no cache, and the statements that it took. */
  async function show(slug: string): Promise<{ related: string[]; trips: number }> {
    const { ctx } = fixture.app;
    const site = (await ctx.sites.get(fixture.siteId))!;
    const source = await ctx.renderer.source(site, 'http://shop.test');
    let trips = 0;
    const counted: typeof source = {
      ...source,
      runFixed: (statement) => {
        trips += 1;
        return source.runFixed(statement);
      },
    };
    const model = await resolveRoute(counted, `shop/p/${slug}`, readPageQuery({}));
    if (!model || 'redirectTo' in model) throw new Error(`No page of ${slug}`);
    const { content } = await ctx.renderer.render(counted, model);
    const [, shown = ''] = bytesOf(content).toString().split('<h1>');
    const cards = [...shown.matchAll(/<li>(.*?)<\/li>/gs)];
    return {
      related: cards.map(([, text]) => text!.replaceAll(/<[^>]*>|\s+/g, ' ').trim()),
      trips,
    };
  }
  const titles = async (slug: string) =>
    (await show(slug)).related.map((text) => text.split(':')[0]);

  const dress = async (related: string) => {
    themes.replace('collections/products.item', view(related));
    expect(await fixture.app.ctx.themes.reload('plain')).toBe(true);
  };

  it('are read together with it once a page has asked for them', async () => {
    const first = await show('small-cup');
    expect(first.trips).toBe(2);
    const second = await show('small-cup');
    expect(second).toEqual({ related: first.related, trips: 1 });
    expect(await titles('small-cup')).toEqual(['Plate', 'Large Cup']);
  });

  it('are read once while the site stays as it is', async () => {
    const before = await show('small-cup');
    expect(await show('small-cup')).toEqual({ related: before.related, trips: 0 });
    expect((await show('plate')).trips).toBe(1);
    await raise();
    expect((await show('small-cup')).trips).toBeGreaterThan(0);
  });

  it('are those of today after a change', async () => {
    await show('small-cup');
    await write('plate', { title: 'Dish' });
    expect(await titles('small-cup')).toEqual(['Dish', 'Large Cup']);
    await write('small-cup', { related_ids: [fixture.products['large-cup']!] });
    expect(await titles('small-cup')).toEqual(['Large Cup']);
    await write('large-cup', { is_visible: false });
    expect(await titles('small-cup')).toEqual([]);
    await write('large-cup', { is_visible: true });
    await write('small-cup', { related_ids: [fixture.products.plate!] });
    await write('plate', { title: 'Plate' });
    expect(await titles('small-cup')).toEqual(['Plate']);
  });

  it('have the price of a sale while it runs', async () => {
    const [startsAt, endsAt] = [start.getTime() + minute, start.getTime() + 2 * minute];
    const benefit = { kind: 'percent', ratePpm: 500_000 };
    await owner.add('sales', { name: 'Noon', benefit, startsAt, endsAt });
    const before = (await show('small-cup')).related;
    fixture.app.setNow(new Date(startsAt));
    const during = (await show('small-cup')).related;
    fixture.app.setNow(new Date(endsAt));
    expect(during).not.toEqual(before);
    expect((await show('small-cup')).related).toEqual(before);
  });

  it('are as many as the page asks for, also where those before asked for others', async () => {
    await write('small-cup', {
      related_ids: [fixture.products.plate!, fixture.products['large-cup']!],
    });
    await dress(tag(2));
    await show('plate');
    await dress(tag(1));
    expect(await show('small-cup')).toEqual({
      related: [expect.stringMatching('Plate')],
      trips: 2,
    });
    expect(await show('small-cup')).toEqual({
      related: [expect.stringMatching('Plate')],
      trips: 1,
    });
    expect((await show('small-cup')).trips).toBe(0);
  });

  it('are not read for pages that show none', async () => {
    await dress(tag(1));
    await show('plate');
    await dress('');
    expect(await titles('small-cup')).toEqual([]);
    await dress(tag(1));
    expect((await show('small-cup')).trips).toBe(2);
    expect((await show('large-cup')).trips).toBe(1);
  });

  it.each([undefined, 2])('are rows as the driver reads them (%s beside)', async (limit) => {
    const { db, runFixed } = fixture.app.ctx;
    const { siteId, collections, products } = fixture;
    const key = { siteId, collectionId: collections.shop!, urlId: 'small-cup' };
    const found = await loadProductPage(runFixed, key, limit);
    const read = (slug: string) => findProduct(db, siteId, products[slug]!);
    const own = await read('small-cup');
    expect(found?.row).toEqual({ ...own, has_block_body: false });
    expect(found?.related?.rows ?? []).toEqual(
      limit === undefined ? [] : [await read('plate'), await read('large-cup')],
    );
    expect(await loadProductPage(runFixed, { ...key, urlId: 'gone' }, limit)).toBeUndefined();
  });
});
