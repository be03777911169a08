import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedDemo } from './seed-demo.ts';

describe('the demo of an empty installation', () => {
  let app: TestApp;
  let shop: string;
  let books: string;

  beforeAll(async () => {
    app = await createTestApp();
    [shop = '', books = ''] = await seedDemo(app.ctx);
  }, 60_000);
  afterAll(() => app.close());

  const countOf = async (
    table: 'products' | 'content_items' | 'shipping_options',
    siteId: string,
  ) =>
    (await app.ctx.db.selectFrom(table).select('site_id').where('site_id', '=', siteId).execute())
      .length;

  it('holds a shop of forty products or more, a journal and a second site', async () => {
    expect(await countOf('products', shop)).toBeGreaterThanOrEqual(40);
    expect(await countOf('content_items', shop)).toBeGreaterThanOrEqual(4);
    expect(await countOf('shipping_options', shop)).toBe(4);
    expect(await countOf('products', books)).toBe(8);
  });

  it('answers every page of its menus', async () => {
    for (const url of ['/', '/shop', '/journal', '/about', '/contact', '/delivery']) {
      expect((await app.inject({ url })).statusCode, url).toBe(200);
    }
    const second = await app.inject({ url: '/', headers: { host: 'second.localhost' } });
    expect(second.body).toContain('Second Street Books');
  });

  it('has pages of published blocks with one heading, whose first picture waits for nothing', async () => {
    const documents = await app.ctx.db
      .selectFrom('documents')
      .select(['state', 'draft_revision', 'published_revision'])
      .where('site_id', '=', shop)
      .execute();
    const published = { state: 'published', draft_revision: 1, published_revision: 1 };
    expect(documents).toEqual([published, published, published, published]);
    for (const url of ['/', '/about', '/contact', '/delivery']) {
      const { body } = await app.inject({ url });
      expect(body, url).toContain('data-section-id');
      expect(body.match(/<h1/g), url).toHaveLength(1);
    }
    const home = await app.inject({ url: '/' });
    expect(/<div class="hero-picture"><img [^>]*>/.exec(home.body)?.[0]).toMatch(
      /fetchpriority="high"(?!.*loading=)/,
    );
    // No other picture takes a part of the line before the first one has come.
    const eager = home.body.match(/<img [^>]*>/g)!.filter((img) => !img.includes('loading="lazy"'));
    expect(eager).toHaveLength(1);
    for (const shown of [
      'class="product-grid',
      '?category=ceramics',
      'class="story',
      'post-card',
    ]) {
      expect(home.body).toContain(shown);
    }
    const { body } = await app.inject({ url: '/about' });
    expect(/<img class="thumb-image"[^>]*>/.exec(body)?.[0]).toMatch(/srcset=(?!.*loading=)/);
  });

  it('PDP-02 lists products with a form to add those that need no choice', async () => {
    const { body } = await app.inject({ url: '/shop?category=Ceramics' });
    expect(body).toContain('action="/api/commerce/shopping-cart/entries"');
    expect(body).toContain('href="/shop/p/ridge-mug"');
    expect(body).not.toContain('href="/shop/p/olive-oil"');
  });

  it('ATC-32 prints options as named controls inside the form', async () => {
    const { body } = await app.inject({ url: '/shop/p/low-bowl' });
    expect(body).toContain('name="variant.Size" value="Small"');
    expect(body).toContain('name="variant.Glaze" value="Moss"');
    expect(body).toMatch(/<button type="submit" class="sqs-add-to-cart-button/);
  });

  it('ATC-08 PDP-12 marks what is sold out and offers nothing to add', async () => {
    const { body } = await app.inject({ url: '/shop/p/bud-vases' });
    expect(body).toContain('product-mark sold-out');
    const [own = ''] = body.split('id="related-title"');
    expect(own).not.toContain('type="submit" class="sqs-add-to-cart-button');
    expect(own).toMatch(/<button [^>]*disabled>Sold Out</);
  });

  it('SUBS-01 SUBS-03 has subscriptions and a gift card with its amounts', async () => {
    const roast = await app.inject({ url: '/shop/p/weekly-roast' });
    expect(roast.body).toContain('data-is-subscription="true"');
    expect(roast.body).toContain('Subscribe');
    const card = await app.inject({ url: '/shop/p/gift-card' });
    for (const amount of ['$25', '$50', '$100', '$200']) {
      expect(card.body).toContain(`value="${amount}"`);
    }
  });

  it('shows no tag of the template language to visitors', async () => {
    for (const url of [
      '/',
      '/shop',
      '/shop/p/hill-throw',
      '/journal',
      '/journal/oil-your-boards',
    ]) {
      const { body } = await app.inject({ url });
      const html = body.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      expect(html.match(/\{[.@#]?[a-zA-Z][^{}"]*\}|<\/?squarespace:/g), url).toBeNull();
    }
  });
});
