import type { SubscriptionPlan } from '@sitewright/commerce';
import type { Arrival } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const failsLater = '4000000000000341';
const monthly = (numBillingCycles = 0) => ({
  billingPeriod: { value: 1, unit: 'MONTH' as const },
  numBillingCycles,
});

describeOnBothDatabases('subscriptions', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const at = (instant: string) => app.setNow(new Date(instant));
  const bill = () => billSubscriptions(app.ctx);

  interface Wish {
    plan?: SubscriptionPlan;
    priceCents?: number;
    coupon?: string;
    arrival?: Arrival;
  }

  /** Somebody with a plan in a cart of its own. */
  async function choose({ plan = monthly(), priceCents = 1500, coupon, arrival }: Wish = {}) {
    const { numBillingCycles } = plan;
    const box = await shop.addProduct({
      title: 'Box',
      productType: 3,
      plan: { ...plan, numBillingCycles: numBillingCycles ?? 0 },
      variants: [{ priceCents }],
    });
    const shopper = new Shopper(app);
    const body = { itemId: box.id, qty: 1, ...(arrival && { arrival }) };
    const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', { body });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    if (coupon) {
      const coupons = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
      await shopper.send('POST', coupons, { body: { promoCode: coupon } });
    }
    return shopper;
  }

  async function subscribe({
    card = cards.good,
    paysCents = 1500,
    ...wish
  }: Wish & { card?: string; paysCents?: number } = {}) {
    const shopper = await choose(wish);
    const email = `${shopper.cartToken.slice(0, 8)}@plans.test`.toLowerCase();
    const paid = await shopper.pay({ expectedTotalCents: paysCents, card, email });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select('id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const { id, token } = await app.ctx.db
      .selectFrom('subscriptions')
      .select(['id', 'token'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { id, token, email, shopper };
  }

  const find = (id: string) =>
    app.ctx.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const nextDay = async (id: string) =>
    (await find(id)).next_billing_at?.toISOString().slice(0, 10);
  const ordersOf = (id: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['grand_total_cents', 'status', 'is_test', 'order_number'])
      .where('cart_id', 'like', `subscription:${id}:%`)
      .orderBy('order_number')
      .execute();
  /** Where the orders of an email came from. */
  const channelsOf = async (email: string) => {
    const orders = app.ctx.db.selectFrom('orders').select('channel').where('email', '=', email);
    return (await orders.orderBy('order_number').execute()).map(({ channel }) => channel);
  };
  const subjectsTo = async (email: string) => {
    const rows = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('to_address', '=', email)
      .where('dedupe_key', 'like', 'subscription:%')
      .orderBy('id')
      .execute();
    return rows.map(({ subject }) => subject);
  };
  const act = (token: string, action: string, more: Record<string, string> = {}) =>
    new Shopper(app).send('POST', `/subscriptions/${token}`, {
      body: new URLSearchParams({ action, ...more }),
    });

  it('SUBS-01 one that cannot be billed at all stops none behind it', async () => {
    at('2025-01-10T12:00:00Z');
    const [broken, whole] = [await subscribe(), await subscribe()];
    const { kysely } = app.ctx.database;
    const rule = `check (subscription_id <> '${broken.id}') not valid`;
    await sql.raw(`alter table subscription_periods add constraint broken ${rule}`).execute(kysely);
    try {
      at('2025-02-10T12:01:00Z');
      await billSubscriptions(app.ctx, undefined, 1);
    } finally {
      await sql.raw('alter table subscription_periods drop constraint broken').execute(kysely);
    }
    expect(await nextDay(whole.id)).toBe('2025-03-10');
    expect(await nextDay(broken.id)).toBe('2025-02-10');
  });

  it('SUBS-01 restrict-content-pro#239 are charged once a period and keep the day of their start', async () => {
    at('2026-07-31T12:00:00Z');
    const { id, email } = await subscribe();
    expect(await subjectsTo(email)).toEqual(['Your subscription has started: Box']);
    expect(await channelsOf(email)).toEqual(['online']);
    await bill();
    expect(await ordersOf(id)).toEqual([]);
    const days = [];
    for (const day of ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30']) {
      days.push(await nextDay(id));
      at(`${day}T11:59:00Z`);
      await bill();
      at(`${day}T12:01:00Z`);
      await Promise.all([bill(), bill(), bill()]);
    }
    expect(days).toEqual(['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30']);
    expect(await channelsOf(email)).toEqual(['online', ...days.map(() => 'subscription')]);
    expect((await ordersOf(id)).map((order) => order.grand_total_cents)).toEqual([
      1500, 1500, 1500, 1500,
    ]);
    expect(await find(id)).toMatchObject({ status: 'active', cycles_billed: 5 });
  });

  it('SUBS-02 of any interval say in their mail when they end, and end then', async () => {
    at('2027-01-04T12:00:00Z');
    const plan = {
      billingPeriod: { value: 2, unit: 'WEEK' as const },
      numBillingCycles: 3,
    };
    const { id, email } = await subscribe({ plan });
    const { text } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('text')
      .where('to_address', '=', email)
      .where('dedupe_key', 'like', 'subscription:%')
      .executeTakeFirstOrThrow();
    expect(text).toContain('$15.00 every 2 weeks for 6 weeks');
    for (const [day, cyclesBilled, status] of [
      ['2027-01-17', 1, 'active'],
      ['2027-01-18', 2, 'active'],
      ['2027-02-01', 3, 'completed'],
      ['2027-06-01', 3, 'completed'],
    ] as const) {
      at(`${day}T12:01:00Z`);
      await bill();
      expect(await find(id), day).toMatchObject({ status, cycles_billed: cyclesBilled });
    }
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it('come in each period from where their buyer came first', async () => {
    at('2027-08-02T12:00:00Z');
    const arrival = { source: 'newsletter', campaign: 'summer' };
    const { id, shopper } = await subscribe({ arrival });
    at('2027-09-02T12:01:00Z');
    await bill();
    const orders = await app.ctx.db
      .selectFrom('orders')
      .select('arrival')
      .where((eb) =>
        eb.or([
          eb('cart_id', '=', shopper.cartToken),
          eb('cart_id', 'like', `subscription:${id}:%`),
        ]),
      )
      .execute();
    expect(orders).toEqual([{ arrival }, { arrival }]);
  });

  it('end after as many periods as they have', async () => {
    at('2027-01-01T12:00:00Z');
    const { id } = await subscribe({ plan: monthly(2) });
    at('2027-02-01T12:00:00Z');
    await bill();
    expect(await find(id)).toMatchObject({
      status: 'completed',
      cycles_billed: 2,
      next_billing_at: null,
      ended_at: new Date('2027-02-01T12:00:00Z'),
    });
    at('2027-05-01T12:00:00Z');
    await bill();
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('woocommerce-gateway-stripe#1070 that cannot be paid are tried by one rule, and then end', async () => {
    at('2027-06-01T12:00:00Z');
    const { id, email } = await subscribe({ card: failsLater });
    const days = [];
    for (const day of ['07-01', '07-02', '07-05', '07-10', '07-17']) {
      at(`2027-${day}T12:01:00Z`);
      await bill();
      await bill();
      const { status, failures, next_attempt_at: next } = await find(id);
      days.push([status, failures, next?.toISOString().slice(5, 10) ?? null]);
    }
    expect(days).toEqual([
      ['past-due', 1, '07-02'],
      ['past-due', 2, '07-05'],
      ['past-due', 3, '07-10'],
      ['past-due', 4, '07-17'],
      ['canceled', 5, null],
    ]);
    expect(await ordersOf(id)).toEqual([]);
    expect(await subjectsTo(email)).toEqual([
      'Your subscription has started: Box',
      ...Array.from({ length: 4 }, () => 'A payment did not work: Box'),
      'Your subscription has ended: Box',
    ]);
  });

  it('that are paused while they are tried again have all their tries anew once they go on', async () => {
    at('2027-06-01T12:00:00Z');
    const { id, token } = await subscribe({ card: failsLater });
    for (const day of ['07-01', '07-02']) {
      at(`2027-${day}T12:01:00Z`);
      await bill();
    }
    expect(await find(id)).toMatchObject({ status: 'past-due', failures: 2 });
    await act(token, 'pause');
    await act(token, 'resume');
    expect(await nextDay(id)).toBe('2027-08-01');
    at('2027-08-01T12:01:00Z');
    await bill();
    expect(await find(id)).toMatchObject({ status: 'past-due', failures: 1 });
    await act(token, 'cancel');
  });

  it('cost their whole price after a first period with a coupon, a free one too', async () => {
    at('2027-08-01T12:00:00Z');
    await addCoupon(shop, { code: 'FIRSTFREE', kind: 'percent', ratePpm: 1_000_000 });
    const { id } = await subscribe({ coupon: 'FIRSTFREE', paysCents: 0 });
    expect((await find(id)).saved_method_id).not.toBeNull();
    at('2027-09-01T12:00:00Z');
    await bill();
    expect(await ordersOf(id)).toMatchObject([{ grand_total_cents: 1500, status: 'paid' }]);
  });

  it('do not start without a way to pay what comes later', async () => {
    const transfer = await choose();
    const payment = { provider: 'manual' };
    const refused = await transfer.pay({ expectedTotalCents: 1500, payment });
    expect(refused.json()).toMatchObject({ code: 'method_unavailable' });
    await addCoupon(shop, { code: 'ALLFREE', kind: 'percent', ratePpm: 1_000_000 });
    const free = await choose({ coupon: 'ALLFREE' });
    const nothing = await free.pay({ expectedTotalCents: 0, payment: { provider: 'free' } });
    expect(nothing.json()).toMatchObject({ code: 'method_unavailable' });
    const page = await free.send('GET', `/api/commerce/checkout?cartToken=${free.cartToken}`);
    expect(page.json<{ paymentMethods: unknown[] }>().paymentMethods).toMatchObject([
      { provider: 'test' },
    ]);
  });

  it('D-12 are one of it', async () => {
    const box = await shop.addProduct({ productType: 1, plan: monthly(), variants: [{}] });
    const body = { itemId: box.id, qty: 500 };
    const answer = await new Shopper(app).send('POST', '/api/3/commerce/cart/subscription', {
      body,
    });
    expect(answer.statusCode).toBe(409);
  });

  it('D-12 in a cart of old beside goods, or many of it, are refused in clear words', async () => {
    const bowl = await shop.addProduct({ productType: 3 });
    const shopper = await choose();
    const put = (productId: string, variantId: string, quantity: number) =>
      app.ctx.transact((trx) =>
        trx
          .insertInto('cart_entries')
          .values({
            site_id: shop.siteId,
            cart_id: shopper.cartToken,
            id: newId(),
            product_id: productId,
            variant_id: variantId,
            quantity,
            additional_fields: 'null',
            fields_hash: newId(),
            created_at: app.ctx.now(),
          })
          .execute(),
      );
    const setQuantity = (quantity: number) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('cart_entries')
          .set({ quantity })
          .where('cart_id', '=', shopper.cartToken)
          .execute(),
      );
    await setQuantity(500);
    const many = await shopper.pay({ expectedTotalCents: 1500 * 500 });
    expect(many.json()).toMatchObject({ code: 'plan_paid_alone' });
    await setQuantity(1);
    await put(bowl.id, bowl.variantIds[0]!, 1);
    const beside = await shopper.pay({ expectedTotalCents: 2500 });
    expect(beside.json()).toMatchObject({ code: 'plan_paid_alone' });
    expect(beside.json<{ message: string }>().message).toContain('paid alone');
  });

  it('are skipped by the period that was seen, once, however often it is pressed', async () => {
    at('2028-01-10T12:00:00Z');
    const { id, token } = await subscribe();
    const { next_period: period } = await find(id);
    for (const press of [1, 2, 3]) {
      const skipped = await act(token, 'skip', { period: String(period) });
      expect(skipped.statusCode, `press ${press}`).toBe(303);
    }
    expect(await nextDay(id)).toBe('2028-03-10');
    await act(token, 'cancel');
  });

  it('are paused, skipped, resumed and canceled by whoever has the link', async () => {
    at('2028-01-10T12:00:00Z');
    const { id, token, email } = await subscribe();
    const page = await new Shopper(app).send('GET', `/subscriptions/${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('$15.00 every month');
    expect(page.body).toContain('February 10, 2028');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.body).toMatch(/<summary[^>]*>\s*Cancel subscription\s*<\/summary>\s*<button/);
    expect((await act(token, 'skip')).statusCode).toBe(303);
    expect(await nextDay(id)).toBe('2028-03-10');
    await act(token, 'pause');
    expect(await find(id)).toMatchObject({ status: 'paused', next_billing_at: null });
    at('2028-06-20T12:00:00Z');
    await bill();
    expect(await ordersOf(id)).toEqual([]);
    await act(token, 'resume');
    expect(await nextDay(id)).toBe('2028-07-10');
    await act(token, 'cancel');
    at('2028-08-01T12:00:00Z');
    await bill();
    expect(await find(id)).toMatchObject({ status: 'canceled', end_reason: 'canceled' });
    expect(await ordersOf(id)).toEqual([]);
    expect((await act(token, 'resume')).statusCode).toBe(409);
    expect(await subjectsTo(email)).toHaveLength(5);
    expect((await act('nobody', 'cancel')).statusCode).toBe(404);
  });
});
