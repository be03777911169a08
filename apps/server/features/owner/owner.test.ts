import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { queueMail } from '../mail/queue-mail.ts';

describeOnBothDatabases('the owner', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder & <Loom>' });
    await addProducts(app, siteId);
  });
  afterAll(() => app.close());

  const signIn = () => signInOwner(app);
  const visit = async (url: string, cookies?: Record<string, string>) =>
    app.inject({ url, ...(cookies && { cookies }) });

  it('shows nothing without a session and says how to get in', async () => {
    const paths = [
      '',
      '/sites/alder/products',
      '/sites/alder/orders/1',
      '/sites/alder/mails/x/body',
    ];
    for (const path of paths) {
      const answer = await visit(`/config${path}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain('npm run owner-link');
      expect(answer.body).not.toContain('Alder');
    }
  });

  it('lists sites, escaped', async () => {
    const page = await visit('/config', await signIn());
    expect(page.body).toContain('Alder &amp; &lt;Loom&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('lists products by twenty and finds them by name and SKU', async () => {
    const cookies = await signIn();
    const rows = (body: string) => body.match(/<th scope="row">/g)?.length ?? 0;
    const first = await visit('/config/sites/alder/products', cookies);
    expect(rows(first.body)).toBe(20);
    expect(first.body).toContain('rel="next"');
    const second = await visit('/config/sites/alder/products?page=2', cookies);
    expect(rows(second.body)).toBe(5);
    const bySku = await visit('/config/sites/alder/products?query=sku-7', cookies);
    expect(rows(bySku.body)).toBe(1);
    expect(bySku.body).toContain('$7.00 – $8.00');
    expect(bySku.body).toContain('Sold out');
    const none = await visit('/config/sites/alder/products?query=%25', cookies);
    expect(none.body).toContain('Nothing found');
  });

  it('shows orders and one of them', async () => {
    const cookies = await signIn();
    expect((await visit('/config/sites/alder/orders', cookies)).body).toContain('No orders yet');
    await addOrder(app, siteId);
    const list = await visit('/config/sites/alder/orders', cookies);
    expect(list.body).toContain('href="/config/sites/alder/orders/1"');
    const order = await visit('/config/sites/alder/orders/1', cookies);
    expect(order.body).toContain('$24.00');
    expect(order.body).toContain('Needs attention');
    expect(order.body).toContain('1 Main St');
    expect((await visit('/config/sites/alder/orders/2', cookies)).statusCode).toBe(404);
    expect((await visit('/config/sites/nobody/orders', cookies)).statusCode).toBe(404);
  });

  it('shows every mail in a frame that runs nothing', async () => {
    const mail = { to: 'a@b.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey: 'hello', ...mail }));
    const cookies = await signIn();
    const list = await visit('/config/sites/alder/mails', cookies);
    const path = /href="(\/config\/sites\/alder\/mails\/\w+)"/.exec(list.body)![1]!;
    expect((await visit(path, cookies)).body).toContain('sandbox="');
    const body = await visit(`${path}/body`, cookies);
    expect(body.body).toBe('<p>Hi</p>');
    expect(body.headers['content-security-policy']).toContain('sandbox');
    expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

async function addProducts(app: TestApp, siteId: string): Promise<void> {
  const collectionId = newId();
  await app.ctx.transact(async (trx) => {
    await trx
      .insertInto('collections')
      .values({
        site_id: siteId,
        id: collectionId,
        type_name: 'products',
        type: 13,
        url_id: 'shop',
        title: 'Shop',
        navigation_title: 'Shop',
        description: '',
        is_homepage: false,
        is_enabled: true,
        page_size: 20,
        ordering: '',
        region_name: 'default',
        main_content: '',
        settings: '{}',
        display_index: 0,
      })
      .execute();
    for (let index = 1; index <= 25; index += 1) {
      const productId = newId();
      await trx
        .insertInto('products')
        .values({
          site_id: siteId,
          id: productId,
          collection_id: collectionId,
          product_type: 1,
          url_id: `product-${index}`,
          title: `Product ${index}`,
          body: '',
          excerpt: '',
          tags: [],
          is_visible: true,
          is_featured: false,
          display_index: index,
          variant_option_ordering: [],
          is_subscribable: false,
          subscription_plan: null,
          use_custom_add_button_text: false,
          custom_add_button_text: '',
          seo_title: '',
          seo_description: '',
        })
        .execute();
      await trx
        .insertInto('variants')
        .values(
          [0, 1].map((step) => ({
            site_id: siteId,
            id: newId(),
            product_id: productId,
            display_index: step,
            sku: step === 0 ? `SKU-${index}` : `OTHER-${index}`,
            attributes: '{}',
            price_cents: (index + step) * 100,
            sale_price_cents: 0,
            on_sale: false,
            qty_in_stock: 0,
            unlimited: false,
            weight_grams: 0,
            length_mm: 0,
            width_mm: 0,
            height_mm: 0,
          })),
        )
        .execute();
    }
  });
}

async function addOrder(app: TestApp, siteId: string): Promise<void> {
  const address = { firstName: 'Ada', lastName: 'Lee', line1: '1 Main St', city: 'Bath' };
  await app.ctx.transact(async (trx) => {
    await trx
      .insertInto('payments')
      .values({
        site_id: siteId,
        id: 'payment',
        cart_id: 'cart',
        attempt_id: 'a',
        provider: 'test',
        status: 'succeeded',
        amount_cents: 2400,
        currency: 'USD',
        snapshot: '{}',
      })
      .execute();
    await trx
      .insertInto('orders')
      .values({
        site_id: siteId,
        id: 'order',
        order_number: 1,
        token: 'token',
        cart_id: 'cart',
        payment_id: 'payment',
        email: 'ada@example.com',
        status: 'needs_attention',
        fulfillment_status: 'pending',
        currency: 'USD',
        subtotal_cents: 2000,
        discount_cents: 0,
        shipping_cents: 400,
        tax_cents: 0,
        grand_total_cents: 2400,
        shipping_option_name: 'Post',
        shipping_address: JSON.stringify(address),
        tax_lines: '[]',
        is_test: true,
      })
      .execute();
  });
}
