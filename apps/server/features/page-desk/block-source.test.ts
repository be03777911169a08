import { userRoles, type PageDocument } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { drawOnCanvas } from '../../testing/draw-on-canvas.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveProduct } from '../products/save-product.ts';

describeOnBothDatabases('blocks that show data of the site', (database) => {
  let fixture: PageFixture;
  let office: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    office = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const visit = async (urlId: string) =>
    (await fixture.app.inject({ method: 'GET', url: `/${urlId}`, headers: { host: 'shop.test' } }))
      .body;
  const drawn = (document: PageDocument) => drawOnCanvas(office, document);
  const build = (title: string, ...blocks: { type: string; data: Record<string, unknown> }[]) =>
    buildPage(office, { title, blocks });

  it('PDP-02 a product is shown and bought on any page without scripts; the canvas draws the same', async () => {
    const productId = fixture.products['small-cup']!;
    const { urlId, document } = await build('Our cup', { type: 'product', data: { productId } });
    const page = await visit(urlId);
    expect(page).toContain(
      '<h2 class="product-title"><a href="/shop/p/small-cup">Small &lt;Cup&gt;',
    );
    expect(page).toContain('from');
    expect(page).toContain('data-variants=');
    expect(page).toContain(await drawn(document));
    const bought = await fixture.app.inject({
      method: 'POST',
      url: '/api/commerce/shopping-cart/entries',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `itemId=${productId}&variant.Size=M&quantity=2`,
    });
    expect([bought.statusCode, bought.headers['location']]).toEqual([303, '/cart']);
  });

  it('ENUM-05 a moment is in the words and the time zone of the site, and a feed is one that exists; the canvas draws the same', async () => {
    const { collections } = fixture;
    const at = Date.UTC(2099, 6, 1, 12);
    const units = { days: true, hours: true, minutes: true, seconds: true };
    const data = { ...units, after: 'nothing', endText: '' };
    const { urlId, document } = await build(
      'Soon',
      { type: 'countdown', data: { ...data, at } },
      { type: 'countdown', data: { ...data, at: 0 } },
      { type: 'rss', data: { collectionId: collections['journal']! } },
      { type: 'rss', data: { collectionId: collections['shop']! } },
    );
    const page = await visit(urlId);
    expect(page).toContain(await drawn(document));
    const { locale, timeZone } = await fixture.app.ctx.db
      .selectFrom('sites')
      .select(['locale', 'time_zone as timeZone'])
      .where('site_id', '=', fixture.siteId)
      .executeTakeFirstOrThrow();
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
    expect(/<time datetime="2099-07-01T12:00:00.000Z">([^<]*)</.exec(page)?.[1]).toContain(
      hour.format(at),
    );
    expect(page).toContain('data-until="0" data-units="days hours minutes seconds" hidden>');
    const feeds = [...page.matchAll(/sw-rss-link"[^>]*href="([^"]*)"/g)].map(([, url]) => url!);
    expect(feeds).toHaveLength(1);
    const feed = await fixture.app.inject({ url: feeds[0]!, headers: { host: 'shop.test' } });
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
  });

  it('products of a store, a category and a tag come in the owner’s order, and the canvas draws the same', async () => {
    const collectionId = fixture.collections['shop']!;
    const titles = (html: string) =>
      [...html.matchAll(/ProductList-item-title"><a href="[^"]*">([^<]*)/g)].map(
        ([, title]) => title,
      );
    const list = (data: object) => ({ type: 'product-list', data: { collectionId, ...data } });
    const all = await build('All', list({}));
    expect(titles(await visit(all.urlId))).toEqual(['Small &lt;Cup&gt;', 'Large Cup', 'Plate']);
    expect(await visit(all.urlId)).toContain(await drawn(all.document));
    const { categories } = (await office.get('categories')).json<{
      categories: { id: string; displayName: string }[];
    }>();
    const category = categories.find(({ displayName }) => displayName === 'Cups')!.id;
    const narrowed = await build(
      'Some',
      list({ category }),
      list({ tag: 'new', limit: 1 }),
      list({ category: 'gone' }),
      list({ choice: 'featured' }),
    );
    expect(titles(await visit(narrowed.urlId))).toEqual([
      'Small &lt;Cup&gt;',
      'Large Cup',
      'Small &lt;Cup&gt;',
      'Small &lt;Cup&gt;',
    ]);
    expect(await visit(narrowed.urlId)).toContain(await drawn(narrowed.document));
  });

  it('a page with products is made anew when these change, and shows nothing that visitors may not see', async () => {
    const { siteId, app } = fixture;
    const { id: productId } = await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, {
        collectionId: fixture.collections['shop']!,
        urlId: 'jug',
        title: 'Jug',
        variants: [{ sku: 'jug', priceCents: 4400, stock: 1 }],
      }),
    );
    const blocks = [
      { type: 'product', data: { productId } },
      { type: 'product-list', data: { collectionId: fixture.collections['shop'] } },
    ];
    const { urlId, document } = await build('Jugs', ...blocks);
    expect((await visit(urlId)).match(/44\.00/g)).toHaveLength(2);
    const change = (changes: object) =>
      app.ctx.transact((trx) => saveProduct(trx, siteId, { id: productId, ...changes } as never));
    await change({ title: 'Tall jug' });
    expect((await visit(urlId)).match(/Tall jug/g)?.length).toBeGreaterThan(1);
    await change({ isVisible: false });
    expect(await visit(urlId)).not.toContain('Tall jug');
    expect(await drawn(document)).not.toContain('Tall jug');
    await change({ isVisible: true });
    expect(await visit(urlId)).toContain('Tall jug');
    const close = (isEnabled: boolean) =>
      app.ctx.transact((trx) =>
        saveCollection(trx, siteId, { id: fixture.collections['shop']!, isEnabled } as never),
      );
    await close(false);
    expect(await visit(urlId)).not.toContain('Tall jug');
    expect(await drawn(document)).not.toContain('Tall jug');
    await close(true);
  });

  it('EDIT-02 a template of the owner runs over posts, on the page and on the canvas; no script comes of it', async () => {
    const collectionId = fixture.collections['journal']!;
    const template =
      '{.repeated section items}<a href="{fullUrl}" onclick="steal()">{title|htmltag}</a>{.end}' +
      '<script>steal()</script>';
    const data = { mode: 'template', template, collectionId, limit: 1 };
    const { urlId, document } = await build('Templates', { type: 'code', data });
    const page = await visit(urlId);
    expect(page).toContain('<a href="/journal/third">Third</a>');
    expect(page).not.toContain('steal');
    expect(await drawn(document)).toContain('href="/journal/third"');
  });

  it('posts come in a few words, by what they are filed under, and menus as they stand; none before its day', async () => {
    const collectionId = fixture.collections['journal']!;
    const shop = fixture.collections['shop']!;
    const { urlId, document } = await build(
      'News',
      { type: 'summary', data: { collectionId, limit: 2 } },
      { type: 'summary', data: { collectionId, tag: 'clay', shows: 'titles' } },
      { type: 'summary', data: { collectionId: shop, limit: 1, design: 'carousel' } },
      { type: 'tagcloud', data: { collectionId } },
      { type: 'postsbyauthor', data: { collectionId } },
      { type: 'archive', data: { collectionId, counts: 'hidden' } },
      { type: 'menu', data: {} },
      { type: 'newsletter', data: {} },
    );
    const page = await visit(urlId);
    expect(page).toContain(await drawn(document));
    const titles = [...page.matchAll(/summary-title-link" href="([^"]*)"/g)].map(([, url]) => url);
    expect(titles).toEqual([
      '/journal/third',
      '/journal/second',
      '/journal/third',
      '/journal/2026/1/first',
      '/shop/p/small-cup',
    ]);
    expect(page).not.toContain('/journal/future');
    expect(page).toContain('<time datetime="2026-02-01">');
    expect(page).toContain('<a href="/journal?tag=clay">clay</a> <span class="count">(2)</span>');
    expect(page).toContain('<a href="/journal?author=Ann%20Lee">Ann Lee</a>');
    const months = [...page.matchAll(/href="(\/journal\?month=[^"]*)">([^<]*)/g)];
    expect(months.map(([, url, name]) => [url, name])).toEqual([
      ['/journal?month=02-2026', 'February 2026'],
      ['/journal?month=01-2026', 'January 2026'],
    ]);
    expect(page).toContain('<a href="https://example.com/?a=1&amp;b=2" target="_blank"');
    expect(page).toContain('action="/newsletter"');
    expect((await visit('journal?month=02-2026')).includes('Third')).toBe(true);
  });

  it('refuses what is no question, and answers none of another site', async () => {
    for (const queries of [
      '{',
      '{}',
      '[{"kind":"orders"}]',
      JSON.stringify(Array(11).fill(form)),
    ]) {
      expect([queries, (await office.get('block-source', { queries })).statusCode]).toEqual([
        queries,
        400,
      ]);
    }
    const other = await fixture.app.createSite({ identifier: 'other', host: 'other.test' });
    const { id: collectionId } = await fixture.app.ctx.transact((trx) =>
      saveCollection(trx, other, { typeName: 'products', type: 13, urlId: 'else', title: 'Else' }),
    );
    const queries = [
      { kind: 'product-cards', collectionId, limit: 5 },
      { kind: 'items', collectionId, limit: 5 },
      { kind: 'post-list', collectionId, by: 'tag' },
      form,
    ];
    const asked = await office.get('block-source', { queries: JSON.stringify(queries) });
    expect(asked.json()).toMatchObject({ answers: {} });
    expect(Object.keys(asked.json<{ answers: object }>().answers)).toEqual([]);
  });
});

const form = { kind: 'form', id: 'gone' };
