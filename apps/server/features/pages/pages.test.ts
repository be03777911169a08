import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

let fixture: PageFixture;
beforeAll(async () => {
  fixture = await createPageFixture();
});
afterAll(() => fixture.app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test', ...headers } });
}

async function json(url: string) {
  return (await get(url)).json();
}

/** The path and query of a link with that `rel`. */
function link(html: string, rel: string): string | undefined {
  const href = new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
  return href?.replaceAll('&amp;', '&');
}

describe('routes', () => {
  test.each([
    ['/', 2, 'home'],
    ['/home', 2, 'home'],
    ['/shop', 1, 'shop'],
    ['/shop/', 1, 'shop'],
    ['/SHOP', 1, 'shop'],
    ['/shop/p/small-cup', 50, 'shop'],
    ['/journal', 1, 'journal'],
    ['/journal/2026/1/first', 50, 'journal'],
    ['/about', 2, 'about'],
    ['/about/team', 2, 'about/team'],
  ])('ROUT-11 ROUT-12 ROUT-14 ROUT-42 %s has page type %i', async (url, pageType, collection) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`"pageType":${pageType},`);
    expect(body).toContain(`collection-${fixture.collections[collection]}`);
  });

  test('ROUT-38 a store page lists products; an item with a product is its details page', async () => {
    expect((await get('/shop')).body).toContain('<h1>Shop</h1>');
    const { body } = await get('/shop/p/small-cup');
    expect(body).toContain('<h1>Small &lt;Cup&gt;</h1>');
    expect(body).toContain('view-item');
    expect(body).toContain(`id="item-${fixture.products['small-cup']}"`);
  });

  test('an address without the p leads to the one with it; a folder to its first page', async () => {
    expect((await get('/shop/plate')).headers.location).toBe('/shop/p/plate');
    expect((await get('/more')).headers.location).toBe('/about');
  });

  test('an index shows its sub-pages with their content or items', async () => {
    const { body } = await get('/stack');
    expect(body).toContain('<section><h2>team</h2><p>Us</p></section>');
    expect(body).toContain(
      '<section><h2>journal</h2><i>Third</i><i>Second</i><i>First</i></section>',
    );
    const { collection } = await json('/stack?format=json');
    expect(collection.collections[1].tags).toEqual(['clay']);
  });

  test('HEAD answers like GET without the body', async () => {
    const { headers, statusCode, body } = await fixture.app.inject({
      method: 'HEAD',
      url: '/shop',
      headers: { host: 'shop.test' },
    });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBe((await get('/shop')).headers.etag);
  });

  test.each(['/nope', '/shop/p/nope', '/journal/nope', '/about/nope', '/journal/future', '/a/b/c'])(
    'ROUT-15 %s answers the not-found page in the theme',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('"pageType":100,');
      expect(body).toContain('Page not found');
      expect(body).toContain('<footer>Made by');
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  test('a path that cannot be decoded is not found', async () => {
    expect((await get('/%E0%A4%A')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/a%00b')).statusCode).toBe(404);
  });

  test('ROUT-16 a page that fails on our side answers the error page in the theme', async () => {
    const { kysely } = fixture.app.ctx.database;
    await kysely.schema.alterTable('content_items').renameTo('hidden_items').execute();
    const { statusCode, body, headers } = await get('/journal?month=05-2020');
    await kysely.schema.alterTable('hidden_items').renameTo('content_items').execute();
    expect(statusCode).toBe(500);
    expect(body).toContain('"pageType":101,');
    expect(body).toContain('<footer>Made by');
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get('/journal?month=05-2020')).statusCode).toBe(200);
  });

  test('a type with an item view only shows its first item', async () => {
    expect((await get('/notes')).body).toContain('<p class="note">Note one</p>');
  });

  test('ROUT-03 ROUT-17 search finds products and posts', async () => {
    const { body } = await get('/search?q=cup');
    expect(body).toContain('"pageType":102,');
    expect(body).toContain('href="/shop/p/large-cup"');
    expect(body).toContain('2 results for “cup”');
    expect((await get('/search?q=third')).body).toContain('href="/journal/third"');
    expect((await get('/search?q=future')).body).toContain('Nothing was found');
    expect((await get('/search?q=%25')).body).toContain('Nothing was found');
    expect((await get('/search?q=%3Cscript%3E')).body).toContain('value="&lt;script&gt;"');
    expect((await get('/search')).body).not.toContain('Nothing was found');
  });
});

