import { afterAll, beforeAll, expect, it } from 'vitest';
import { storePrivateFile } from '../assets/store-private-file.ts';
import { cancelOrder } from '../orders/refunds/cancel-order.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { userRoles } from '@sitewright/contract';
import { providersOf } from '../../payments/providers.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { readMails } from '../../testing/read-mails.ts';

describeOnBothDatabases('SUBS-04 downloads', (database) => {
  let app: TestApp;
  let shop: TestShop;
  const bytes = Buffer.from('0123456789 of the whole song');
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = {
      payments: { test: true, manual: true },
      store: { downloadDays: 3, downloadLimit: 2 },
    };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  /** A song with a file, bought by transfer, whose money came. */
  async function buy(provider: 'manual' | 'test' | 'free' = 'manual') {
    const priceCents = provider === 'free' ? 0 : 900;
    const song = await shop.addProduct({
      title: 'Song',
      productType: 2,
      variants: [{ priceCents }],
    });
    const file = await storePrivateFile(app.ctx.media, shop.siteId, {
      filename: 'my song.mp3',
      bytes,
    });
    await app.ctx.transact((trx) => saveProduct(trx, shop.siteId, { id: song.id, files: [file] }));
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const email = `${shopper.cartToken.slice(0, 8)}@songs.test`.toLowerCase();
    const payment = { provider };
    await shopper.pay({
      expectedTotalCents: priceCents,
      email,
      ...(provider !== 'test' && { payment }),
    });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'payment_id', 'order_number', 'token'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return { shopper, email, sha256: file.sha256, order };
  }

  /** Something without files; the number of its order. */
  async function buyTalk(): Promise<number> {
    const talk = await shop.addProduct({
      title: 'Talk',
      productType: 2,
      variants: [{ priceCents: 900 }],
    });
    const shopper = new Shopper(app);
    await shopper.add(talk.id);
    const payment = { provider: 'manual' };
    await shopper.pay({ expectedTotalCents: 900, email: 'talk@songs.test', payment });
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return number;
  }

  async function pay({ payment_id: paymentId }: { payment_id: string }) {
    await settlePayment(app.ctx, await site(), { paymentId, type: 'succeeded', isTest: false });
  }

  async function linksTo(email: string): Promise<string[]> {
    const rows = await readMails(app, { to: email, kind: 'downloads:' });
    return rows.map(({ text }) => new URL(/https?:\S+\/downloads\/\S+/.exec(text)![0]).pathname);
  }

  const get = (url: string, range?: string) =>
    new TestVisitor(app).send('GET', url, range ? { headers: { range } } : {});
  const fileOn = (page: { body: string }) => /href="(\/downloads\/[^"]+)"/.exec(page.body)?.[1];

  /** Staff are not offered to renew them, and cannot; nothing is mailed by that. */
  async function expectClosed(orderNumber: number, email: string) {
    const sent = await linksTo(email);
    const owner = await createTestOwner(app, (await site()).identifier);
    const detail = await owner.send('GET', owner.url(`orders/${orderNumber}/detail`));
    expect(detail.json<{ can: object }>().can).toMatchObject({ renewDownloads: false });
    const path = owner.url(`orders/${orderNumber}/downloads`);
    const renewed = await owner.send('POST', path, { body: {} });
    expect([renewed.statusCode, renewed.json<{ code: string }>().code]).toEqual([
      409,
      'downloads_ended',
    ]);
    expect(await linksTo(email)).toEqual(sent);
  }

  it('open with the money, by the link of a mail, and are counted', async () => {
    const { email, order } = await buy();
    expect(await linksTo(email)).toEqual([]);
    await pay(order);
    const [link, ...others] = await linksTo(email);
    expect(others).toEqual([]);
    const page = await get(link!);
    expect(page.body).toContain('my-song.mp3');
    expect(page.body).toContain('2 left');
    expect(page.headers['cache-control']).toContain('no-store');
    const file = fileOn(page)!;
    const whole = await get(file);
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers['content-disposition']).toBe("attachment; filename*=UTF-8''my-song.mp3");
    expect((await get(link!)).body).toContain('1 left');
    const part = await get(file, 'bytes=4-9');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '456789',
      `bytes 4-9/${bytes.length}`,
    ]);
    expect((await get(file, 'bytes=900-')).statusCode).toBe(416);
    expect((await get(link!)).body).toContain('1 left');
    await get(file, 'bytes=0-3');
    expect((await get(file)).statusCode).toBe(410);
    expect(fileOn(await get(link!))).toBeUndefined();
    const before = app.ctx.now();
    app.setNow(new Date(before.getTime() + 86_400_000));
    expect((await get(file, 'bytes=4-9')).statusCode, 'goes on with nothing').toBe(410);
    app.setNow(before);
  });

  it('lie where no address leads, and nobody else finds them', async () => {
    const { email, order, sha256 } = await buy();
    await pay(order);
    const [link] = await linksTo(email);
    expect((await get(`${link}x`)).statusCode).toBe(404);
    expect((await get(`${link}/nothing`)).statusCode).toBe(404);
    for (const path of ['/s/my-song.mp3', `/content/v1/${shop.siteId}/${sha256}/my-song.mp3`]) {
      expect((await get(path)).statusCode).toBe(404);
    }
    expect(JSON.stringify((await get('/shop?format=json')).body)).not.toContain(sha256);
  });

  it('end with their time, and are renewed by staff under a new link', async () => {
    const { email, order } = await buy();
    await pay(order);
    const [link] = await linksTo(email);
    const file = fileOn(await get(link!))!;
    const before = app.ctx.now();
    app.setNow(new Date(before.getTime() + 3 * 86_400_000));
    expect((await get(file)).statusCode).toBe(410);
    expect((await get(link!)).body).toContain('does not work any more');
    const { storeManager, viewer } = userRoles.values;
    const { identifier } = await site();
    const url = `/api/sites/${identifier}/orders/${order.order_number}/downloads`;
    const signIn = async (role: number) => {
      const staff = new TestVisitor(app);
      for (const [name, value] of Object.entries(
        await signInStaff(app, { [shop.siteId]: [role as typeof viewer] }),
      )) {
        staff.cookies.set(name, value);
      }
      return staff;
    };
    const send = async (role: number) => (await signIn(role)).send('POST', url, { body: {} });
    expect((await send(viewer)).statusCode).toBe(403);
    const owner = await createTestOwner(app, identifier);
    const mayRenew = async (number: number, who: Pick<TestVisitor, 'send'> = owner) =>
      (await who.send('GET', owner.url(`orders/${number}/detail`))).json<{
        can: { renewDownloads: boolean };
      }>().can.renewDownloads;
    expect(await mayRenew(order.order_number)).toBe(true);
    // Who only looks may not, and of an order without files there is nothing to renew.
    expect(await mayRenew(order.order_number, await signIn(viewer))).toBe(false);
    expect(await mayRenew(await buyTalk())).toBe(false);
    expect((await send(storeManager)).statusCode).toBe(200);
    const [, renewed] = await linksTo(email);
    expect((await get(link!)).statusCode).toBe(404);
    expect((await get(fileOn(await get(renewed!))!)).rawPayload).toEqual(bytes);
  });

  it('last for ever where the owner says so, and no longer than was said when they were opened', async () => {
    const setDays = (downloadDays: number) => {
      const values = { store: { downloadDays } };
      return writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
    };
    await setDays(0);
    const { email, order } = await buy();
    await pay(order);
    await setDays(3);
    const file = fileOn(await get((await linksTo(email))[0]!))!;
    const before = app.ctx.now();
    app.setNow(new Date(before.getTime() + 20 * 365 * 86_400_000));
    expect((await get(file)).rawPayload).toEqual(bytes);
    app.setNow(before);
  });

  it('end when the money goes back', async () => {
    const { email, order } = await buy();
    await pay(order);
    const [link] = await linksTo(email);
    const file = fileOn(await get(link!))!;
    const source = { ctx: app.ctx, site: await site(), providerOf: providersOf(app.ctx) };
    await refundPayment(source, order.payment_id, { requestId: 'all', reason: 'Broken' });
    const refund = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', order.payment_id)
      .executeTakeFirstOrThrow();
    const tell = async (status: 'done' | 'failed') =>
      settlePayment(app.ctx, await site(), {
        paymentId: order.payment_id,
        type: 'refunded',
        isTest: false,
        refund: { refundId: refund.id, status },
      });
    await tell('done');
    expect((await get(file)).statusCode).toBe(410);
    await expectClosed(order.order_number, email);
    // The bank of the buyer sent it back: it was paid after all.
    await tell('failed');
    expect((await get(file)).rawPayload).toEqual(bytes);
  });

  it('that were called off stay closed, also when the money could not go back', async () => {
    const { email, order } = await buy();
    await pay(order);
    const file = fileOn(await get((await linksTo(email))[0]!))!;
    const called = { isRestocked: false, reason: '', actorName: 'Eve' };
    await cancelOrder({ ctx: app.ctx, site: await site() }, order.order_number, called);
    const { id: refundId } = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', order.payment_id)
      .executeTakeFirstOrThrow();
    for (const status of ['done', 'failed'] as const) {
      const refund = { refundId, status };
      const news = { paymentId: order.payment_id, type: 'refunded' as const, isTest: false };
      await settlePayment(app.ctx, await site(), { ...news, refund });
    }
    expect((await get(file)).statusCode).toBe(410);
  });

  it('end with an order that is called off, also when it had cost nothing', async () => {
    const { email, order } = await buy('free');
    const file = fileOn(await get((await linksTo(email))[0]!))!;
    const called = { isRestocked: false, reason: '', actorName: 'Eve' };
    await cancelOrder({ ctx: app.ctx, site: await site() }, order.order_number, called);
    expect((await get(file)).statusCode).toBe(410);
    await expectClosed(order.order_number, email);
  });

  it('end with what is known of a buyer: nobody is mailed, and nothing opens', async () => {
    const { email, order } = await buy();
    await pay(order);
    const [link] = await linksTo(email);
    const file = fileOn(await get(link!))!;
    const owner = await createTestOwner(app, (await site()).identifier);
    const { customerId } = (
      await owner.send('GET', owner.url(`orders/${order.order_number}/detail`))
    ).json<{ customerId: string }>();
    const path = owner.url(`customers/${customerId}/erasure`);
    const erased = await owner.send('POST', path, { body: { email } });
    expect(erased.statusCode, erased.body).toBe(200);
    expect((await get(file)).statusCode).toBe(410);
    await expectClosed(order.order_number, email);
  });

  it('are linked on the confirmation page of their buyer, and of nobody else', async () => {
    const { email, order, shopper } = await buy();
    await pay(order);
    const [link] = await linksTo(email);
    const path = `/checkout/order-confirmed?token=${order.token}`;
    expect((await shopper.send('GET', path)).body).toContain(`href="${link}"`);
    expect((await get(path)).body).not.toContain(link);
  });

  it('of a test order are a text that stands in: no money came', async () => {
    const { email } = await buy('test');
    const [link] = await linksTo(email);
    const page = await get(link!);
    expect(page.body).toContain('This is a test order');
    const file = await get(fileOn(page)!);
    expect(file.body).toContain('stands in for my-song.mp3');
    expect(file.rawPayload.includes(bytes)).toBe(false);
  });

  it('ROUT-33 staff see what buyers will see, and nobody else: page type 210', async () => {
    const song = await shop.addProduct({ title: 'Song to come', productType: 2 });
    const file = await storePrivateFile(app.ctx.media, shop.siteId, {
      filename: 'preview.mp3',
      bytes,
    });
    await app.ctx.transact((trx) => saveProduct(trx, shop.siteId, { id: song.id, files: [file] }));
    const path = `/downloads/preview/${song.id}`;
    const stranger = await new TestVisitor(app).send('GET', path);
    expect(stranger.statusCode).toBe(404);
    expect(stranger.body).not.toContain('Song to come');
    const look = async (role: number, url = path) => {
      const roles = { [shop.siteId]: [role] } as Parameters<typeof signInStaff>[1];
      const cookies = await signInStaff(app, roles);
      return app.inject({ url, cookies, headers: { host: 'localhost' } });
    };
    const { values } = userRoles;
    expect((await look(values.reporting)).statusCode).toBe(404);
    const shown = await look(values.storeManager);
    expect(shown.body).toContain('"pageType":210,');
    expect(shown.body).toContain('preview.mp3');
    expect(shown.body).not.toMatch(/href="[^"]*download/);
    expect((await look(values.storeManager, '/downloads/preview/none')).statusCode).toBe(404);
  });

  it('I18N-05 the preview of staff and the text of a test order are German on a German site', async () => {
    const host = 'lieder.localhost';
    const settings = { payments: { test: true } };
    const german = await createTestShop(
      app,
      await app.createSite({ host, locale: 'de-DE', settings }),
    );
    const { siteId } = german;
    const song = await german.addProduct({
      title: 'Lied',
      productType: 2,
      variants: [{ priceCents: 900 }],
    });
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.storeManager] });
    const look = () =>
      app.inject({ url: `/downloads/preview/${song.id}`, cookies, headers: { host } });
    expect((await look()).body).toContain('Dieses Produkt hat noch keine Dateien.');
    const file = await storePrivateFile(app.ctx.media, siteId, {
      filename: 'lied.mp3',
      bytes: Buffer.alloc(1_540_000, 'a'),
    });
    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id: song.id, files: [file] }));
    const shown = (await look()).body;
    expect(shown).toContain('Diese Seite sehen Ihre Käufer.');
    expect(shown).toContain('1,5\u00a0MB');
    expect(shown).not.toMatch(/Your buyers|Nothing can/);

    const shopper = new Shopper(app, host);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 900, email: 'lied@songs.test' });
    const [link] = await linksTo('lied@songs.test');
    const visitor = new TestVisitor(app, host);
    const bought = await visitor.send('GET', fileOn(await visitor.send('GET', link!))!);
    expect(bought.body).toBe(
      'Das ist eine Testbestellung: Dieser Text steht anstelle von lied.mp3 (1,5\u00a0MB).\n',
    );
  });
});
