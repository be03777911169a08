/** What the form of a product was answered with, on its way to everybody who needs to know it. */
import type { ApiScope } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../api-keys/write-api-keys.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('answers to the form of a product', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('FORM-03 stand with their questions on the order, in its mail, on its slip and in the API', async () => {
    const settings = { payments: { test: true } };
    const site = { host: 'rings.test', identifier: 'rings', settings };
    const shop = await createTestShop(app, await app.createSite(site));
    const shippingOptionId = await addShippingOption(shop, { priceCents: 0 });
    const ring = await shop.addProduct({
      title: 'Ring',
      variants: [{ priceCents: 9000, stock: 3 }],
      form: [
        { id: 'f1', type: 'text', title: 'Engraving', required: true },
        { id: 'f2', type: 'name', title: 'Worn by' },
        { id: 'f3', type: 'text', title: 'Box' },
      ],
    });
    const shopper = new Shopper(app, 'rings.test');
    const additionalFields = { f3: '', f2: ['Ann', 'Lee'], f1: '<Always>', f9: 'nobody asked' };
    const body = {
      itemId: ring.id,
      quantity: 2,
      additionalFields: JSON.stringify(additionalFields),
    };
    await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
    shopper.cartToken = shopper.cookies.get('CART') ?? '';
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ email: 'ann@rings.test', expectedTotalCents, shippingOptionId });

    const said = [
      { title: 'Engraving', text: '<Always>' },
      { title: 'Worn by', text: 'Ann Lee' },
    ];
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['token', 'order_number'])
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();

    const status = await shopper.send('GET', `/order-status/${order.token}`);
    expect(status.body).toContain('{"text":"Ann Lee","title":"Worn by"}');
    const stranger = await new Shopper(app, 'rings.test').send(
      'GET',
      `/order-status/${order.token}`,
    );
    expect(stranger.body).not.toContain('Worn by');

    const [mail] = await readMails(app, { kind: 'order-confirmation:' });
    expect(mail!.text).toContain('Engraving: <Always>\n  Worn by: Ann Lee');
    expect(mail!.html).toContain('Engraving: &lt;Always&gt;<br />Worn by: Ann Lee');

    const owner = await createTestOwner(app, 'rings');
    const detail = () => owner.send('GET', owner.url(`orders/${order.order_number}/detail`));
    const page = await detail();
    expect(page.json()).toMatchObject({ items: [{ answers: said }] });
    expect(page.body).not.toContain('nobody asked');
    const slip = await owner.send('GET', owner.url(`orders/${order.order_number}/packing-slip`));
    const pages = await readPdf(Buffer.from(slip.json<{ base64: string }>().base64, 'base64'));
    for (const text of pages) expect(text).toMatch(/Engraving: <Always>\s+Worn by: Ann Lee/);

    const by = { accountId: 'ada', displayName: 'Ada' };
    const scopes: ApiScope[] = ['orders:read'];
    const draft = { name: 'Maker', scopes, expiresOn: null, by, now: app.ctx.now() };
    const key = await app.ctx.transact((trx) => createApiKey(trx, shop.siteId, draft));
    const listed = await app.inject({
      method: 'GET',
      url: '/api/1.0/commerce/orders',
      headers: { host: 'rings.test', authorization: `Bearer ${key.secret}` },
    });
    expect(listed.json<{ result: unknown[] }>().result).toMatchObject([
      { items: [{ answers: said, additionalFields }] },
    ]);

    // The questions stay as they were when they were answered.
    await app.ctx.transact((trx) =>
      trx.updateTable('forms').set({ fields: '[]' }).where('site_id', '=', shop.siteId).execute(),
    );
    expect((await detail()).json()).toMatchObject({ items: [{ answers: said }] });
  });
});
