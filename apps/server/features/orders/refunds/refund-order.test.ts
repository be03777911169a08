import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../db/id.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { retryRefunds } from '../../../payments/sweep-payments.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { Shopper } from '../../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../../testing/test-staff.ts';

interface Answer {
  code: string;
  status: string;
  refundedCents: number;
  parts: { id: string; keptQuantity: number; keptCents: number }[];
  refunds: { status: string; amountCents: number; taxCents: number }[];
  timeline: { kind: string; actorName: string | null; details: Record<string, unknown> }[];
}

describeOnBothDatabases('money of an order that goes back', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: StaffCookies;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    const site = { host: 'localhost', identifier: 'oak', settings };
    shop = await createTestShop(app, await app.createSite(site));
    shippingOptionId = await addShippingOption(shop, { priceCents: 600 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 100_000 });
    owner = await signInOwner(app);
  });
  afterAll(() => app.close());

  /** Three bowls at 10.00 with 10 % tax, shipped for 6.00: 39.00 in all, of a stock of 5. */
  async function buy(email: string, provider = 'test') {
    const variants = [{ priceCents: 1000, stock: 5 }];
    const bowl = await shop.addProduct({ title: 'Bowl', variants });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 3);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    expect(expectedTotalCents).toBe(3900);
    const payment = provider === 'test' ? {} : { payment: { provider } };
    const paid = await shopper.pay({ email, expectedTotalCents, shippingOptionId, ...payment });
    expect(paid.statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'payment_id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const item = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return {
      orderId: order.id,
      paymentId: order.payment_id,
      itemId: item.id,
      url: `/api/sites/oak/orders/${order.order_number}`,
      stockLeft: () => shop.stockOf(bowl.variantIds[0]!),
    };
  }

  async function call(url: string, body?: unknown, cookies = owner) {
    const crumb = 'a'.repeat(43);
    const answer = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      cookies: { ...cookies, crumb },
      headers: { 'x-csrf-token': crumb },
      ...(body !== undefined && { payload: body as object }),
    });
    return { statusCode: answer.statusCode, body: answer.json<Answer>() };
  }

  const subjectsTo = async (email: string) => {
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute();
    return mails.map(({ subject, text }) => `${subject}\n${text}`);
  };
  const kindsOf = ({ timeline }: Answer) => timeline.map(({ kind }) => kind);

  it('takes units with their tax, puts them back, tells the buyer once', async () => {
    const { orderId, itemId, url, stockLeft } = await buy('ann@back.test');
    const body = {
      requestId: newId(),
      units: [{ id: itemId, quantity: 2 }],
      restock: [{ id: itemId, quantity: 2 }],
      reason: 'Chipped',
    };
    const first = await call(`${url}/refunds`, body);
    expect(first.statusCode).toBe(200);
    const again = await call(`${url}/refunds`, body);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ status: 'paid', refundedCents: 2200 });
    expect(first.body.refunds).toMatchObject([
      { status: 'done', amountCents: 2200, taxCents: 200 },
    ]);
    expect(first.body.parts).toMatchObject([
      { id: itemId, keptQuantity: 1, keptCents: 1100 },
      { id: 'cart:shipping', keptCents: 600 },
    ]);
    expect(kindsOf(first.body)).toEqual(['placed', 'paid', 'refund-asked', 'refunded']);
    expect(first.body.timeline[2]).toMatchObject({
      actorName: 'Owner',
      details: { amountCents: 2200, restocked: 2, reason: 'Chipped' },
    });
    expect(await stockLeft()).toBe(4);
    const mails = (await subjectsTo('ann@back.test')).slice(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^Refund: order \d+/);
    expect(mails[0]).toContain('$22.00');
    expect(await ledgerOf(app, { orderId })).toMatchObject({
      'clearing test': 1700,
      refunds: 2000,
      sales: -3000,
      shipping: -600,
    });
  });

  it('takes amounts of parts or one of all, with the last cent, and not one more', async () => {
    const { itemId, url, stockLeft } = await buy('ben@back.test');
    const refund = (more: object) => call(`${url}/refunds`, { requestId: newId(), ...more });
    const shipping = await refund({ amounts: [{ id: 'cart:shipping', amountCents: 600 }] });
    expect(shipping.body.refundedCents).toBe(600);
    const beyond = await refund({ amounts: [{ id: 'cart:shipping', amountCents: 1 }] });
    expect([beyond.statusCode, beyond.body.code]).toEqual([409, 'refund_too_large']);
    expect((await refund({ amountCents: 3301 })).body.code).toBe('refund_too_large');
    expect((await refund({ units: [{ id: itemId, quantity: 4 }] })).body.code).toBe(
      'refund_too_large',
    );
    expect(
      (await refund({ amountCents: 1, units: [{ id: itemId, quantity: 1 }] })).statusCode,
    ).toBe(400);
    const rest = await refund({ amountCents: 3300 });
    expect(rest.body).toMatchObject({ status: 'refunded', refundedCents: 3900 });
    expect((await refund({ amountCents: 1 })).body.code).toBe('refund_too_large');
    expect(await stockLeft()).toBe(2);
    const mails = (await subjectsTo('ben@back.test')).slice(1);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('all you paid');
  });

  it('never exceeds what is kept when many ask at once', async () => {
    const { itemId, url, stockLeft } = await buy('cid@back.test');
    const unit = [{ id: itemId, quantity: 1 }];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(`${url}/refunds`, { requestId: newId(), units: unit, restock: unit }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409]);
    const { body } = await call(url);
    expect(body.refundedCents).toBe(3300);
    expect(await stockLeft()).toBe(5);
  });

  it('never puts back more units than were sold', async () => {
    const { itemId, url, stockLeft } = await buy('dan@back.test');
    const restock = [{ id: itemId, quantity: 3 }];
    await call(`${url}/refunds`, { requestId: newId(), amountCents: 100, restock });
    await call(`${url}/refunds`, { requestId: newId(), amountCents: 100, restock });
    expect(await stockLeft()).toBe(5);
  });

  it('puts back of an item no more than it had, whatever else of the variant was sold', async () => {
    const form = [{ id: 'name', type: 'text', title: 'Name', required: true }];
    const ring = await shop.addProduct({ form, variants: [{ priceCents: 1000, stock: 5 }] });
    const shopper = new Shopper(app);
    for (const [name, quantity] of Object.entries({ Anna: 1, Ben: 2 })) {
      const body = { itemId: ring.id, quantity, additionalFields: { name } };
      await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
    }
    shopper.cartToken = shopper.cookies.get('CART')!;
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ expectedTotalCents, shippingOptionId });
    const items = await app.ctx.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(['i.id', 'i.quantity', 'o.order_number'])
      .where('o.cart_id', '=', shopper.cartToken)
      .execute();
    const { id, order_number: number } = items.find(({ quantity }) => quantity === 1)!;
    const body = { requestId: newId(), amountCents: 100, restock: [{ id, quantity: 3 }] };
    await call(`/api/sites/oak/orders/${number}/refunds`, body);
    expect(await shop.stockOf(ring.variantIds[0]!)).toBe(3);
  });

  it('of a transfer is sent by whoever asks for it; nothing before it came', async () => {
    const { url, paymentId } = await buy('eve@back.test', 'manual');
    const early = await call(`${url}/refunds`, { requestId: newId(), amountCents: 100 });
    expect([early.statusCode, early.body.code]).toEqual([409, 'refund_not_possible']);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
    const { body } = await call(`${url}/refunds`, { requestId: newId(), amountCents: 100 });
    expect(body).toMatchObject({ refundedCents: 100, refunds: [{ status: 'done' }] });
  });

  it('of a transfer is noted as sent once, though what notes it was cut off', async () => {
    const { url, paymentId } = await buy('eva@back.test', 'manual');
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
    const { kysely } = app.ctx.database;
    await sql`alter table payment_refunds add constraint cut check (status <> 'done') not valid`.execute(
      kysely,
    );
    try {
      const { body } = await call(`${url}/refunds`, { requestId: newId(), amountCents: 100 });
      expect(body).toMatchObject({ refundedCents: 0, refunds: [{ status: 'due' }] });
    } finally {
      await sql`alter table payment_refunds drop constraint cut`.execute(kysely);
    }
    for (const _ of [1, 2]) {
      app.setNow(new Date(app.ctx.now().getTime() + 120_000));
      await retryRefunds(app.ctx);
      const { body } = await call(url);
      expect(body).toMatchObject({ refundedCents: 100, refunds: [{ status: 'done' }] });
    }
  });

  it('all goes back with the order that is canceled, units too', async () => {
    const { orderId, url, itemId, stockLeft } = await buy('fay@back.test');
    await call(`${url}/refunds`, { requestId: newId(), units: [{ id: itemId, quantity: 1 }] });
    const { body } = await call(`${url}/cancel`, { reason: 'Asked for it' });
    expect(body).toMatchObject({ status: 'canceled', refundedCents: 3900 });
    expect(await stockLeft()).toBe(4);
    await call(`${url}/cancel`, {});
    const mails = (await subjectsTo('fay@back.test')).map((mail) => mail.split(':')[0]);
    expect(mails.slice(1)).toEqual(['Refund', 'Order canceled', 'Refund']);
    expect(await ledgerOf(app, { orderId })).toEqual({
      refunds: 3600,
      sales: -3000,
      shipping: -600,
    });
  });

  it('leaves what cannot be sold again off the shelf when the order is canceled', async () => {
    const { url, stockLeft } = await buy('flo@back.test');
    const { body } = await call(`${url}/cancel`, { isRestocked: false });
    expect(body).toMatchObject({ status: 'canceled', refundedCents: 3900 });
    expect(await stockLeft()).toBe(2);
  });

  it('is asked for only by people who may', async () => {
    const { url, itemId } = await buy('gil@back.test');
    const reader = await signInStaff(app, { [shop.siteId]: [userRoles.values.viewer] });
    const body = { requestId: newId(), units: [{ id: itemId, quantity: 1 }] };
    expect((await call(`${url}/refunds`, body, reader)).statusCode).toBe(403);
    expect((await call(`${url}/cancel`, {}, reader)).statusCode).toBe(403);
    expect((await call(`${url}/notes`, { text: 'x' }, reader)).statusCode).toBe(403);
    expect((await call(url, undefined, reader)).statusCode).toBe(200);
  });

  it('stands on the page of the order with its reason, and what may still be done', async () => {
    const { url, itemId, stockLeft } = await buy('hal@back.test');
    const detail = async () =>
      (await app.inject({ url: `${url}/detail`, cookies: owner })).json<{
        money: { refundedCents: number; refunds: { reason: string }[] };
        can: { refund: boolean; cancel: boolean };
      }>();
    expect((await detail()).can).toMatchObject({ refund: true, cancel: true });
    const units = [{ id: itemId, quantity: 1 }];
    const amounts = [{ id: 'cart:shipping', amountCents: 250 }];
    const wish = { units, amounts, restock: units, reason: 'Late <b>' };
    await call(`${url}/refunds`, { requestId: newId(), ...wish });
    expect((await detail()).money).toMatchObject({
      refundedCents: 1350,
      refunds: [{ reason: 'Late <b>' }],
    });
    expect(await stockLeft()).toBe(3);
    const beyond = await call(`${url}/refunds`, { requestId: newId(), amountCents: 2551 });
    expect(beyond.body.code).toBe('refund_too_large');
    await call(`${url}/cancel`, { isRestocked: true });
    expect(await stockLeft()).toBe(5);
    expect((await detail()).can).toMatchObject({ refund: false, cancel: false });
  });

  it('an order whose stock was short goes on when somebody saw to it, and delivers then', async () => {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const bowl = await shop.addProduct({ variants: [{ priceCents: 1000, stock: 1 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    await shopper.add(card.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const payment = { provider: 'manual' };
    await shopper.pay({ expectedTotalCents, shippingOptionId, payment });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'payment_id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const tell = (type: 'canceled' | 'succeeded') =>
      settlePayment(app.ctx, site, { paymentId: order.payment_id, type, isTest: false });
    await tell('canceled');
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set({ qty_in_stock: 0 })
        .where('id', '=', bowl.variantIds[0]!)
        .execute(),
    );
    await tell('succeeded');
    const url = `/api/sites/oak/orders/${order.order_number}`;
    expect((await call(url)).body.status).toBe('needs_attention');
    const resolved = await call(`${url}/resolve`, {});
    expect(resolved.body.status).toBe('paid');
    expect(kindsOf(resolved.body).slice(-2)).toEqual(['resolved', 'paid']);
    await call(`${url}/resolve`, {});
    const cards = await app.ctx.db
      .selectFrom('gift_cards')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    expect(cards).toHaveLength(1);
  });
});
