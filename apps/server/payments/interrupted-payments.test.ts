/** Payments whose provider, process or database failed in the middle. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { sweepPayments } from '../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { toPayment } from './lock-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { findProvider } from './providers.ts';
import { signEvent } from '../http/event-signature.ts';
import { readEventSecret } from './providers/test/test-provider.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { takePayment } from './take-payment.ts';

describeOnBothDatabases('interrupted payments', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const later = (ms: number) => app.setNow(new Date(app.ctx.now().getTime() + ms));
  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  /** A service of which there are few: nothing to ship, and its stock is counted. */
  async function start(stock = 5) {
    const lesson = await shop.addProduct({ productType: 3, variants: [{ stock }] });
    const shopper = new Shopper(app);
    await shopper.add(lesson.id);
    const pay = async (parts: Record<string, unknown> = {}) =>
      shopper.pay({ expectedTotalCents: 1000, ...parts });
    return { shopper, pay, stockLeft: () => shop.stockOf(lesson.variantIds[0]!) };
  }

  const findPayments = async (cartId: string) => {
    const rows = await app.ctx.db
      .selectFrom('payments')
      .selectAll()
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute();
    return rows.map(toPayment);
  };
  const ordersOf = (cartId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['status', 'order_number'])
      .where('cart_id', '=', cartId)
      .execute();

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

  describe('whose provider cannot be reached', () => {
    /** Tries once more to pay a cart whose card was declined, by a provider that is not there. */
    async function payAway(cancel: PaymentProvider['cancel']) {
      const started = await start();
      await started.pay({ card: cards.declined });
      const { cartToken: cartId } = started.shopper;
      const [declined] = await findPayments(cartId);
      const { amountCents, currency, snapshot } = declined!;
      const provider: PaymentProvider = {
        ...findProvider(app.ctx, 'test')!,
        cancel,
      };
      const attempt = {
        siteId: shop.siteId,
        cartId,
        attemptId: newId(),
        provider: 'test',
        tender: 'card' as const,
        amountCents,
        currency,
        snapshot,
      };
      const ask = () => Promise.reject(new Error('cannot be reached'));
      const taking = { ctx: app.ctx, site: await site(), provider, attempt, ask };
      return { ...started, cartId, taken: takePayment(taking) };
    }

    it('are called off there; cart and stock stay, and the next try works', async () => {
      const canceled: string[] = [];
      const { taken, stockLeft, pay, cartId } = await payAway(async ({ paymentId }) => {
        canceled.push(paymentId);
        return { kind: 'canceled' };
      });
      const { payment } = (await taken) as { payment: { paymentId: string } };
      expect(payment).toMatchObject({ status: 'failed', failureCode: 'provider_unavailable' });
      expect(canceled).toEqual([payment.paymentId]);
      expect(await stockLeft()).toBe(5);
      expect((await pay()).statusCode).toBe(200);
      expect(await ordersOf(cartId)).toHaveLength(1);
    });

    it('are paid when the provider says that the money was taken after all', async () => {
      const { taken, stockLeft, cartId } = await payAway(({ paymentId }) =>
        Promise.resolve({ kind: 'succeeded', providerRef: `late_${paymentId}` }),
      );
      expect(await taken).toMatchObject({ payment: { status: 'succeeded' } });
      expect(await ordersOf(cartId)).toMatchObject([{ status: 'paid' }]);
      expect(await stockLeft()).toBe(4);
    });

    it('stay open while nobody knows, and end with their reservation', async () => {
      const { taken, stockLeft, cartId } = await payAway(() => Promise.reject(new Error('away')));
      await expect(taken).rejects.toThrow('away');
      expect((await findPayments(cartId)).at(-1)).toMatchObject({ status: 'created' });
      expect(await stockLeft()).toBe(4);
      later(15 * 60_000);
      await sweepPayments.run(app.ctx);
      expect((await findPayments(cartId)).at(-1)).toMatchObject({ status: 'expired' });
      expect(await stockLeft()).toBe(5);
    });
  });

  it('that were cut off hold up their shopper for two minutes and no longer', async () => {
    const { shopper, pay, stockLeft } = await start(1);
    await pay({ card: cards.secondStep });
    await app.ctx.transact((trx) =>
      trx
        .updateTable('payments')
        .set({ status: 'created' })
        .where('cart_id', '=', shopper.cartToken)
        .execute(),
    );
    later(2 * 60_000 - 1);
    expect((await pay()).json()).toMatchObject({ code: 'payment_under_way' });
    later(1);
    expect((await pay()).json()).toMatchObject({ status: 'succeeded' });
    expect((await findPayments(shopper.cartToken)).map(({ status }) => status)).toEqual([
      'canceled',
      'succeeded',
    ]);
    expect(await stockLeft()).toBe(0);
  });

  it('an order that could not be written leaves no gap in the numbers', async () => {
    const numberOf = async (cartId: string) => (await ordersOf(cartId))[0]?.order_number;
    const before = await start();
    await before.pay();
    const { shopper, pay, stockLeft } = await start();
    const { paymentId } = (await pay({ card: cards.secondStep })).json<{ paymentId: string }>();
    const refuse = sql`alter table outbox_mails add constraint refuse_all check (subject = '') not valid`;
    await refuse.execute(app.ctx.database.kysely);
    try {
      expect((await sendEvent({ type: 'succeeded', paymentId })).statusCode).toBe(200);
    } finally {
      await sql`alter table outbox_mails drop constraint refuse_all`.execute(
        app.ctx.database.kysely,
      );
    }
    expect(await ordersOf(shopper.cartToken)).toEqual([]);
    later(61_000);
    await sweepPayments.run(app.ctx);
    const first = await numberOf(before.shopper.cartToken);
    expect(await numberOf(shopper.cartToken)).toBe(first! + 1);
    expect(await stockLeft()).toBe(4);
  });

  it('refunds that could not be made are made by the job', async () => {
    const { shopper, pay } = await start();
    await pay();
    const { paymentId } = (await findPayments(shopper.cartToken))[0]!;
    const provider: PaymentProvider = {
      ...findProvider(app.ctx, 'test')!,
      refund: () => Promise.reject(new Error('cannot be reached')),
    };
    const source = { ctx: app.ctx, site: await site(), providerOf: () => provider };
    await refundPayment(source, paymentId, { requestId: newId(), reason: '', amountCents: 400 });
    await sweepPayments.run(app.ctx);
    expect(await findPayments(shopper.cartToken)).toMatchObject([{ refundedCents: 0 }]);
    later(61_000);
    await sweepPayments.run(app.ctx);
    expect(await findPayments(shopper.cartToken)).toMatchObject([{ refundedCents: 400 }]);
  });

  it('without their cart, which was forgotten, are refunded once all the same', async () => {
    const { shopper, pay } = await start();
    await pay();
    const { paymentId } = (await findPayments(shopper.cartToken))[0]!;
    await app.ctx.transact((trx) =>
      trx.deleteFrom('carts').where('id', '=', shopper.cartToken).execute(),
    );
    const provider = findProvider(app.ctx, 'test')!;
    const source = { ctx: app.ctx, site: await site(), providerOf: () => provider };
    const both = await Promise.allSettled(
      [1, 2, 3, 4].map(() =>
        refundPayment(source, paymentId, { requestId: newId(), reason: '', amountCents: 400 }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await findPayments(shopper.cartToken)).toMatchObject([{ refundedCents: 800 }]);
  });

  it('a placed order whose money never comes is canceled, and its stock is back', async () => {
    const { shopper, pay, stockLeft } = await start(2);
    await pay({ payment: { provider: 'manual' } });
    const { paymentId } = (await findPayments(shopper.cartToken))[0]!;
    expect(await stockLeft()).toBe(1);
    const news = { paymentId, isTest: false };
    await settlePayment(app.ctx, await site(), { ...news, type: 'canceled' });
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'canceled' }]);
    expect(await stockLeft()).toBe(2);
    await settlePayment(app.ctx, await site(), { ...news, type: 'succeeded' });
    expect(await ordersOf(shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
    expect(await stockLeft()).toBe(1);
  });
});
