/** What every page tells browsers, and what content cannot do to a page. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

let fixture: PageFixture;
beforeAll(async () => {
  fixture = await createPageFixture();
});
afterAll(() => fixture.app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test', ...headers } });
}
const json = async (url: string) => (await get(url)).json();

/** No page is kept from before. */
function forgetPages(): Promise<unknown> {
  return fixture.app.ctx.transact((trx) => bumpSiteVersion(trx, fixture.siteId));
}

describe('headers of a page', () => {
  test('the policy is this one, with hashes of our own scripts and styles', async () => {
    const { headers } = await get('/shop');
    const policy = String(headers['content-security-policy']).replace(/ 'sha256-[^']*'/g, '');
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  test('what a page may not do, and what it tells other sites', async () => {
    const { headers } = await get('/shop');
    expect(headers).toMatchObject({
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('browsers ask for a page again each time, and for where it leads', async () => {
    for (const url of ['/shop', '/shop/plate']) {
      const { headers } = await get(url);
      expect(headers['cache-control'], url).toBe('public, max-age=0, must-revalidate');
    }
  });
});

test('robots leave alone what is about one visitor', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /config',
    'Disallow: /search',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /account',
    'Disallow: /api/',
    'Disallow: /*?format=json',
    'Disallow: /*?format=page-context',
    'Disallow: /*?format=main-content',
  ]);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test.each(['/', '/shop', '/shop/p/plate', '/journal', '/journal/second', '/about'])(
  'ENT-20 %s made for one visitor holds nothing of them',
  async (url) => {
    const cookie = 'CART=cart-of-somebody; crumb=crumb-of-somebody; hasCart=true';
    await forgetPages();
    const own = (await get(url, { cookie })).body;
    await forgetPages();
    const anyone = (await get(url)).body;
    expect(own).not.toContain('of-somebody');
    const without = (page: string) => page.replace(/"contentModifiedOn":\d+/, '');
    expect(without(own)).toBe(without(anyone));
  },
);

describe('content that got into the database as no writer writes it', () => {
  const hostile =
    '<p onclick="x()">Good</p><script>alert(1)</script><img src="//evil.example/a.png">' +
    '<a href="javascript:alert(1)">a</a><iframe src="/b"></iframe>';
  const clean = '<p>Good</p><img /><a>a</a>';

  beforeEach(async () => {
    const { app, siteId, collections, products } = fixture;
    await app.ctx.transact(async (trx) => {
      await trx
        .updateTable('collections')
        .set({ description: hostile, title: 'Shop <b>' })
        .where('id', '=', collections.shop!)
        .execute();
      await trx
        .updateTable('products')
        .set({ body: hostile, excerpt: hostile })
        .where('id', '=', products.plate!)
        .execute();
      await trx
        .updateTable('content_items')
        .set({ body: hostile, excerpt: hostile, title: 'Second <b>', author_name: 'Ann <Lee>' })
        .where('url_id', '=', 'second')
        .execute();
      const link = (url: string) => ({ externalLink: { title: '<b>', url, newWindow: false } });
      const items = ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'].map(link);
      await trx
        .updateTable('navigations')
        .set({ items: JSON.stringify(items) })
        .where('site_id', '=', siteId)
        .execute();
      await bumpSiteVersion(trx, siteId);
    });
  });

  test('ENT-01 is made safe in a collection and in a product', async () => {
    const { collection } = await json('/shop?format=json');
    expect(collection).toMatchObject({ description: clean, title: 'Shop &lt;b&gt;' });
    const { item } = await json('/shop/p/plate?format=json');
    expect(item).toMatchObject({ body: clean, excerpt: clean });
  });

  test('is made safe in a post, in its list and in its feed', async () => {
    const { item } = await json('/journal/second?format=json');
    expect(item).toMatchObject({
      body: clean,
      excerpt: clean,
      title: 'Second &lt;b&gt;',
      author: { displayName: 'Ann &lt;Lee&gt;' },
    });
    expect((await json('/journal?format=json')).items[1]).toMatchObject({ body: clean });
    const feed = (await get('/journal?format=rss')).body;
    expect(feed).toContain(`<content:encoded><![CDATA[${clean}]]>`);
    expect(feed).not.toMatch(/alert|evil|iframe/);
  });

  test('a menu leads to no script', async () => {
    const [nav] = /<nav>[\s\S]*?<\/nav>/.exec((await get('/about')).body)!;
    const links = [...nav.matchAll(/<a href="([^"]*)">([^<]*)</g)];
    expect(links.map(([, url, title]) => [url, title])).toEqual([
      ['#', '&lt;b&gt;'],
      ['#', '&lt;b&gt;'],
      ['mailto:a@b.example', '&lt;b&gt;'],
    ]);
  });
});
