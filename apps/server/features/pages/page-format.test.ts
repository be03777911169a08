import { afterAll, beforeAll, expect, test } from 'vitest';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('a page in another format', (database) => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
  });
  afterAll(() => fixture.app.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    fixture.app.inject({ url, headers: { host: 'shop.test', ...headers } });

  /** Writes past the writers, so that the site keeps its version. */
  async function rename(title: string): Promise<void> {
    const { kysely } = fixture.app.ctx.database;
    await kysely.updateTable('products').set({ title }).where('url_id', '=', 'plate').execute();
    await kysely
      .updateTable('content_items')
      .set({ title })
      .where('url_id', '=', 'third')
      .execute();
  }
  const bump = () => fixture.app.ctx.transact((trx) => bumpSiteVersion(trx, fixture.siteId));

  test.each([
    '/shop/p/plate?format=json',
    '/shop/p/plate?format=json-pretty',
    '/shop/p/plate?format=page-context',
    '/shop/p/plate?format=main-content',
    '/journal?format=rss',
    '/search?q=body&format=json',
  ])('%s is kept for a version of the site', async (url) => {
    await rename('Plate');
    await bump();
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Plate');
    await rename('Dish');
    expect((await get(url)).body).toBe(first.body);
    await bump();
    const later = await get(url);
    expect(later.body).toContain('Dish');
    expect(later.body).not.toContain('>Plate<');
  });

  test('formats, addresses, known parameters and hosts are kept apart', async () => {
    const urls = [
      '/shop',
      '/shop?format=json',
      '/shop?format=json-pretty',
      '/shop?format=main-content',
      '/shop?format=json&offset=2',
      '/shop?format=json&tag=new',
      '/shop?format=json&category=cups',
      '/journal?format=json',
      '/journal?format=rss',
      '/search?q=cup&format=json',
      '/search?q=plate&format=json',
    ];
    const answers = await Promise.all(urls.map(async (url) => (await get(url)).body));
    expect(new Set(answers).size).toBe(urls.length);
    const again = await Promise.all(urls.map(async (url) => (await get(url)).body));
    expect(again).toEqual(answers);
    const elsewhere = await get('/journal?format=rss', { host: 'other.test' });
    expect(elsewhere.body).toContain('http://other.test/journal/third');
  });

  test('the ordering of a collection is told by its number', async () => {
    const told: unknown[] = [];
    for (const ordering of ['chronological', 'user-orderable', 'calendar', 'music-album']) {
      const { kysely } = fixture.app.ctx.database;
      await kysely
        .updateTable('collections')
        .set({ ordering })
        .where('url_id', '=', 'notes')
        .execute();
      await bump();
      const { collection } = (await get('/notes?format=json')).json<{
        collection: { ordering: number };
      }>();
      told.push([ordering, collection.ordering]);
    }
    expect(told).toEqual([
      ['chronological', 1],
      ['user-orderable', 2],
      ['calendar', 3],
      ['music-album', 4],
    ]);
  });

  test('data that is kept still gives each visitor a crumb of their own', async () => {
    const crumbOf = async () => {
      const { cookies, headers } = await get('/about?format=json');
      expect(headers['cache-control']).toBe('private, no-store');
      return cookies.find(({ name }) => name === 'crumb')!.value;
    };
    const [one, other] = [await crumbOf(), await crumbOf()];
    expect(one).toMatch(/./);
    expect(other).not.toBe(one);
  });

  test('answers are compressed, and not sent again to who has them', async () => {
    const { headers } = await get('/shop?format=json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const known = await get('/shop?format=json', { 'if-none-match': String(headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  test('an address that moved leads on in the same format', async () => {
    for (const url of ['/shop/plate?format=JSON', '/shop/plate?format=json']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, '/shop/p/plate?format=json']);
    }
  });
});