describe('lists', () => {
  test('an offset behind the end is an empty page that leads back, and no instant is no page', async () => {
    const behind = await get('/shop?offset=9000000000000000&format=json');
    expect(behind.statusCode).toBe(200);
    expect(behind.json()).toMatchObject({
      items: [],
      empty: true,
      pagination: { prevPage: true, prevPageOffset: 0, prevPageUrl: '/shop' },
    });
    for (const format of ['', '&format=json', '&format=rss']) {
      const never = await get(`/journal?offset=9000000000000000${format}`);
      expect(never.statusCode).toBe(404);
      const late = await get(`/journal?offset=8600000000000000${format}`);
      expect(late.statusCode).toBe(200);
    }
  });

  test('store pages go forth and back', async () => {
    const first = (await get('/shop')).body;
    expect(first).toContain('Small &lt;Cup&gt;');
    expect(first).not.toContain('Plate');
    expect(link(first, 'prev')).toBeUndefined();
    const second = (await get(link(first, 'next')!)).body;
    expect(second).toContain('Plate');
    expect(link(second, 'next')).toBeUndefined();
    expect(link(second, 'prev')).toBe('/shop');
  });

  test('blog pages go by time, forth and back, and leave out what is not published', async () => {
    const first = (await get('/journal')).body;
    expect(first).toMatch(/Third[\s\S]*Second/);
    expect(first).not.toMatch(/First|Future/);
    const second = (await get(link(first, 'next')!)).body;
    expect(second).toContain('First');
    expect(second).not.toContain('Second');
    const back = (await get(link(second, 'prev')!)).body;
    expect(back).toMatch(/Third[\s\S]*Second/);
    expect(link(back, 'prev')).toBeUndefined();
  });

  test('a blog from its other end is no page of others who ask for the blog', async () => {
    await fixture.app.ctx.transact((trx) => bumpSiteVersion(trx, fixture.siteId));
    expect((await get('/journal?reversePaginate=true')).body).toMatch(/Second[\s\S]*First/);
    expect((await get('/journal')).body).toMatch(/Third[\s\S]*Second/);
  });

  test.each([
    ['/shop?category=cups', ['Small &lt;Cup&gt;', 'Large Cup'], 'in Cups'],
    ['/shop?category=Cups', ['Small &lt;Cup&gt;', 'Large Cup'], 'in Cups'],
    ['/shop?category=cups/large', ['Large Cup'], 'in Large'],
    ['/shop?tag=new', ['Small &lt;Cup&gt;', 'Plate'], 'tagged new'],
    ['/shop?category=gone', ['<p>empty'], 'in gone'],
  ])('a store is filtered by category and tag: %s', async (url, shown, heading) => {
    const { body } = await get(url);
    const all = ['Small &lt;Cup&gt;', 'Large Cup', 'Plate', '<p>empty'];
    const main = body.slice(body.indexOf('<main>'));
    expect(all.filter((text) => main.includes(text))).toEqual(shown);
    expect(main).toContain(heading);
  });

  test('categories are for search engines, other filters are not', async () => {
    const canonical = async (url: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec((await get(url)).body)?.[1];
    expect(await canonical('/shop?category=Large&x=1')).toBe(
      'http://shop.test/shop?category=cups/large',
    );
    expect(await canonical('/shop?offset=2')).toBe('http://shop.test/shop?offset=2');
    expect(await canonical('/shop?tag=new')).toBeUndefined();
    expect((await get('/shop?tag=new')).body).toContain('<meta name="robots" content="noindex">');
  });

  test.each([
    ['/journal?tag=clay', ['Third', 'First']],
    ['/journal?month=01-2026', ['Second', 'First']],
    ['/journal?month=February-2026', ['Third']],
    ['/journal?author=Ann%2520Lee&month=01-2026', ['Second', 'First']],
    ['/journal?author=Nobody', []],
  ])('a blog is filtered: %s', async (url, shown) => {
    const { items } = await json(`${url}&format=json`);
    expect(items.map((item: { title: string }) => item.title)).toEqual(shown);
  });

  test('a post knows the ones beside it', async () => {
    const { body } = await get('/journal/second');
    expect(link(body, 'next')).toBe('/journal/third');
    expect(link(body, 'prev')).toBe('/journal/2026/1/first');
    expect(body).toContain('Ann Lee');
  });
});

describe('context', () => {
  test('ENT-01 ENT-02 ENT-03 ENT-05 a product stands in the context as the format says', async () => {
    const { item, collection, website } = await json('/shop/p/small-cup?format=json');
    expect(item).toMatchObject({
      id: fixture.products['small-cup'],
      collectionId: fixture.collections.shop,
      recordType: 11,
      title: 'Small &lt;Cup&gt;',
      fullUrl: '/shop/p/small-cup',
      productType: 1,
      categories: ['Cups'],
      tags: ['new'],
      variantOptionOrdering: ['Size'],
      variantOptions: [{ name: 'Size', values: ['S', 'M'] }],
      structuredContent: { productType: 1, onSale: false, isSubscribable: false },
    });
    expect(item.structuredContent.variants).toEqual(item.variants);
    expect(item.variants[1]).toMatchObject({
      sku: 'small-cup-M',
      attributes: { Size: 'M' },
      optionValues: [{ optionName: 'Size', value: 'M' }],
      price: 1500,
      priceMoney: { value: '15.00', currency: 'USD' },
      qtyInStock: 5,
      unlimited: false,
      onSale: false,
    });
    expect(collection).toMatchObject({ typeName: 'products', type: 13, categories: ['Cups'] });
    expect(website).toMatchObject({ siteTitle: 'Cups &amp; More', timeZone: 'America/New_York' });
  });

  test('format=json sets the crumb; json-pretty is indented; main-content is the content alone', async () => {
    const plain = await get('/shop?format=json');
    expect(plain.cookies.map((cookie) => cookie.name)).toContain('crumb');
    expect(plain.headers['cache-control']).toBe('private, no-store');
    expect((await get('/shop?format=json-pretty')).body).toContain('\n  "website"');
    const content = (await get('/shop?format=main-content')).body;
    expect(content).toMatch(/^<h1>Shop<\/h1>/);
    expect(content).not.toContain('<footer>');
    expect((await json('/about?format=json')).mainContent).toContain('<h1>About</h1>');
  });

  test('format=rss, in any case, is the feed of a blog and of nothing else', async () => {
    const { body, headers } = await get('/journal?format=RSS');
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(body).toContain('<link>http://shop.test/journal/third</link>');
    expect(body).not.toContain('Future');
    expect((await get('/shop?format=rss')).statusCode).toBe(404);
  });

  test('page classes come in the known order, tweaks first', async () => {
    const { squarespace } = await json('/?format=json');
    const id = fixture.collections.home;
    expect(squarespace['page-classes']).toBe(
      `wide-page native-currency-code-usd collection-${id} collection-type-page collection-layout-default homepage view-list mobile-style-available`,
    );
    expect(squarespace['page-id']).toBe(`collection-${id}`);
  });
});

describe('squarespace tags', () => {
  test('navigation runs its body or block on the menu, also inside an attribute', async () => {
    const { body } = await get('/shop');
    expect(body).toMatch(/<body [^>]*class="[^"]* has-nav">/);
    expect(body).toContain('<a href="/shop" aria-current="page">Shop</a>');
    expect(body).toContain('<a href="https://example.com/?a=1&amp;b=2">Else &lt;where&gt;</a>');
    expect(body).not.toContain('gone');
  });

  test('folder navigation shows the folder of this page, and nothing outside of one', async () => {
    expect((await get('/about')).body).toContain('<aside class="folder">about </aside>');
    expect((await get('/about')).body).toContain('class="open"');
    expect((await get('/shop')).body).not.toContain('class="folder"');
  });

  test('query, category, related, block field and script', async () => {
    const home = (await get('/')).body;
    expect(home).toContain('<b class="featured">Small &lt;Cup&gt; in Shop of Cups &amp; More</b>');
    expect(home).toContain('<p class="categories">Cups</p>');
    expect(home).toMatch(/class="sqs-layout sqs-grid-12 columns-12 empty"[^>]*id="footer-blocks"/);
    expect(home).toMatch(/<script src="\/scripts\/menu\.js\?v=[0-9a-f]{16}"><\/script>/);
    const product = (await get('/shop/p/small-cup')).body;
    expect(product).not.toMatch(/<ul class="related">.*Plate/);
  });

  test('content is never understood as a tag, a template or a script', async () => {
    const { body } = await get('/about');
    const main = body.slice(body.indexOf('<main>'));
    expect(main).toContain('{website.siteTitle}');
    expect(main).not.toMatch(/alert|onclick|squarespace:|aria-current/);
    expect((await get('/shop/p/plate')).body).not.toContain('onerror');
  });
});

describe('headers', () => {
  test('the policy allows inline scripts of the theme by hash and nothing from elsewhere', async () => {
    const { headers, body } = await get('/shop');
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script( data-name="[^"]*")?>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(2);
    for (const [, , text] of scripts) {
      const hash = createHash('sha256').update(text!).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('a page holds nothing about one visitor and no marks of the making', async () => {
    const { headers, body } = await get('/shop', { cookie: 'crumb=my-crumb; CART=my-cart' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/sw:|data-sw|my-c|nonce/);
  });

  test('the head describes the page: canonical, Open Graph, structured data, feed', async () => {
    const product = (await get('/shop/p/plate?utm_source=x')).body;
    expect(product).toContain('<link rel="canonical" href="http://shop.test/shop/p/plate">');
    expect(product).toContain('<meta property="og:type" content="product">');
    const data = [...product.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1]!),
    );
    expect(data[0]).toMatchObject({
      '@type': 'Product',
      offers: [{ price: '9.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }],
    });
    expect(data[1]['@type']).toBe('BreadcrumbList');
    expect((await get('/journal')).body).toContain('type="application/rss+xml"');
  });

  test('a strong ETag per encoding is answered with 304', async () => {
    const plain = await get('/shop');
    const packed = await get('/shop', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await get('/shop', {
      'accept-encoding': 'br',
      'if-none-match': String(packed.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(
      (await get('/shop', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
    ).toBe('gzip');
  });

  test('a raised site version drops kept pages; without it they stay', async () => {
    const { app, siteId, products } = fixture;
    const rename = (title: string, isBumped: boolean) =>
      app.ctx.transact(async (trx) => {
        const id = products.plate!;
        await trx
          .updateTable('products')
          .set({ title })
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .execute();
        if (isBumped) await bumpSiteVersion(trx, siteId);
      });
    expect((await get('/shop/p/plate')).body).toContain('<h1>Plate</h1>');
    await rename('Dish', false);
    expect((await get('/shop/p/plate?unknown=1')).body).toContain('<h1>Plate</h1>');
    await rename('Plate', true);
    await rename('Dish', true);
    expect((await get('/shop/p/plate')).body).toContain('<h1>Dish</h1>');
    await rename('Plate', true);
  });

  test('a post appears when its time has come, without any change', async () => {
    expect((await get('/journal')).body).not.toContain('Future');
    fixture.app.setNow(new Date('2026-07-01T12:00:00Z'));
    expect((await get('/journal')).body).toContain('Future');
    fixture.app.setNow(new Date('2026-03-02T12:00:00Z'));
  });
});

describe('files for browsers and crawlers', () => {
  test('site.css is kept for good under its hash only', async () => {
    const href = /data-sheets="(\/site\.css\?v=[0-9a-f]+)[&"]/.exec((await get('/')).body)![1]!;
    const hashed = await get(href);
    // The styles of blocks come first, those of the theme have the last word.
    expect(hashed.body).toMatch(/^\s*\.page-section\{/);
    expect(hashed.body).toMatch(
      /\*\{margin:0\}body\{color:#123456;width:calc\(100% - var\(--gap\) \/ 2\)\}$/,
    );
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect((await get('/site.css?v=old')).headers['cache-control']).toContain('must-revalidate');
    expect((await get('/site.css?minify=false')).body).toContain('\n');
    const again = await get(href, { 'if-none-match': String(hashed.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('robots.txt and sitemap.xml name the site by its address', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://shop.test/sitemap.xml');
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<loc>http://shop.test/shop/p/small-cup</loc>');
    expect(body).toContain('<loc>http://shop.test/journal/2026/1/first</loc>');
    expect(body).not.toContain('future');
  });

  test('theme files are served, and nothing beside them', async () => {
    expect((await get('/scripts/menu.js')).body).toBe('window.menu = true;\n');
    const font = await get('/assets/plain.woff2');
    expect(font.headers['content-type']).toBe('font/woff2');
    const icon = await get('/favicon.ico');
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.body).toContain('>C</text>');
    for (const path of [
      '../template.conf',
      '..%2ftemplate.conf',
      '%2e%2e/template.conf',
      '..%5ctemplate.conf',
      '.hidden',
      'nope.js',
      '%00',
    ]) {
      const { statusCode, body } = await get(`/assets/${path}`);
      expect([400, 404], path).toContain(statusCode);
      expect(body).not.toContain('Plain');
    }
  });
});
