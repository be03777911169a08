/** Payments through Stripe: the official library against a double that keeps state. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../db/id.ts';
import { sweepPayments } from '../../../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import type { PaymentFault } from '../../../testing/payment-faults.ts';
import { Shopper } from '../../../testing/shopper.ts';
import { createStripeShop, type StripeShop } from '../../../testing/stripe-double/stripe-shop.ts';
import type { DoubleEvent } from '../../../testing/stripe-double/stripe-world.ts';
import { mostDeclines } from '../../declined-cards.ts';
import { chargeSaved } from '../../charge-saved.ts';
import { findPayment as readPayment } from '../../find-payment.ts';
import { providersOf } from '../../providers.ts';
import { refundPayment } from '../../refund-payment.ts';
import { findSavedMethodOf } from '../../saved-methods.ts';

const good = '4242424242424242';
const bank = '4000002500003155';
const poor = '4000000000009995';
const slow = '6100000000000000';

describeOnBothDatabases('payments through Stripe', (database) => {
  let stripe: StripeShop;
  beforeAll(async () => {
    stripe = await createStripeShop(database);
  });
  afterAll(() => stripe.close());
  beforeEach(() => later(2 * 60));

  const later = (minutes: number) =>
    stripe.app.setNow(new Date(stripe.app.ctx.now().getTime() + minutes * 60_000));
  const siteOf = async () => (await stripe.app.ctx.sites.get(stripe.shop.siteId))!;
  const keyOf = (paymentId: string) => ({ siteId: stripe.shop.siteId, paymentId });
  const findPayment = (paymentId: string) => readPayment(stripe.app.ctx.db, keyOf(paymentId));
  const ordersOf = (cartId: string) =>
    stripe.app.ctx.db
      .selectFrom('orders')
      .select(['status', 'grand_total_cents', 'refunded_cents', 'is_test'])
      .where('cart_id', '=', cartId)
      .execute();
  const eventOf = (id: string) =>
    stripe.app.ctx.db
      .selectFrom('payment_events')
      .select(['state', 'last_error', 'site_id'])
      .where('event_id', '=', id)
      .executeTakeFirst();
  const stockOf = (begun: { variantId: string }) => stripe.shop.stockOf(begun.variantId);
  const refund = async (paymentId: string, amountCents?: number) =>
    refundPayment(
      { ctx: stripe.app.ctx, site: await siteOf(), providerOf: providersOf(stripe.app.ctx) },
      paymentId,
      { requestId: newId(), reason: '', ...(amountCents && { amountCents }) },
    );
  const refundsOf = (paymentId: string) =>
    stripe.app.ctx.db
      .selectFrom('payment_refunds')
      .select(['status', 'amount_cents', 'reason'])
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .execute();

  /** A payment whose money came. */
  async function buy() {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), good);
    await begun.comeBack();
    return begun;
  }

  describe('on the page of the payment', () => {
    it('ask Stripe for exactly the total, once, and take nothing yet', async () => {
      const begun = await stripe.begin({ priceCents: 1999 });
      expect(begun.intent()).toMatchObject({ amount: 1999, currency: 'usd' });
      expect(begun.intent().metadata).toEqual(keyOf(begun.paymentId));
      expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'requires_action' });
      expect(await stockOf(begun)).toBe(0);
    });

    it('load scripts of Stripe there and on no other page', async () => {
      const begun = await stripe.begin();
      const page = await begun.shopper.send('GET', begun.path);
      const policy = String(page.headers['content-security-policy']);
      expect(page.body).toContain(`src="${stripe.double.url}/endive/stripe.js"`);
      expect(policy).toContain(stripe.double.url);
      expect(policy).not.toContain('unsafe');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('$20.00');
      const url = `/api/commerce/checkout?cartToken=${begun.shopper.cartToken}`;
      const checkout = await begun.shopper.send('GET', url);
      expect(checkout.json()).toMatchObject({ paymentMethods: [{ provider: 'stripe' }] });
      expect(checkout.body).not.toContain(stripe.double.secretKey);
    });

    it('come back paid: one order, also when the event comes before, with and after it', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), good);
      await stripe.sendAll();
      const back = await begun.comeBack();
      expect(back.headers.location).toMatch(/^\/checkout\/order-confirmed\?token=/);
      for (const event of stripe.double.world.events.slice(-2)) await stripe.send(event);
      expect(await ordersOf(begun.shopper.cartToken)).toEqual([
        { status: 'paid', grand_total_cents: 2000, refunded_cents: 0, is_test: false },
      ]);
      expect(await stockOf(begun)).toBe(0);
    });

    it('come back declined: the page again, stock still held, and another card pays', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), poor);
      await stripe.sendAll();
      const back = await begun.comeBack();
      expect(back.statusCode).toBe(200);
      expect(back.body).toContain('id="payment-element"');
      expect(await stockOf(begun)).toBe(0);
      stripe.double.world.pay(begun.intent(), good);
      expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    });

    it('end after five declined cards, however often the same event comes; stock is back', async () => {
      const begun = await stripe.begin();
      const declineOnce = async () => {
        stripe.double.world.pay(begun.intent(), poor);
        await stripe.sendAll((events) => events.flatMap((event) => [event, event]));
      };
      for (let card = 1; card < mostDeclines; card += 1) await declineOnce();
      expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'requires_action' });
      expect(await stockOf(begun)).toBe(0);
      await declineOnce();
      expect(begun.intent().status).toBe('canceled');
      expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'canceled' });
      expect(await stockOf(begun)).toBe(1);
      expect((await begun.comeBack()).headers.location).toContain('/checkout?cartToken=');
      const payment = { provider: 'stripe' };
      const anew = await begun.shopper.pay({ expectedTotalCents: 2000, payment });
      const { paymentId } = anew.json<{ paymentId: string }>();
      const intent = stripe.double.world.intents.values().toArray().at(-1)!;
      stripe.double.world.pay(intent, poor);
      await stripe.sendAll();
      expect(intent.status).toBe('canceled');
      expect(await findPayment(paymentId)).toMatchObject({ status: 'canceled' });
    });

    it('come back in another tab from the bank, without any event', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), bank);
      expect((await begun.comeBack()).statusCode).toBe(200);
      stripe.double.world.move(begun.intent(), 'succeeded');
      const stranger = new Shopper(stripe.app);
      const back = await stranger.send('GET', begun.path);
      expect(back.headers.location).toMatch(/order-confirmed/);
      expect(await ordersOf(begun.shopper.cartToken)).toHaveLength(1);
    });

    it('a page that Stripe does not answer for says to wait, and looks again', async () => {
      const begun = await stripe.begin();
      stripe.double.faults.add('GET /v1/payment_intents/*', ...dead);
      const page = await begun.shopper.send('GET', begun.path);
      expect(page.body).toContain('http-equiv="refresh"');
      expect((await begun.shopper.send('GET', begun.path)).body).toContain('payment-element');
    });

    it('an amount that Stripe refuses holds nothing up', async () => {
      const cheap = await stripe.shop.addProduct({
        productType: 2,
        variants: [{ priceCents: 49 }],
      });
      const shopper = new Shopper(stripe.app);
      await shopper.add(cheap.id);
      const payment = { provider: 'stripe' };
      const refused = await shopper.pay({ expectedTotalCents: 49, payment });
      expect(refused.json()).toMatchObject({ code: 'method_unavailable' });
    });
  });

  describe('of methods that take days', () => {
    it('place the order; the money makes it paid', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), slow);
      expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
      expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([
        { status: 'awaiting_payment' },
      ]);
      later(4 * 24 * 60);
      await sweepPayments.run(stripe.app.ctx);
      expect(await stockOf(begun)).toBe(0);
      stripe.double.world.move(begun.intent(), 'succeeded');
      await stripe.sendAll();
      expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
    });

    it('fail after days: the order is canceled and its stock is back', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), slow);
      await begun.comeBack();
      stripe.double.world.decline(begun.intent(), 'insufficient_funds');
      await stripe.sendAll();
      expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'canceled' }]);
      expect(await stockOf(begun)).toBe(1);
    });
  });

  const dead: PaymentFault[] = [
    'dropped-before',
    'dropped-before',
    'dropped-before',
    'dropped-before',
  ];

  describe('when the line is bad', () => {
    it.each<[string, PaymentFault[]]>([
      ['a lost request', ['dropped-before']],
      ['a lost answer', ['dropped-after']],
      ['two lost answers', ['dropped-after', 'dropped-after']],
      ['too many requests', ['refused', 'refused']],
      ['a conflict', ['conflict']],
      ['a 500 that is kept', ['failed-before']],
      ['a 500 after the work was done', ['failed-after']],
    ])('%s at the start leads to one payment', async (_name, faults) => {
      stripe.double.faults.add('POST /v1/payment_intents', ...faults);
      const begun = await stripe.begin();
      expect(await findPayment(begun.paymentId)).toMatchObject({
        status: 'requires_action',
        providerRef: begun.intent().id,
      });
      stripe.double.world.pay(begun.intent(), good);
      expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    });

    it('no answer at all calls the payment off at the end, whatever became of it', async () => {
      const song = await stripe.shop.addProduct({ productType: 3, variants: [{ stock: 1 }] });
      const shopper = new Shopper(stripe.app);
      await shopper.add(song.id);
      stripe.double.faults.add('POST /v1/payment_intents', 'dropped-after', ...dead, ...dead);
      const payment = { provider: 'stripe' };
      const failed = await shopper.pay({ expectedTotalCents: 1000, payment });
      expect(failed.statusCode).toBeGreaterThanOrEqual(400);
      stripe.double.faults.clear();
      later(16);
      await sweepPayments.run(stripe.app.ctx);
      expect(await stripe.shop.stockOf(song.variantIds[0]!)).toBe(1);
      const made = [...stripe.double.world.intents.values()].at(-1)!;
      expect(made.status).toBe('canceled');
    });

    it.each<[string, PaymentFault[]]>([
      ['a lost answer', ['dropped-after']],
      ['a 500 after the work was done', ['failed-after']],
      ['a 500 before it', ['failed-before']],
      ['too many requests', ['refused']],
    ])('%s gives money back once', async (_name, faults) => {
      const { paymentId } = await buy();
      stripe.double.faults.add('POST /v1/refunds', ...faults);
      await refund(paymentId, 700);
      expect(await findPayment(paymentId)).toMatchObject({ refundedCents: 700 });
      const intentRef = (await findPayment(paymentId))!.providerRef;
      const made = stripe.double.world.refunds.filter((row) => row.payment_intent === intentRef);
      expect(made).toMatchObject([{ amount: 700 }]);
    });
  });

  describe('events', () => {
    it('of every order of arrival give the same end', async () => {
      const ends = [];
      const arrangements: ((events: DoubleEvent[]) => DoubleEvent[])[] = [
        (events) => events,
        (events) => events.toReversed(),
        (events) => [...events, ...events],
        (events) => events.slice(-1),
        (events) => events.toSorted((a, b) => a.id.localeCompare(b.id)),
      ];
      for (const arrange of arrangements) {
        const begun = await stripe.begin();
        const intent = begun.intent();
        stripe.double.world.pay(intent, poor);
        stripe.double.world.pay(intent, good);
        stripe.double.world.addRefund(intent, 500);
        await stripe.sendAll(arrange);
        const payment = await findPayment(begun.paymentId);
        ends.push({
          payment: [payment!.status, payment!.refundedCents],
          orders: await ordersOf(begun.shopper.cartToken),
          refunds: await refundsOf(begun.paymentId),
        });
      }
      for (const end of ends) expect(end).toEqual(ends[0]);
      expect(ends[0]).toMatchObject({
        payment: ['succeeded', 500],
        orders: [{ status: 'paid', refunded_cents: 500 }],
      });
    });

    it('need the signature over exactly these bytes, made within 300 seconds', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), good);
      const event = stripe.double.world.events.at(-1)!;
      const now = stripe.app.ctx.now().getTime();
      const post = (payload: string, headers: Record<string, string>) =>
        stripe.app.server.inject({
          method: 'POST',
          url: '/api/payments/stripe/events',
          payload,
          headers: { host: 'localhost', ...headers },
        });
      for (const ms of [-301_000, 301_000]) {
        const { body, headers } = stripe.double.sign(event, new Date(now + ms));
        expect((await post(body, headers)).statusCode).toBe(403);
      }
      const { body, headers } = stripe.double.sign(event);
      expect((await post(`${body} `, headers)).statusCode).toBe(403);
      expect((await post(body, { 'content-type': 'application/json' })).statusCode).toBe(403);
      expect(await ordersOf(begun.shopper.cartToken)).toEqual([]);
      expect((await post(body, headers)).statusCode).toBe(200);
      expect(await ordersOf(begun.shopper.cartToken)).toHaveLength(1);
    });

    it('that lie are not believed: what Stripe answers decides', async () => {
      const begun = await stripe.begin();
      const lie = { ...begun.intent(), status: 'succeeded', amount_received: 2000 };
      stripe.double.world.tell('payment_intent.succeeded', { ...lie });
      await stripe.sendAll();
      expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'requires_action' });
    });

    it('of another amount or currency make nothing paid and are for a person to look at', async () => {
      for (const change of [{ amount: 1 }, { amount: 2001 }, { currency: 'eur' }]) {
        const begun = await stripe.begin();
        Object.assign(begun.intent(), change);
        stripe.double.world.pay(begun.intent(), good);
        const event = stripe.double.world.events.at(-1)!;
        await stripe.send(event);
        expect(await eventOf(event.id)).toMatchObject({ state: 'dead' });
        expect(await ordersOf(begun.shopper.cartToken)).toEqual([]);
      }
    });

    it('wait while Stripe does not answer, and are applied then', async () => {
      const begun = await stripe.begin();
      stripe.double.world.pay(begun.intent(), good);
      const event = stripe.double.world.events.at(-1)!;
      stripe.double.faults.add('GET /v1/payment_intents/*', ...dead);
      expect((await stripe.send(event)).statusCode).toBe(200);
      expect(await eventOf(event.id)).toMatchObject({ state: 'waiting' });
      later(2);
      await sweepPayments.run(stripe.app.ctx);
      expect(await eventOf(event.id)).toMatchObject({ state: 'applied' });
      expect(await ordersOf(begun.shopper.cartToken)).toHaveLength(1);
    });

    it('of what is not ours are taken and forgotten', async () => {
      const intent = stripe.double.world.addIntent({ object: 'payment_intent', amount: 5 });
      stripe.double.world.move(intent, 'succeeded');
      const event = stripe.double.world.events.at(-1)!;
      expect((await stripe.send(event)).statusCode).toBe(200);
      expect(await eventOf(event.id)).toBeUndefined();
    });
  });

  describe('refunds', () => {
    it('that are pending count when the bank has them, and not before', async () => {
      const { paymentId, shopper } = await buy();
      stripe.double.world.refundsBegin = 'pending';
      await refund(paymentId, 2000).finally(() => {
        stripe.double.world.refundsBegin = 'succeeded';
      });
      expect(await findPayment(paymentId)).toMatchObject({ refundedCents: 0 });
      await expect(refund(paymentId, 1)).rejects.toMatchObject({ code: 'refund_too_large' });
      stripe.double.world.moveRefund(stripe.double.world.refunds.at(-1)!, 'succeeded');
      await stripe.sendAll();
      expect(await ordersOf(shopper.cartToken)).toMatchObject([
        { status: 'refunded', refunded_cents: 2000 },
      ]);
    });

    it('that fail after they were done count no more, and can be made again', async () => {
      const { paymentId, shopper } = await buy();
      await refund(paymentId, 2000);
      expect(await findPayment(paymentId)).toMatchObject({ status: 'refunded' });
      stripe.double.world.moveRefund(stripe.double.world.refunds.at(-1)!, 'failed');
      await stripe.sendAll();
      await stripe.sendAll((events) => events);
      expect(await findPayment(paymentId)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
      expect(await refundsOf(paymentId)).toMatchObject([{ status: 'failed' }]);
      expect(await ordersOf(shopper.cartToken)).toMatchObject([{ refunded_cents: 0 }]);
      await refund(paymentId, 600);
      expect(await findPayment(paymentId)).toMatchObject({ refundedCents: 600 });
    });
  });

  it('disputes are noted when they open and when they are decided; stock stays', async () => {
    const begun = await buy();
    const disputesOf = () =>
      stripe.app.ctx.db
        .selectFrom('payment_disputes')
        .select(['status', 'amount_cents', 'reason'])
        .where('payment_id', '=', begun.paymentId)
        .execute();
    const dispute = stripe.double.world.dispute(begun.intent(), 1500);
    await stripe.sendAll();
    const open = { status: 'open', amount_cents: 1500, reason: 'fraudulent' };
    expect(await disputesOf()).toEqual([open]);
    stripe.double.world.closeDispute(dispute, 'lost');
    await stripe.sendAll((events) => [...events, ...events]);
    expect(await disputesOf()).toEqual([{ ...open, status: 'lost' }]);
    expect(await stockOf(begun)).toBe(0);
  });

  it('a payment that nobody finishes is called off at Stripe too', async () => {
    const begun = await stripe.begin();
    later(16);
    await sweepPayments.run(stripe.app.ctx);
    expect(begun.intent().status).toBe('canceled');
    expect(await stockOf(begun)).toBe(1);
  });

  it('money that came in the moment of calling off makes the order', async () => {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), good);
    later(16);
    await sweepPayments.run(stripe.app.ctx);
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
  });

  describe('for plans', () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 3 };

    it('SUBS-01 a plan that begins with nothing to pay keeps a method first', async () => {
      const { paymentId, intent } = await subscribe(bank, 0);
      expect(intent).toMatchObject({ object: 'setup_intent', status: 'succeeded' });
      expect(await findPayment(paymentId)).toMatchObject({ status: 'succeeded', amountCents: 0 });
      const later = await subscribe(good);
      const { again } = await renew(paymentId, later.paymentId);
      expect(await again()).toMatchObject({ payment: { status: 'succeeded' } });
    });

    async function subscribe(card: string, priceCents = 1500) {
      const box = await stripe.shop.addProduct({
        productType: 3,
        plan,
        variants: [{ priceCents }],
      });
      const shopper = new Shopper(stripe.app);
      const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', {
        body: { itemId: box.id, qty: 1 },
      });
      shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
      const payment = { provider: 'stripe' };
      const paid = await shopper.pay({ expectedTotalCents: priceCents, payment });
      const { paymentId, redirectUrlPath } = paid.json<{
        paymentId: string;
        redirectUrlPath: string;
      }>();
      const intent = [...stripe.double.world.intents.values()].at(-1)!;
      stripe.double.world.pay(intent, card);
      if (intent.status === 'requires_action') stripe.double.world.move(intent, 'succeeded');
      await shopper.send('GET', redirectUrlPath);
      return { paymentId, intent };
    }

    /** Charges the method of a payment for what another one was for; for the same unless told. */
    async function renew(paymentId: string, model = paymentId) {
      const key = keyOf(paymentId);
      const method = await findSavedMethodOf(stripe.app.ctx.db, key);
      const first = await findPayment(model);
      const charge = {
        chargeId: `period-${newId()}`,
        attemptId: newId(),
        savedMethodId: method!.savedMethodId,
        amountCents: 1500,
        currency: 'USD',
        snapshot: first!.snapshot,
        confirmBy: new Date(stripe.app.ctx.now().getTime() + 86_400_000),
      };
      const source = { ctx: stripe.app.ctx, site: await siteOf() };
      return { charge, again: () => chargeSaved(source, charge) };
    }

    it('the method is kept and charged while its owner is away, once', async () => {
      const { paymentId, intent } = await subscribe(good);
      expect(intent).toMatchObject({ setup_future_usage: 'off_session' });
      expect(await findSavedMethodOf(stripe.app.ctx.db, keyOf(paymentId))).toMatchObject({
        label: 'Visa ending in 4242',
        provider: 'stripe',
      });
      const { charge, again } = await renew(paymentId);
      stripe.double.faults.add('POST /v1/payment_intents/*/confirm', 'dropped-after');
      expect(await again()).toMatchObject({ payment: { status: 'succeeded' } });
      expect(await again()).toMatchObject({ payment: { status: 'succeeded' } });
      expect(await ordersOf(charge.chargeId)).toMatchObject([{ grand_total_cents: 1500 }]);
    });

    it('a 500 that hides a charge is looked up, not charged again', async () => {
      const { paymentId } = await subscribe(good);
      const { charge, again } = await renew(paymentId);
      stripe.double.faults.add('POST /v1/payment_intents/*/confirm', 'failed-after');
      expect(await again()).toMatchObject({ payment: { status: 'succeeded' } });
      expect(await ordersOf(charge.chargeId)).toHaveLength(1);
    });

    it('a card that the bank wants confirmed waits for its owner at a page', async () => {
      const { paymentId } = await subscribe('4000002760003184');
      const { charge, again } = await renew(paymentId);
      const taken = await again();
      expect(taken).toMatchObject({ payment: { status: 'requires_action' } });
      later(60);
      await sweepPayments.run(stripe.app.ctx);
      const intent = [...stripe.double.world.intents.values()].at(-1)!;
      const shopper = new Shopper(stripe.app);
      const id = (taken as { payment: { paymentId: string } }).payment.paymentId;
      expect((await shopper.send('GET', `/checkout/payment/${id}`)).body).toContain(
        'payment-element',
      );
      stripe.double.world.pay(intent, good);
      await shopper.send('GET', `/checkout/payment/${id}`);
      expect(await ordersOf(charge.chargeId)).toHaveLength(1);
      expect(await findSavedMethodOf(stripe.app.ctx.db, keyOf(id))).toMatchObject({
        label: 'Visa ending in 4242',
      });
    });

    it('a card that is declined is a failed payment', async () => {
      const { paymentId } = await subscribe('4000000000000341');
      const { again } = await renew(paymentId);
      expect(await again()).toMatchObject({
        payment: { status: 'failed', failureCode: 'card_declined' },
      });
    });
  });
});
