import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepPayments } from '../../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const dayMs = 86_400_000;

const crumb = 'a'.repeat(43);
const wrongCrumb = { code: 'crumb_fail' };

describeOnBothDatabases('an order that is paid by transfer', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: StaffCookies;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = { manual: true, test: true, manualDeadlineDays: 5 };
    const site = { host: 'localhost', identifier: 'oak', settings: { payments } };
    shop = await createTestShop(app, await app.createSite(site));
    owner = await signInOwner(app);
    shippingOptionId = await addShippingOption(shop, { priceCents: 0 });
  });
  afterAll(() => app.close());

  /** One of two seats, ordered; what it takes to look at it later. */
  async function order(
    email: string,
    parts: Record<string, unknown> = { payment: { provider: 'manual' } },
  ) {
    const seat = await shop.addProduct({
      title: 'Seat',
      variants: [{ stock: 2, priceCents: 900 }],
    });
    const shopper = new Shopper(app);
    await shopper.add(seat.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ shippingOptionId, email, expectedTotalCents, ...parts });
    expect(paid.statusCode).toBe(200);
    const find = () =>
      app.ctx.db
        .selectFrom('orders')
        .select(['order_number', 'status'])
        .where('cart_id', '=', shopper.cartToken)
        .executeTakeFirstOrThrow();
    const { order_number } = await find();
    return {
      url: `/api/sites/oak/orders/${order_number}`,
      status: async () => (await find()).status,
      stockLeft: () => shop.stockOf(seat.variantIds[0]!),
    };
  }

  const mailsTo = async (email: string) => {
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute();
    return mails.map(({ subject, text }) => `${subject}\n${text}`);
  };

  /** What may be said of the money of an order. */
  async function offered(url: string, cookies = owner): Promise<string[]> {
    const { body } = await app.inject({ url: `${url}/detail`, cookies });
    return (JSON.parse(body) as { can?: { settlements: string[] } }).can?.settlements ?? [];
  }

  const settle = (url: string, settlement: string, cookies = owner, sent = crumb) =>
    app.inject({
      method: 'POST',
      url: `${url}/settlement`,
      cookies: { ...cookies, crumb },
      headers: { 'x-csrf-token': sent },
      payload: { settlement },
    });

  it('is marked as paid by a person, and its buyer is told', async () => {
    const { url, status, stockLeft } = await order('ann@transfer.test');
    expect(await status()).toBe('awaiting_payment');
    expect(await offered(url)).toEqual(['received', 'given-up']);
    expect((await settle(url, 'received')).statusCode).toBe(200);
    expect([await status(), await stockLeft()]).toEqual(['paid', 1]);
    expect(await offered(url)).toEqual([]);
    expect((await settle(url, 'given-up', owner, 'made-up')).json()).toMatchObject(wrongCrumb);
    expect(await status()).toBe('paid');
    for (const late of ['received', 'given-up']) await settle(url, late);
    expect(await status()).toBe('paid');
    const noted = await app.ctx.db
      .selectFrom('order_timeline as t')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select('t.details')
      .where('t.kind', '=', 'settled-by-hand')
      .where('o.order_number', '=', Number(url.split('/').at(-1)))
      .execute();
    expect(noted, 'what changed nothing did not happen').toEqual([
      { details: { settlement: 'received' } },
    ]);
    const mails = await mailsTo('ann@transfer.test');
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatch(/^Payment received: order \d+/);
    expect(mails[1]).toContain('$9.00');
  });

  it('is given up by a person: the stock is free; money that comes late counts', async () => {
    const { url, status, stockLeft } = await order('ben@transfer.test');
    await settle(url, 'given-up');
    expect([await status(), await stockLeft()]).toEqual(['canceled', 2]);
    expect((await mailsTo('ben@transfer.test'))[1]).toMatch(/^Order canceled: order \d+/);
    expect(await offered(url)).toEqual(['received']);
    await settle(url, 'received');
    expect([await status(), await stockLeft()]).toEqual(['paid', 1]);
    expect((await mailsTo('ben@transfer.test'))[2]).toMatch(/^Payment received/);
  });

  it('is canceled by itself when the money does not come in time, and not before', async () => {
    const startedAt = app.ctx.now().getTime();
    const { status, stockLeft } = await order('cleo@transfer.test');
    const due = new Date(startedAt + 5 * dayMs);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const named = new Intl.DateTimeFormat(site.locale, {
      dateStyle: 'long',
      timeZone: site.timeZone,
    }).format(due);
    expect((await mailsTo('cleo@transfer.test'))[0]).toContain(`Please pay by ${named}`);
    app.setNow(new Date(startedAt + 5 * dayMs - 60_000));
    await sweepPayments.run(app.ctx);
    expect([await status(), await stockLeft()]).toEqual(['awaiting_payment', 1]);
    app.setNow(due);
    await sweepPayments.run(app.ctx);
    await sweepPayments.run(app.ctx);
    expect([await status(), await stockLeft()]).toEqual(['canceled', 2]);
    expect(await mailsTo('cleo@transfer.test')).toHaveLength(2);
  });

  it('is settled only by somebody who may edit orders', async () => {
    const { url, status } = await order('dora@transfer.test');
    const reader = await signInStaff(app, { [shop.siteId]: [userRoles.values.reporting] });
    expect(await offered(url, reader)).toEqual([]);
    expect((await settle(url, 'received', reader)).statusCode).toBe(403);
    expect((await settle(url, 'received', owner, 'made-up')).json()).toMatchObject(wrongCrumb);
    expect(await status()).toBe('awaiting_payment');
  });

  it('one that a provider tells about is not settled by hand', async () => {
    const { url, status } = await order('eve@transfer.test', {});
    expect(await status()).toBe('paid');
    expect(await offered(url)).toEqual([]);
    expect((await settle(url, 'given-up')).statusCode).toBe(404);
    expect(await status()).toBe('paid');
  });
});
