/** What the owner hides is on no page, in no list, menu, feed, search or map of the site. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { saveProduct } from '../products/save-product.ts';

describeOnBothDatabases('hidden content', (database) => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
  });
  afterAll(() => fixture.app.close());

  const get = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const status = async (url: string) => (await get(url)).statusCode;
  const body = async (url: string) => (await get(url)).body;

  test('a hidden post is not found, and in no list, feed, neighbour or map', async () => {
    const { app, siteId, collections } = fixture;
    const places = ['/journal', '/journal?format=rss', '/journal?tag=clay', '/sitemap.xml'];
    const draft = {
      collectionId: collections.journal!,
      urlId: 'secret-post',
      title: 'Secret post',
      tags: ['clay'],
      publishOn: new Date('2026-02-15T12:00:00Z'),
    };
    const { id } = await app.ctx.transact((trx) => saveContentItem(trx, siteId, draft));
    expect(await status('/journal/secret-post')).toBe(200);
    expect(await body('/journal/third')).toContain('rel="next" href="/journal/secret-post"');
    for (const place of places) expect(await body(place), place).toContain('secret-post');

    await app.ctx.transact((trx) => saveContentItem(trx, siteId, { id, isVisible: false }));
    expect(await status('/journal/secret-post')).toBe(404);
    for (const place of [...places, '/journal/third', '/search?q=secret'])
      expect(await body(place), place).not.toContain('secret-post');
  });

  test('EDIT-05 nothing tells what a post is filed under before its day', async () => {
    const { app, siteId, collections } = fixture;
    const day = new Date(app.ctx.now().getTime() + 86_400_000);
    const post = {
      collectionId: collections.journal!,
      urlId: 'planned-post',
      title: 'Planned post',
      tags: ['takeover'],
      categories: ['Mergers'],
      publishOn: day,
    };
    await app.ctx.transact((trx) => saveContentItem(trx, siteId, post));
    const places = ['/journal?format=json', '/journal/third?format=json', '/?format=json'];
    const told = async () => {
      const texts = await Promise.all(places.map(body));
      return texts.map((text) => text.includes('takeover') || text.includes('Mergers'));
    };
    expect(await told()).toEqual([false, false, false]);
    app.setNow(day);
    expect((await told())[0]).toBe(true);
  });

  test('ROUT-38 a hidden product is not found, and in no list, related products or map', async () => {
    const { app, siteId, collections } = fixture;
    const places = ['/shop?category=cups', '/shop?tag=kept', '/sitemap.xml'];
    const related = '/shop/p/small-cup';
    const category = await app.ctx.db
      .selectFrom('categories')
      .select('id')
      .where('site_id', '=', siteId)
      .where('url_path', '=', 'cups')
      .executeTakeFirstOrThrow();
    const draft = {
      collectionId: collections.shop!,
      urlId: 'secret-cup',
      title: 'Secret cup',
      tags: ['kept'],
      categoryIds: [category.id],
      displayIndex: 0,
      variants: [{ priceCents: 1000 }],
    };
    const { id } = await app.ctx.transact((trx) => saveProduct(trx, siteId, draft));
    expect(await status('/shop/p/secret-cup')).toBe(200);
    expect(await body(related)).toContain('<li>Secret cup</li>');
    for (const place of places) expect(await body(place), place).toContain('secret-cup');

    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id, isVisible: false }));
    expect(await status('/shop/p/secret-cup')).toBe(404);
    expect(await body(related)).not.toContain('Secret cup');
    for (const place of [...places, '/search?q=secret'])
      expect(await body(place), place).not.toContain('secret-cup');
  });

  test('a switched-off collection is not found with its items, and in no menu or map', async () => {
    const { app, siteId, collections } = fixture;
    const inMenu = '<a href="/shop">';
    expect(await body('/about')).toContain(inMenu);
    expect(await body('/sitemap.xml')).toContain('/shop/p/plate');
    const switchShop = (isEnabled: boolean) =>
      app.ctx.transact(async (trx) => {
        await saveCollection(trx, siteId, { id: collections.shop!, isEnabled });
        await bumpSiteVersion(trx, siteId);
      });
    await switchShop(false);
    for (const url of ['/shop', '/shop/p/plate', '/shop/plate'])
      expect(await status(url)).toBe(404);
    expect(await body('/about')).not.toContain(inMenu);
    expect(await body('/')).not.toContain('class="featured"');
    for (const place of ['/sitemap.xml', '/search?q=plate'])
      expect(await body(place), place).not.toMatch(/[^/]\/shop/);
    await switchShop(true);
    expect(await status('/shop/p/plate')).toBe(200);
  });
});
