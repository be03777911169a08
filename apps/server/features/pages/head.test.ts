/** What the head of a page tells browsers, search engines and scripts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

let fixture: PageFixture;
beforeAll(async () => {
  fixture = await createPageFixture();
});
afterAll(() => fixture.app.close());

const html = async (url: string) =>
  (await fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } })).body;

/** What browser code gets. */
async function context(url: string): Promise<Record<string, unknown>> {
  const [, found] = /SQUARESPACE_CONTEXT = (\{.*\});<\/script>/.exec(await html(url)) ?? [];
  return JSON.parse(found ?? 'null') as Record<string, unknown>;
}

const setBranding = (branding: Record<string, string>) =>
  writeSettings(fixture.app.ctx, {
    siteId: fixture.siteId,
    actor: operator,
    values: { branding },
  });

describe('pictures of the site', () => {
  const addAsset = (letter: string) =>
    addTestAsset(fixture.app.ctx, { siteId: fixture.siteId, sha256: letter.repeat(64) });
  const preview = async () =>
    /<meta property="og:image" content="([^"]*)">/.exec(await html('/about'))?.[1];

  test('the icon is that of the owner, else that of the theme', async () => {
    expect(await html('/about')).toContain('<link rel="icon" href="/favicon.ico">');
    const id = await addAsset('a');
    await setBranding({ faviconImageId: id });
    const url = `/content/v1/${fixture.siteId}/${id}/a.png?format=100w`;
    expect(await html('/about')).toContain(`<link rel="icon" href="${url}">`);
  });

  test('links elsewhere show the picture for them before the logo', async () => {
    expect(await preview()).toBeUndefined();
    expect(await html('/about')).toContain('<meta name="twitter:card" content="summary">');
    const logo = await addAsset('b');
    await setBranding({ logoImageId: logo });
    expect(await preview()).toContain(`/${logo}/`);
    const social = await addAsset('c');
    await setBranding({ socialLogoImageId: social });
    expect(await preview()).toContain(`/${social}/`);
    expect(await html('/about')).toContain(
      '<meta name="twitter:card" content="summary_large_image">',
    );
  });
});

test('a list narrowed by a month, a tag or an author is for people: search engines pass it over', async () => {
  expect(await html('/journal')).toContain(
    '<link rel="canonical" href="http://shop.test/journal">',
  );
  for (const query of ['month=2026-01', 'tag=clay', 'author=ann']) {
    const page = await html(`/journal?${query}`);
    expect([query, page.includes('rel="canonical"')]).toEqual([query, false]);
    expect([query, page.includes('<meta name="robots" content="noindex">')]).toEqual([query, true]);
  }
});

describe('a product', () => {
  const offersOf = async (url: string) => {
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await html(url))!;
    return (JSON.parse(data!) as { offers: Record<string, unknown>[] }).offers;
  };

  test('says of each variant whether it can be bought', async () => {
    const { app, siteId, collections } = fixture;
    const draft = {
      collectionId: collections.shop!,
      urlId: 'half-gone',
      title: 'Half gone',
      variants: [
        { sku: 'left', attributes: { Size: 'S' }, priceCents: 1000, stock: 1 },
        { sku: 'gone', attributes: { Size: 'M' }, priceCents: 1000, stock: 0 },
      ],
    };
    await app.ctx.transact((trx) => saveProduct(trx, siteId, draft));
    expect(await offersOf('/shop/p/half-gone')).toMatchObject([
      { sku: 'left', availability: 'https://schema.org/InStock' },
      { sku: 'gone', availability: 'https://schema.org/OutOfStock' },
    ]);
  });

  test('has the title and the description that the owner wrote for search engines', async () => {
    const { app, siteId, products } = fixture;
    const before = await html('/shop/p/large-cup');
    expect(before).toContain('<title>Large Cup — Cups &amp; More</title>');
    expect(before).toContain('<meta name="description" content="Body of large-cup">');
    const seo = { seoTitle: 'Cup & saucer', seoDescription: 'A "large" one' };
    await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, { id: products['large-cup']!, ...seo }),
    );
    const after = await html('/shop/p/large-cup');
    expect(after).toContain('<title>Cup &amp; saucer</title>');
    expect(after).toContain('<meta name="description" content="A &quot;large&quot; one">');
  });

  test('ENT-02 ENT-03 tells scripts its type, the order of its options and its variants', async () => {
    const { product, item, collection } = await context('/shop/p/small-cup');
    expect(product).toMatchObject({
      productType: 1,
      variantAttributeNames: ['Size'],
      variants: [{ sku: 'small-cup-S' }, { sku: 'small-cup-M' }],
    });
    expect(item).toMatchObject({
      id: fixture.products['small-cup'],
      fullUrl: '/shop/p/small-cup',
      recordType: 11,
    });
    expect(collection).toMatchObject({ fullUrl: '/shop', type: 13 });
    expect(await context('/shop')).not.toHaveProperty('product');
  });
});

test('TPL-16 scripts know how far the site is from UTC, in summer and in winter', async () => {
  const { app } = fixture;
  const zone = async () => (await context('/')).website;
  expect(await zone()).toMatchObject({ timeZoneAbbr: 'EST', timeZoneOffset: -5 * 3_600_000 });
  app.setNow(new Date('2026-07-01T12:00:00Z'));
  expect(await zone()).toMatchObject({
    timeZoneAbbr: 'EDT',
    timeZoneOffset: -4 * 3_600_000,
    machineTimeZoneOffset: -4 * 3_600_000,
  });
  app.setNow(new Date('2026-03-02T12:00:00Z'));
});

test.each([
  ['/nowhere', 'not-found'],
  ['/search', 'search'],
])('a page of the server says in its body which one it is: %s', async (url, name) => {
  expect(await html(url)).toMatch(
    new RegExp(`<body id="${name}" class="[^"]*system-page-body system-page-${name}[^"]*"`),
  );
});
