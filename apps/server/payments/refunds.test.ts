import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenderKind } from '@sitewright/commerce';
import { newId } from '../db/id.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { maxAttempts } from './back-off.ts';
import type { PaymentProvider } from './provider.ts';
import { findProvider, providersOf } from './providers.ts';
import { signEvent } from '../http/event-signature.ts';
import { readEventSecret } from './providers/test/test-provider.ts';
import { type FailedRefund, listFailedRefunds, retryRefund } from './failed-refunds.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { retryRefunds } from './sweep-payments.ts';

describeOnBothDatabases('refunds', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  /** A song that was paid with a card. */
  async function buy(card: string = cards.good) {
    const song = await shop.addProduct({ productType: 2, variants: [{ priceCents: 3000 }] });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 3000, card });
    return findPaymentId(shopper.cartToken);
  }

  async function findPaymentId(cartId: string) {
    const row = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    return { paymentId: row.id, cartId };
  }

  /** A song that is ordered and will be paid by bank transfer. */
  async function placeByTransfer() {
    const song = await shop.addProduct({ productType: 2, variants: [{ priceCents: 3000 }] });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 3000, payment: { provider: 'manual' } });
    return findPaymentId(shopper.cartToken);
  }

  async function buyByTransfer() {
    const placed = await placeByTransfer();
    const news = { paymentId: placed.paymentId, type: 'succeeded' as const, isTest: false };
    await settlePayment(app.ctx, await site(), news);
    return placed;
  }

  const eventsOf = async (paymentId: string) => {
    const rows = await app.ctx.db
      .selectFrom('payment_events')
      .select('state')
      .where('payment_id', '=', paymentId)
      .execute();
    return rows.map(({ state }) => state);
  };
  const findPayment = (paymentId: string) =>
    app.ctx.db
      .selectFrom('payments as p')
      .innerJoin('payment_tenders as t', 't.payment_id', 'p.id')
      .select(['p.status', 'p.refunded_cents', 't.refunded_cents as tender_cents', 't.kind'])
      .where('p.id', '=', paymentId)
      .executeTakeFirstOrThrow();
  const findOrder = (cartId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['status', 'refunded_cents'])
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
  const refundsOf = (paymentId: string) =>
    app.ctx.db
      .selectFrom('payment_refunds')
      .select(['amount_cents', 'status', 'attempts'])
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .execute();

  async function refund(paymentId: string, amountCents?: number, requestId: string = newId()) {
    const source = { ctx: app.ctx, site: await site(), providerOf: providersOf(app.ctx) };
    const request = { requestId, reason: 'Broken', ...(amountCents && { amountCents }) };
    return refundPayment(source, paymentId, request);
  }

  async function sendEvent(event: Record<string, unknown>) {
    const id = randomUUID();
    const body = JSON.stringify({ id, ...event });
    const secret = await readEventSecret(app.ctx);
    const headers = signEvent({ id, body }, secret, app.ctx.now().getTime());
    return app.server.inject({
      method: 'POST',
      url: '/api/payments/test/events',
      payload: body,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    });
  }

  it('in parts reach the tender, the payment and the order', async () => {
    const { paymentId, cartId } = await buy();
    expect(await refund(paymentId, 1000)).toMatchObject({ status: 'succeeded' });
    expect(await findPayment(paymentId)).toEqual({
      status: 'succeeded',
      refunded_cents: 1000,
      tender_cents: 1000,
      kind: 'card',
    });
    expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 1000 });
    await refund(paymentId);
    expect(await findPayment(paymentId)).toMatchObject({
      status: 'refunded',
      refunded_cents: 3000,
    });
    expect(await findOrder(cartId)).toEqual({ status: 'refunded', refunded_cents: 3000 });
    expect((await refundsOf(paymentId)).map((row) => row.amount_cents)).toEqual([1000, 2000]);
  });

  it('count once when asked for twice, also at the same moment', async () => {
    const { paymentId } = await buy();
    const requestId = newId();
    await Promise.all([1, 2, 3].map(() => refund(paymentId, 700, requestId)));
    await refund(paymentId, 700, requestId);
    expect(await findPayment(paymentId)).toMatchObject({ refunded_cents: 700, tender_cents: 700 });
  });

  it('never exceed what came', async () => {
    const { paymentId } = await buy();
    await refund(paymentId, 2500);
    await expect(refund(paymentId, 501)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await findPayment(paymentId)).toMatchObject({ refunded_cents: 2500 });
    const both = await Promise.allSettled([refund(paymentId, 400), refund(paymentId, 400)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a payment by two tenders go back by each, and by none more than came by it', async () => {
    const { paymentId, cartId } = await buy();
    await app.ctx.transact(async (trx) => {
      const { site_id, provider } = await trx
        .updateTable('payment_tenders')
        .set({ amount_cents: 2000 })
        .where('payment_id', '=', paymentId)
        .returning(['site_id', 'provider'])
        .executeTakeFirstOrThrow();
      const part = { site_id, payment_id: paymentId, id: newId(), provider };
      const card = { ...part, kind: 'gift-card' as const, amount_cents: 1000 };
      await trx.insertInto('payment_tenders').values(card).execute();
    });
    const tenders = async () => {
      const rows = await app.ctx.db
        .selectFrom('payment_tenders')
        .select(['kind', 'refunded_cents'])
        .where('payment_id', '=', paymentId)
        .execute();
      return Object.fromEntries(rows.map((row) => [row.kind, row.refunded_cents]));
    };
    await refund(paymentId, 1500);
    expect(await tenders()).toEqual({ card: 1500, 'gift-card': 0 });
    await refund(paymentId, 800);
    expect(await tenders()).toEqual({ card: 2000, 'gift-card': 300 });
    expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 2300 });
    await expect(refund(paymentId, 701)).rejects.toMatchObject({ code: 'refund_too_large' });
    await refund(paymentId);
    expect(await tenders()).toEqual({ card: 2000, 'gift-card': 1000 });
    expect(await findOrder(cartId)).toEqual({ status: 'refunded', refunded_cents: 3000 });
  });

  it('need money that came', async () => {
    const { paymentId } = await buy(cards.secondStep);
    await expect(refund(paymentId, 100)).rejects.toMatchObject({ code: 'refund_not_possible' });
    expect(await refund(newId(), 100)).toBeUndefined();
  });

  it('that somebody made at the provider reach the order, each once', async () => {
    const { paymentId, cartId } = await buy();
    const part = { type: 'refunded', paymentId, refundId: 'theirs-1', amountCents: 400 };
    await sendEvent(part);
    await sendEvent(part);
    expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 400 });
    await sendEvent({ type: 'refunded', paymentId });
    expect(await findOrder(cartId)).toEqual({ status: 'refunded', refunded_cents: 3000 });
    expect(await findPayment(paymentId)).toMatchObject({ status: 'refunded', tender_cents: 3000 });
  });

  it('are tried again later, and hold the money until then', async () => {
    const { paymentId } = await buy();
    const provider: PaymentProvider = {
      ...findProvider(app.ctx, 'test')!,
      refund: () => Promise.reject(new Error('cannot be reached')),
    };
    const source = { ctx: app.ctx, site: await site(), providerOf: () => provider };
    await refundPayment(source, paymentId, { requestId: newId(), reason: '', amountCents: 2000 });
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'due', attempts: 1 }]);
    await expect(refund(paymentId, 1500)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await retryRefunds(app.ctx)).toBe(0);
    app.setNow(new Date(app.ctx.now().getTime() + 61_000));
    expect(await retryRefunds(app.ctx)).toBe(1);
    expect(await findPayment(paymentId)).toMatchObject({ refunded_cents: 2000 });
  });

  it('are given up after many tries, and count no more', async () => {
    const { paymentId } = await buy();
    const provider: PaymentProvider = {
      ...findProvider(app.ctx, 'test')!,
      refund: () => Promise.reject(new Error('cannot be reached')),
    };
    const source = { ctx: app.ctx, site: await site(), providerOf: () => provider };
    const request = { requestId: newId(), reason: '', amountCents: 2000 };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await refundPayment(source, paymentId, request);
      app.setNow(new Date(app.ctx.now().getTime() + 7 * 3_600_000));
    }
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'failed', attempts: maxAttempts }]);
    expect(await retryRefunds(app.ctx)).toBe(0);
    expect(await findPayment(paymentId)).toMatchObject({ refunded_cents: 0 });
  });

  it('notes what the provider answered when it was asked', async () => {
    const outcomes = [];
    for (const card of [cards.good, cards.declined, cards.secondStep]) {
      const { paymentId } = await buy(card);
      outcomes.push(
        await app.ctx.db
          .selectFrom('payment_attempts')
          .select(['number', 'outcome', 'failure_code'])
          .where('payment_id', '=', paymentId)
          .executeTakeFirstOrThrow(),
      );
    }
    expect(outcomes).toEqual([
      { number: 1, outcome: 'succeeded', failure_code: null },
      { number: 1, outcome: 'failed', failure_code: 'card_declined' },
      { number: 1, outcome: 'requires_action', failure_code: null },
    ]);
  });

  describe('of a payment that several providers took', () => {
    /** Moves a part of what was paid to another tender. */
    const split = (
      paymentId: string,
      part: { kind: TenderKind; provider: string; amount_cents: number },
    ) =>
      app.ctx.transact(async (trx) => {
        await trx
          .updateTable('payment_tenders')
          .set((eb) => ({ amount_cents: eb('amount_cents', '-', part.amount_cents) }))
          .where('payment_id', '=', paymentId)
          .execute();
        const row = { site_id: shop.siteId, payment_id: paymentId, id: newId(), ...part };
        await trx.insertInto('payment_tenders').values(row).execute();
      });
    const partsOf = async (paymentId: string) => {
      const rows = await app.ctx.db
        .selectFrom('payment_refunds as r')
        .innerJoin('payment_tenders as t', 't.id', 'r.tender_id')
        .select(['t.provider', 'r.amount_cents', 'r.status', 'r.last_error', 't.refunded_cents'])
        .where('r.payment_id', '=', paymentId)
        .execute();
      return Object.fromEntries(rows.map(({ provider, ...row }) => [provider, row]));
    };

    it.each([
      ['transfer', 'manual', 'Error: This money is given back by a person'],
      ['gift-card', 'gift-cards', 'Error: There is no payment provider "gift-cards"'],
    ] as const)('a %s never goes back by the card', async (kind, provider, last_error) => {
      const { paymentId, cartId } = await buy();
      await split(paymentId, { kind, provider, amount_cents: 1000 });
      expect(await refund(paymentId)).toMatchObject({ status: 'succeeded', refundedCents: 2000 });
      expect(await partsOf(paymentId)).toEqual({
        test: { amount_cents: 2000, status: 'done', last_error: null, refunded_cents: 2000 },
        [provider]: { amount_cents: 1000, status: 'due', last_error, refunded_cents: 0 },
      });
      expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 2000 });
      app.setNow(new Date(app.ctx.now().getTime() + 61_000));
      await retryRefunds(app.ctx);
      expect(await partsOf(paymentId)).toMatchObject({
        test: { refunded_cents: 2000 },
        [provider]: { status: 'due', refunded_cents: 0 },
      });
    });

    it('a transfer that nobody asked back is sent once a person tries again', async () => {
      const { paymentId } = await buyByTransfer();
      await refund(paymentId, 1000);
      const giveUp = sql`update payment_refunds set status = 'failed' where payment_id = ${paymentId}`;
      await giveUp.execute(app.ctx.database.kysely);
      const failed = async () =>
        (await listFailedRefunds(app.ctx.db, shop.siteId)).filter(
          (listed) => listed.paymentId === paymentId,
        );
      const [{ refundId }] = (await failed()) as [FailedRefund];
      for (const _ of [1, 2]) await retryRefund(app.ctx, await site(), { paymentId, refundId });
      expect(await failed()).toEqual([]);
      expect(await refundsOf(paymentId)).toMatchObject([
        { amount_cents: 1000, status: 'failed' },
        { amount_cents: 1000, status: 'done' },
      ]);
      expect(await findPayment(paymentId)).toMatchObject({ refunded_cents: 1000 });
    });

    it('the card gives back its part when another took the payment', async () => {
      const { paymentId, cartId } = await buyByTransfer();
      await split(paymentId, { kind: 'card', provider: 'test', amount_cents: 1000 });
      await refund(paymentId, 1000);
      expect(await partsOf(paymentId)).toEqual({
        test: { amount_cents: 1000, status: 'done', last_error: null, refunded_cents: 1000 },
      });
      expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 1000 });
      expect(await eventsOf(paymentId)).toEqual(['applied']);
    });

    it('news of a provider speak of what it took and of nothing else', async () => {
      const { paymentId, cartId } = await buy();
      await split(paymentId, { kind: 'gift-card', provider: 'gift-cards', amount_cents: 1000 });
      await sendEvent({ type: 'refunded', paymentId });
      expect(await partsOf(paymentId)).toMatchObject({ test: { refunded_cents: 2000 } });
      expect(await findOrder(cartId)).toEqual({ status: 'paid', refunded_cents: 2000 });
    });

    it('news that a part went back do not make the rest paid', async () => {
      const { paymentId, cartId } = await placeByTransfer();
      await split(paymentId, { kind: 'card', provider: 'test', amount_cents: 1000 });
      await sendEvent({ type: 'refunded', paymentId });
      expect(await eventsOf(paymentId)).toEqual(['waiting']);
      expect(await findOrder(cartId)).toEqual({ status: 'awaiting_payment', refunded_cents: 0 });
    });
  });
});
