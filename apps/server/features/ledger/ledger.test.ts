import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { providersOf } from '../../payments/providers.ts';
import { signEvent } from '../../http/event-signature.ts';
import { readEventSecret } from '../../payments/providers/test/test-provider.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('the ledger', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  let taxRuleId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 600 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 100_000 });
    const rule = await app.ctx.db.selectFrom('tax_rules').select('id').executeTakeFirstOrThrow();
    taxRuleId = rule.id;
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  /** A bowl at 20.00 with 10 % tax on top and 6.00 shipping, and a gift card of 50.00. */
  async function buy(payment: Record<string, string> = {}) {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 5 }] });
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    await shopper.add(card.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    expect(expectedTotalCents).toBe(7800);
    const parts = { expectedTotalCents, shippingOptionId };
    const method = payment['provider'] ? { payment } : payment;
    const paid = await shopper.pay({ ...parts, ...method });
    expect(paid.statusCode).toBe(200);
    const rows = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', shopper.cartToken)
      .orderBy('id')
      .execute();
    return { shopper, paymentId: rows.at(-1)!.id, again: () => shopper.pay(parts) };
  }

  const sold = () => ({
    [`tax ${taxRuleId}`]: -200,
    'gift-cards': -5000,
    sales: -2000,
    shipping: -600,
  });

  async function sendEvent(event: Record<string, unknown>) {
    const sent = { id: randomUUID(), ...event };
    const body = JSON.stringify(sent);
    const key = await readEventSecret(app.ctx);
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/payments/test/events',
      payload: body,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...signEvent({ id: sent.id, body }, key, app.ctx.now().getTime()),
      },
    });
    expect(answer.statusCode).toBe(200);
  }

  it('tells what a payment was for, and marks what was a test', async () => {
    const { paymentId } = await buy();
    expect(await ledgerOf(app, { paymentId })).toEqual({ 'clearing test': 7800, ...sold() });
    const rows = await app.ctx.db
      .selectFrom('ledger_transactions')
      .select(['kind', 'is_test', 'currency'])
      .where('payment_id', '=', paymentId)
      .execute();
    expect(rows).toEqual([{ kind: 'payment', is_test: true, currency: 'USD' }]);
  });

  it('is summed up by account for staff, from an instant on and before another', async () => {
    const from = app.ctx.now().getTime() + 86_400_000;
    app.setNow(new Date(from));
    await buy();
    const owner = await createTestOwner(app, (await site()).identifier);
    const sums = async (query: Record<string, string | number>) => {
      const url = owner.url(`ledger?${new URLSearchParams(query as never).toString()}`);
      const answer = await owner.send('GET', url);
      expect(answer.statusCode, answer.body).toBe(200);
      const { sums: told } = answer.json<{ sums: Record<string, unknown>[] }>();
      return told.map(({ account, party, amountCents }) => [account, party, amountCents]);
    };
    const testMode = 'true';
    expect(await sums({ testMode, from, to: from + 1 })).toEqual([
      ['clearing', 'test', 7800],
      ['gift-cards', '', -5000],
      ['sales', '', -2000],
      ['shipping', '', -600],
      ['tax', taxRuleId, -200],
    ]);
    const earlier = await sums({ testMode, to: from });
    expect(earlier).not.toEqual(await sums({ testMode }));
    expect(await sums({ testMode, from: from + 1 })).toEqual([]);
    expect(await sums({ from })).toEqual([]);
  });

  it('knows nothing of an order before its money, and of its money once, however late', async () => {
    const { paymentId } = await buy({ provider: 'manual' });
    const tell = async (type: 'canceled' | 'succeeded') =>
      settlePayment(app.ctx, await site(), { paymentId, type, isTest: false });
    expect(await ledgerOf(app, { paymentId })).toEqual({});
    await tell('canceled');
    await tell('succeeded');
    await tell('succeeded');
    expect(await ledgerOf(app, { paymentId })).toEqual({ 'clearing manual': 7800, ...sold() });
  });

  it('takes tax, sales and gift cards back with a refund', async () => {
    const { paymentId } = await buy();
    const providerOf = providersOf(app.ctx);
    const source = { ctx: app.ctx, site: await site(), providerOf };
    await refundPayment(source, paymentId, { requestId: 'half', reason: '', amountCents: 3900 });
    expect(await ledgerOf(app, { paymentId })).toEqual({
      'clearing test': 3900,
      [`tax ${taxRuleId}`]: -100,
      'gift-cards': -2500,
      refunds: 1300,
      sales: -2000,
      shipping: -600,
    });
    await refundPayment(source, paymentId, { requestId: 'rest', reason: '' });
    expect(await ledgerOf(app, { paymentId })).toEqual({
      refunds: 2600,
      sales: -2000,
      shipping: -600,
    });
  });

  it('gives money that came twice to its buyer', async () => {
    const first = await buy({ card: cards.secondStep });
    expect((await first.again()).statusCode).toBe(200);
    await sendEvent({ type: 'succeeded', paymentId: first.paymentId });
    const kinds = await app.ctx.db
      .selectFrom('ledger_transactions')
      .select(['kind', 'order_id'])
      .where('payment_id', '=', first.paymentId)
      .orderBy('id')
      .execute();
    expect(kinds).toEqual([
      { kind: 'payment-unasked', order_id: null },
      { kind: 'refund', order_id: null },
    ]);
    expect(await ledgerOf(app, { paymentId: first.paymentId })).toEqual({});
  });

  it('refuses what does not sum to zero, and every change, in the database itself', async () => {
    const transaction = {
      site_id: shop.siteId,
      id: newId(),
      source: newId(),
      kind: 'payment' as const,
      order_id: null,
      payment_id: null,
      currency: 'USD',
      is_test: false,
    };
    const entry = (number: number, amount_cents: number) => ({
      site_id: shop.siteId,
      transaction_id: transaction.id,
      number,
      account: 'sales' as const,
      amount_cents,
    });
    const write = (...amounts: number[]) =>
      app.ctx.transact(async (trx) => {
        await trx.insertInto('ledger_transactions').values(transaction).execute();
        const entries = amounts.map((cents, index) => ({ ...entry(index + 1, cents), party: '' }));
        await trx.insertInto('ledger_entries').values(entries).execute();
      });
    await expect(write(500, -499)).rejects.toThrow('does not sum to zero');
    await write(500, -500);
    const change = (statement: string) =>
      app.ctx.transact((trx) => sql.raw(statement).execute(trx));
    const stay = 'stay as they are';
    await expect(change('update ledger_entries set amount_cents = 1')).rejects.toThrow(stay);
    await expect(change('delete from ledger_entries')).rejects.toThrow(stay);
    await expect(change("update ledger_transactions set kind = 'x'")).rejects.toThrow(stay);
    await expect(change('delete from ledger_transactions')).rejects.toThrow(stay);
    await expect(change('update order_timeline set details = null')).rejects.toThrow(stay);
  });

  it('sums to zero, and goes with its site alone', async () => {
    const sums = Object.values(await ledgerOf(app, { siteId: shop.siteId }));
    expect(sums.reduce((total, cents) => total + cents, 0)).toBe(0);
    const siteId = await app.createSite({ host: 'gone.test' });
    await app.ctx.transact(async (trx) => {
      const id = newId();
      const row = { site_id: siteId, id, source: id, kind: 'payout' as const, currency: 'USD' };
      await trx
        .insertInto('ledger_transactions')
        .values({ ...row, is_test: false })
        .execute();
    });
    await app.ctx.transact((trx) =>
      trx.deleteFrom('sites').where('site_id', '=', siteId).execute(),
    );
    expect(await ledgerOf(app, { siteId })).toEqual({});
  });
});
