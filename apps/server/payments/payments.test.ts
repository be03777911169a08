import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addCoupon, addShippingOption } from '../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../testing/test-shop.ts';
import { findProvider } from './providers.ts';
import { signEvent } from '../http/event-signature.ts';
import { readEventSecret } from './providers/test/test-provider.ts';
import { sendGiftCards } from '../features/gift-cards/send-gift-cards.ts';
import { openMail } from '../features/mail/seal-mail.ts';
import { settlePayment } from './settle-payment.ts';
import { applyWaitingEvents, releaseExpiredReservations, retryRefunds } from './sweep-payments.ts';

interface Answer {
  status: string;
  orderId: string;
  paymentId: string;
  redirectUrlPath: string;
  code: string;
  message: string;
}

describeOnBothDatabases('payments', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let parcel: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    parcel = await addShippingOption(shop, { priceCents: 500 });
  });
  afterAll(() => app.close());
  beforeEach(() => app.setNow(new Date(app.ctx.now().getTime() + 2 * 3_600_000)));

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;
  const ordersOf = (cartId: string) =>
    app.ctx.db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute();
  const paymentsOf = (cartId: string) =>
    app.ctx.db
      .selectFrom('payments')
      .selectAll()
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute();

  /** A shopper with one bowl in the cart, ready to pay. */
  async function start(stock = 1, priceCents = 2000) {
    const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ stock, priceCents }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId: parcel });
    const pay = async (parts: Record<string, unknown> = {}) => {
      const response = await shopper.pay({
        shippingOptionId: parcel,
        expectedTotalCents,
        ...parts,
      });
      return { status: response.statusCode, body: response.json<Answer>() };
    };
    return { shopper, pay, bowl, stockLeft: () => shop.stockOf(bowl.variantIds[0]!) };
  }

  /** Sends an event as the provider does: signed, over the network. */
  async function sendEvent(event: { id?: string; [field: string]: unknown }, secret?: string) {
    const sent = { id: randomUUID(), ...event };
    const body = JSON.stringify(sent);
    const key = secret ?? (await readEventSecret(app.ctx));
    return app.server.inject({
      method: 'POST',
      url: '/api/payments/test/events',
      payload: body,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...signEvent({ id: sent.id, body }, key, app.ctx.now().getTime()),
      },
    });
  }

  it('a good card makes the order, ends the cart and takes the stock', async () => {
    const { shopper, pay, stockLeft } = await start(3);
    const paid = await pay();
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(paid.body.redirectUrlPath).toMatch(/^\/checkout\/order-confirmed\?token=[\w-]{43}$/);
    const [order, ...others] = await ordersOf(shopper.cartToken);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      id: paid.body.orderId,
      status: 'paid',
      grand_total_cents: 2500,
      shipping_cents: 500,
      is_test: true,
      email: 'ann@example.test',
    });
    expect(await stockLeft()).toBe(2);
    expect(shopper.cookies.has('CART')).toBe(false);
    expect(shopper.cookies.has('hasCart')).toBe(false);
    expect((await shopper.cart()).entries).toEqual([]);
  });

  it('the confirmation leaves by the outbox, once', async () => {
    const { pay } = await start();
    const { body } = await pay();
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('dedupe_key', '=', `order-confirmation:${body.orderId}`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to_address: 'ann@example.test' });
    expect(mails[0]!.text).toContain('1 × Bowl: $20.00');
    expect(mails[0]!.text).toContain('Total: $25.00');
  });

  it.each([
    [cards.declined, 'card_declined', 'Your card was declined. Please try another card.'],
    [
      cards.poor,
      'insufficient_funds',
      'Your card has insufficient funds. Please try another card.',
    ],
    ['4111111111111111', 'incorrect_number', 'Please check the card number.'],
  ])('card %s is refused; cart and stock stay, and a good card works', async (...row) => {
    const [card, code, message] = row;
    const { shopper, pay, stockLeft } = await start();
    expect(await pay({ card })).toMatchObject({ status: 402, body: { code, message } });
    expect(await stockLeft()).toBe(1);
    expect((await shopper.cart()).totalQuantity).toBe(1);
    expect(await ordersOf(shopper.cartToken)).toEqual([]);
    expect(await pay()).toMatchObject({ body: { status: 'succeeded' } });
    expect(await stockLeft()).toBe(0);
  });

  it('a card number is never stored', async () => {
    const { shopper, pay } = await start();
    await pay();
    expect(JSON.stringify(await paymentsOf(shopper.cartToken))).not.toContain(cards.good);
  });

  describe('one payment makes one order', () => {
    it('with the same attempt clicked five times at once', async () => {
      const { shopper, pay, stockLeft } = await start(5);
      const attemptId = newId();
      const answers = await Promise.all(Array.from({ length: 5 }, () => pay({ attemptId })));
      const later = await pay({ attemptId });
      expect(later.body.status).toBe('succeeded');
      for (const { status, body } of answers) {
        if (status === 200) expect(body.orderId).toBe(later.body.orderId);
        else expect(body.code).toBe('payment_under_way');
      }
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
      expect(await paymentsOf(shopper.cartToken)).toHaveLength(1);
      expect(await stockLeft()).toBe(4);
    });

    it('with two tabs that pay at the same moment', async () => {
      const { shopper, pay, stockLeft } = await start(5);
      const answers = await Promise.all([pay(), pay(), pay()]);
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThanOrEqual(1);
      expect(new Set(done.map(({ body }) => body.orderId)).size).toBe(1);
      for (const { status, body } of answers) {
        if (status !== 200) expect(body.code).toBe('payment_under_way');
      }
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
      const taken = (await paymentsOf(shopper.cartToken)).map(({ status }) => status);
      expect(taken.filter((status) => status === 'succeeded')).toHaveLength(1);
      expect(await stockLeft()).toBe(4);
    });

    it('with a tab that pays for a cart bought in another one', async () => {
      const { shopper, pay } = await start(5);
      const first = await pay();
      expect(await pay()).toEqual(first);
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
    });

    it('with its event five times, at once and later', async () => {
      const { shopper, pay, stockLeft } = await start(5);
      const { body } = await pay({ card: cards.secondStep });
      const event = { id: randomUUID(), type: 'succeeded', paymentId: body.paymentId };
      await Promise.all(Array.from({ length: 5 }, () => sendEvent(event)));
      await sendEvent(event);
      await sendEvent({ type: 'succeeded', paymentId: body.paymentId });
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
      expect(await stockLeft()).toBe(4);
    });

    it('with events in the wrong order', async () => {
      const { shopper, pay, stockLeft } = await start(5);
      const { paymentId } = (await pay({ card: cards.secondStep })).body;
      await sendEvent({ type: 'failed', paymentId, code: 'authentication_failed' });
      expect(await stockLeft()).toBe(5);
      await sendEvent({ type: 'succeeded', paymentId });
      await sendEvent({ type: 'failed', paymentId });
      await sendEvent({ type: 'canceled', paymentId });
      expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
      expect(await stockLeft()).toBe(4);
    });
  });

  describe('the second step', () => {
    const decide = (shopper: Shopper, path: string, outcome: string) =>
      shopper.send('POST', path, { body: new URLSearchParams({ outcome }) });

    it('is a page that works without scripts; approving leads to the order', async () => {
      const { shopper, pay, stockLeft } = await start();
      const { body } = await pay({ card: cards.secondStep });
      expect(body).toMatchObject({
        status: 'requires_action',
        redirectUrlPath: `/checkout/payment/${body.paymentId}`,
      });
      expect(await stockLeft()).toBe(0);
      const page = await shopper.send('GET', body.redirectUrlPath);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('$25.00');
      expect(page.body).not.toContain('<script');
      const done = await decide(shopper, body.redirectUrlPath, 'approve');
      expect(done.statusCode).toBe(303);
      expect(done.headers.location).toMatch(/^\/checkout\/order-confirmed\?token=/);
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
      expect(await stockLeft()).toBe(0);
      const again = await decide(shopper, body.redirectUrlPath, 'decline');
      expect(again.headers.location).toBe(done.headers.location);
    });

    it('declined leads back to the checkout, with cart and stock as they were', async () => {
      const { shopper, pay, stockLeft } = await start();
      const { body } = await pay({ card: cards.secondStep });
      const back = await decide(shopper, body.redirectUrlPath, 'decline');
      expect(back.headers.location).toBe(
        `/checkout?cartToken=${shopper.cartToken}&error=authentication_failed`,
      );
      expect(await stockLeft()).toBe(1);
      expect((await shopper.cart()).totalQuantity).toBe(1);
      expect((await pay()).body.status).toBe('succeeded');
    });

    it('left open does not keep its own shopper from paying otherwise', async () => {
      const { shopper, pay, stockLeft } = await start(1);
      const first = (await pay({ card: cards.secondStep })).body;
      expect((await pay()).body.status).toBe('succeeded');
      const late = await decide(shopper, first.redirectUrlPath, 'approve');
      expect(late.headers.location).toMatch(/^\/checkout\/order-confirmed/);
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
      expect((await paymentsOf(shopper.cartToken)).map(({ status }) => status)).toEqual([
        'canceled',
        'succeeded',
      ]);
      expect(await stockLeft()).toBe(0);
    });

    it('is still open when its attempt is sent again', async () => {
      const { shopper, pay } = await start();
      const attempt = { card: cards.secondStep, attemptId: newId() };
      const first = (await pay(attempt)).body;
      expect((await pay(attempt)).body).toEqual(first);
      const done = await decide(shopper, first.redirectUrlPath, 'approve');
      expect(done.headers.location).toMatch(/^\/checkout\/order-confirmed/);
      expect(await paymentsOf(shopper.cartToken)).toHaveLength(1);
    });

    it('of another site is not found', async () => {
      await app.createSite({ host: 'elsewhere.test' });
      const { pay } = await start();
      const { body } = await pay({ card: cards.secondStep });
      const stranger = new TestVisitor(app, 'elsewhere.test');
      expect((await stranger.send('GET', body.redirectUrlPath)).statusCode).toBe(404);
    });

    it('takes no other outcome', async () => {
      const { shopper, pay } = await start();
      const { body } = await pay({ card: cards.secondStep });
      expect((await decide(shopper, body.redirectUrlPath, 'maybe')).statusCode).toBe(400);
    });
  });

  it('money that comes twice for a cart goes back', async () => {
    const { shopper, pay, stockLeft } = await start(5);
    const first = (await pay({ card: cards.secondStep })).body;
    await pay();
    await sendEvent({ type: 'succeeded', paymentId: first.paymentId });
    expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
    expect((await paymentsOf(shopper.cartToken)).map(({ status }) => status)).toEqual([
      'refunded',
      'succeeded',
    ]);
    expect(await stockLeft()).toBe(4);
    expect(await retryRefunds(app.ctx)).toBe(0);
  });

  describe('a reservation that nobody uses', () => {
    const wait = (minutes: number) =>
      app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));

    it.each([
      { stock: 4, minutes: 15 },
      { stock: 1, minutes: 5 },
    ])('of $stock ends after $minutes minutes; others can buy it', async ({ stock, minutes }) => {
      const { shopper, pay, stockLeft } = await start(stock);
      await pay({ card: cards.secondStep });
      wait(minutes - 1);
      await releaseExpiredReservations(app.ctx);
      expect(await stockLeft()).toBe(stock - 1);
      wait(1);
      await releaseExpiredReservations(app.ctx);
      await releaseExpiredReservations(app.ctx);
      expect(await stockLeft()).toBe(stock);
      expect(await paymentsOf(shopper.cartToken)).toMatchObject([{ status: 'expired' }]);
    });

    it('does not lose the money that comes later: the stock is taken anew', async () => {
      const { shopper, pay, stockLeft } = await start(1);
      const { paymentId } = (await pay({ card: cards.secondStep })).body;
      wait(16);
      await releaseExpiredReservations(app.ctx);
      await sendEvent({ type: 'succeeded', paymentId });
      expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
      expect(await stockLeft()).toBe(0);
    });

    it('makes the order also when somebody else bought the last piece', async () => {
      const { shopper, pay, bowl, stockLeft } = await start(1);
      const { paymentId } = (await pay({ card: cards.secondStep })).body;
      wait(16);
      await releaseExpiredReservations(app.ctx);
      const other = new Shopper(app);
      await other.add(bowl.id);
      const expectedTotalCents = await other.totalFor({ shippingOptionId: parcel });
      await other.pay({ shippingOptionId: parcel, expectedTotalCents });
      await sendEvent({ type: 'succeeded', paymentId });
      expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'needs_attention' }]);
      expect(await stockLeft()).toBe(0);
    });
  });

  describe('events', () => {
    it('without a good signature are refused and not kept', async () => {
      const { shopper, pay } = await start();
      const { paymentId } = (await pay({ card: cards.secondStep })).body;
      const id = randomUUID();
      const wrongKey = Buffer.from('wrong').toString('base64');
      const refused = await sendEvent({ id, type: 'succeeded', paymentId }, wrongKey);
      expect(refused.statusCode).toBe(403);
      expect(await ordersOf(shopper.cartToken)).toEqual([]);
      const kept = await app.ctx.db
        .selectFrom('payment_events')
        .select('event_id')
        .where('event_id', '=', id)
        .execute();
      expect(kept).toEqual([]);
    });

    it('of an unknown payment are kept; of an unknown provider refused', async () => {
      expect((await sendEvent({ type: 'succeeded', paymentId: newId() })).statusCode).toBe(200);
      const unknown = await app.server.inject({
        method: 'POST',
        url: '/api/payments/gold/events',
        payload: '{}',
        headers: { host: 'localhost' },
      });
      expect(unknown.statusCode).toBe(404);
    });

    it('that were kept and not applied are applied by the sweep', async () => {
      const { shopper, pay } = await start();
      const { paymentId } = (await pay({ card: cards.secondStep })).body;
      const event = { id: randomUUID(), type: 'succeeded', paymentId };
      await app.ctx.transact((trx) =>
        trx
          .insertInto('payment_events')
          .values({
            site_id: shop.siteId,
            provider: 'test',
            event_id: event.id,
            type: event.type,
            payload: JSON.stringify(event),
            next_attempt_at: app.ctx.now(),
            processed_at: null,
          })
          .execute(),
      );
      await applyWaitingEvents(app.ctx);
      expect(await ordersOf(shopper.cartToken)).toHaveLength(1);
    });
  });

  it('a coupon with one use serves one order, and a failed card gives it back', async () => {
    await addCoupon(shop, { code: 'ONCE', kind: 'fixed', amountCents: 300, usageLimit: 1 });
    const enter = (shopper: Shopper) =>
      shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/coupons`, {
        body: { promoCode: 'ONCE' },
      });
    const [ann, ben] = [await start(5), await start(5)];
    await enter(ann.shopper);
    await enter(ben.shopper);
    const expectedTotalCents = 2200;
    expect((await ann.pay({ expectedTotalCents, card: cards.declined })).status).toBe(402);
    const real = { payment: { provider: 'manual' } };
    expect((await ben.pay({ expectedTotalCents, ...real })).status).toBe(200);
    const late = await ann.pay({ expectedTotalCents });
    expect(late).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    expect((await ann.pay({ expectedTotalCents: 2500 })).status).toBe(200);
  });

  it('SUBS-03 a gift card is mailed with its code, of which only a hash is kept', async () => {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(card.id, 2);
    const payment = { provider: 'manual' };
    const paid = await shopper.pay({ expectedTotalCents: 10_000, payment });
    const { orderId } = paid.json<Answer>();
    const giftCards = () =>
      app.ctx.db.selectFrom('gift_cards').selectAll().where('order_id', '=', orderId).execute();
    expect(await giftCards()).toEqual([]);
    const paymentId = (await paymentsOf(shopper.cartToken))[0]!.id;
    await settlePayment(app.ctx, await site(), { paymentId, type: 'succeeded', isTest: false });
    const issued = await giftCards();
    expect(issued.map((row) => row.initial_cents)).toEqual([5000, 5000]);
    await sendGiftCards(app.ctx);
    for (const row of issued) {
      const mail = await app.ctx.db
        .selectFrom('outbox_mails')
        .select(['site_id', 'html', 'text', 'sealed'])
        .where('dedupe_key', 'like', `gift-card:${row.id}:%`)
        .executeTakeFirstOrThrow();
      const balance = await app.ctx.db
        .selectFrom('balances')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      const kept = JSON.stringify([row, mail, balance]);
      const { text } = openMail(await app.ctx.secrets(), { ...mail, sealed: mail.sealed! });
      const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(text)![0];
      expect(code.endsWith(balance.code_hint)).toBe(true);
      expect(balance.left_cents).toBe(5000);
      expect(kept).not.toContain(code);
    }
  });

  it('a test order is marked in its mail and yields no gift card to pay with', async () => {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(card.id);
    const { orderId } = (await shopper.pay({ expectedTotalCents: 5000 })).json<Answer>();
    const issued = await app.ctx.db
      .selectFrom('gift_cards')
      .select('id')
      .where('order_id', '=', orderId)
      .execute();
    expect(issued).toEqual([]);
    const mail = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('dedupe_key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toMatch(/^Test order \d+ at /);
    expect(mail.text).toContain('This is a test order. No money was taken');
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ is_test: true }]);
  });

  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 3 };

  /** A shopper with the cart of one subscription. */
  async function subscribe(): Promise<Shopper> {
    const box = await shop.addProduct({ productType: 3, plan, variants: [{ priceCents: 1500 }] });
    const shopper = new Shopper(app);
    const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: box.id, qty: 1 },
    });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    return shopper;
  }
  const subscriptionsOf = (orderId: string) =>
    app.ctx.db.selectFrom('subscriptions').selectAll().where('order_id', '=', orderId).execute();

  it('ENT-10 SUBS-01 a subscription starts with the money of its order', async () => {
    const shopper = await subscribe();
    const paid = { expectedTotalCents: 1500, card: cards.secondStep };
    expect((await shopper.pay(paid)).json()).toMatchObject({ status: 'requires_action' });
    const paymentId = (await paymentsOf(shopper.cartToken))[0]!.id;
    await settlePayment(app.ctx, await site(), { paymentId, type: 'succeeded', isTest: false });
    const { id: orderId } = await app.ctx.db
      .selectFrom('orders')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const rows = await subscriptionsOf(orderId);
    expect(rows).toMatchObject([{ status: 'active', cycles_billed: 1, price_cents: 1500, plan }]);
    const month = rows[0]!.next_billing_at!.getTime() - app.ctx.now().getTime();
    expect(month).toBeGreaterThan(27 * 86_400_000);
  });

  it('a test order starts a test of a subscription', async () => {
    const shopper = await subscribe();
    const { orderId } = (await shopper.pay({ expectedTotalCents: 1500 })).json<Answer>();
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'paid', is_test: true }]);
    expect(await subscriptionsOf(orderId)).toMatchObject([{ is_test: true }]);
  });

  it('a bank transfer places the order; the money makes it paid', async () => {
    const { shopper, pay, stockLeft } = await start(2);
    const { body } = await pay({ payment: { provider: 'manual' } });
    expect(body.status).toBe('succeeded');
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'awaiting_payment' }]);
    expect(await stockLeft()).toBe(1);
    const [payment] = await paymentsOf(shopper.cartToken);
    const news = { paymentId: payment!.id, type: 'succeeded' as const, isTest: false };
    await settlePayment(app.ctx, await site(), news);
    await settlePayment(app.ctx, await site(), news);
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
    expect(await stockLeft()).toBe(1);
    await expect(
      findProvider(app.ctx, 'manual')!.refund({
        siteId: '',
        paymentId: '',
        providerRef: null,
        refundId: 'r',
        amountCents: 1,
        currency: 'USD',
      }),
    ).rejects.toThrow('by a person');
  });

  it('orders of a site are numbered without gaps, also at the same moment', async () => {
    const siteId = await app.createSite({ host: 'numbers.test' });
    const numbers = await createTestShop(app, siteId);
    const song = await numbers.addProduct({ productType: 2 });
    const shoppers = Array.from({ length: 8 }, () => new Shopper(app, 'numbers.test'));
    for (const shopper of shoppers) await shopper.add(song.id);
    await Promise.all(shoppers.map((shopper) => shopper.pay({ expectedTotalCents: 1000 })));
    const rows = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('site_id', '=', siteId)
      .orderBy('order_number')
      .execute();
    expect(rows.map((row) => row.order_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('pages show sold out as soon as the last piece is held, and again when it is back', async () => {
    const version = async () =>
      (
        await app.ctx.db
          .selectFrom('sites')
          .select('version')
          .where('site_id', '=', shop.siteId)
          .executeTakeFirstOrThrow()
      ).version;
    const { pay } = await start(2);
    const plenty = await version();
    await pay();
    expect(await version()).toBe(plenty);
    const last = await start(1);
    const before = await version();
    await last.pay({ card: cards.declined });
    expect(await version()).toBe(before + 2);
  });

  it('a card cannot be tried without end', async () => {
    const { pay } = await start(5);
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push(await pay({ card: cards.declined }));
    expect(answers.slice(0, 10).every(({ status }) => status === 402)).toBe(true);
    expect(answers[10]).toMatchObject({
      status: 429,
      body: { message: 'Please try again in a few seconds.' },
    });
  });

  it('the last piece goes to one of many buyers who pay at once', async () => {
    const buyers = database === 'postgres' ? 200 : 40;
    const bowl = await shop.addProduct({ variants: [{ stock: 1, priceCents: 2000 }] });
    const shoppers = Array.from({ length: buyers }, () => new Shopper(app));
    await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.add(bowl.id);
        await shopper.totalFor({ shippingOptionId: parcel });
      }),
    );
    const answers = await Promise.all(
      shoppers.map((shopper) =>
        shopper.pay({ shippingOptionId: parcel, expectedTotalCents: 2500 }),
      ),
    );
    const bought = answers.filter((response) => response.statusCode === 200);
    const refused = answers.filter((response) => response.statusCode === 409);
    expect([bought.length, refused.length]).toEqual([1, buyers - 1]);
    for (const response of refused) {
      expect(response.json()).toMatchObject({
        code: 'stock_changed',
        message: 'Some items of your order are no longer available. Please review your cart.',
      });
    }
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(0);
    const items = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('product_id', '=', bowl.id)
      .execute();
    expect(items).toHaveLength(1);
  });
});
