import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { beginPlan, type BegunPlan } from '../../testing/plan-of.ts';
import { readMails } from '../../testing/read-mails.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { sendGiftCards } from '../gift-cards/send-gift-cards.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const failsLater = '4000000000000341';

describeOnBothDatabases('a plan that becomes another one', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'plans', settings }),
    );
    await addTaxRule(shop, { country: 'US', region: 'NY', ratePpm: 100_000 });
  });
  afterAll(() => app.close());

  const at = (instant: string) => app.setNow(new Date(instant));
  const bill = () => billSubscriptions(app.ctx);
  const size = (name: string, priceCents: number) => ({ attributes: { Size: name }, priceCents });
  const sizes = [size('Small', 1500), size('Large', 3000), size('Tiny', 500)];

  /** The fields of the form of an offer, as its page shows them. */
  async function offerOf(plan: BegunPlan, label: string) {
    const { body } = await plan.look('/change');
    const forms = body.split('<form').filter((part) => part.includes(`>${label}</h2>`));
    const read = (name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(forms[0] ?? '')?.[1] ?? '';
    return {
      body,
      fields: { offer: read('offer'), ...(read('credit') && { credit: read('credit') }) },
    };
  }
  const change = async (plan: BegunPlan, label: string, when: 'now' | 'next') =>
    plan.post('/change', { ...(await offerOf(plan, label)).fields, when });

  const creditOf = async (plan: BegunPlan) => {
    const { credit_balance_id: id } = await plan.find();
    const { left_cents } = await app.ctx.db
      .selectFrom('balances')
      .select('left_cents')
      .where('id', '=', id!)
      .executeTakeFirstOrThrow();
    return left_cents;
  };
  const tendersOf = (plan: BegunPlan) =>
    app.ctx.db
      .selectFrom('payment_tenders as t')
      .innerJoin('payments as p', (join) =>
        join.onRef('p.site_id', '=', 't.site_id').onRef('p.id', '=', 't.payment_id'),
      )
      .select(['t.kind', 't.amount_cents'])
      .where('p.cart_id', 'like', `subscription:${plan.id}:%`)
      .where('p.status', '=', 'succeeded')
      .orderBy('p.id')
      .orderBy('t.kind')
      .execute();
  const ledger = async () => {
    const rows = await app.ctx.db
      .selectFrom('ledger_entries')
      .select(['account', (eb) => eb.fn.sum<string>('amount_cents').as('cents')])
      .where('site_id', '=', shop.siteId)
      .groupBy('account')
      .execute();
    return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
  };

  it('SUBS-01 at once: the rest of the paid period pays first, to the cent', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: sizes });
    at('2027-06-11T12:00:00Z');
    const before = await ledger();
    const { body } = await offerOf(plan, 'Large');
    expect(body).toContain('20 days are left of what you paid: $10.00 is credited.');
    expect(body).toContain('$20.00 is charged now.');
    expect((await change(plan, 'Large', 'now')).statusCode).toBe(303);
    expect(await plan.listOrders()).toMatchObject([{ grand_total_cents: 3000, status: 'paid' }]);
    expect(await tendersOf(plan)).toEqual([
      { kind: 'card', amount_cents: 2000 },
      { kind: 'store-credit', amount_cents: 1000 },
    ]);
    const after = await ledger();
    expect(after['sales']! - before['sales']!).toBe(-2000);
    expect(after['store-credit'] ?? 0).toBe(before['store-credit'] ?? 0);
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    const row = await plan.find();
    expect(row).toMatchObject({ price_cents: 3000, status: 'active', next_period: 2 });
    expect(row.next_billing_at).toEqual(new Date('2027-07-11T12:00:00Z'));
    expect(await plan.listSubjects()).toContain('Your subscription has changed: Box');
    at('2027-07-11T12:01:00Z');
    await bill();
    expect((await plan.listOrders()).map((order) => order.grand_total_cents)).toEqual([3000, 3000]);
    expect((await plan.find()).next_billing_at).toEqual(new Date('2027-08-11T12:00:00Z'));
  });

  it('SUBS-01 to something smaller: nothing is ever below zero, and the credit pays the next bills', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: [sizes[1]!, sizes[2]!] });
    at('2027-06-02T12:00:00Z');
    await change(plan, 'Tiny', 'now');
    expect(await creditOf(plan)).toBe(2900 - 500);
    expect((await plan.look()).body).toContain('$24.00, pays first');
    for (let month = 7; month <= 11; month += 1) {
      at(`2027-${String(month).padStart(2, '0')}-02T12:01:00Z`);
      await bill();
    }
    at('2027-12-02T12:01:00Z');
    await bill();
    const orders = await plan.listOrders();
    expect(orders.map((order) => order.grand_total_cents)).toEqual([
      500, 500, 500, 500, 500, 500, 500,
    ]);
    expect(orders.every((order) => order.is_test)).toBe(true);
    const byCard = (await tendersOf(plan)).filter(({ kind }) => kind === 'card');
    expect(byCard).toEqual([
      { kind: 'card', amount_cents: 100 },
      { kind: 'card', amount_cents: 500 },
    ]);
    expect(await creditOf(plan)).toBe(0);
  });

  describe('what is left of its credit when it ends', () => {
    const codesTo = async (plan: BegunPlan) => {
      await sendGiftCards(app.ctx);
      const mails = await readMails(app, { kind: 'gift-card:', to: (await plan.find()).email });
      return mails.map(({ text }) => ({
        text,
        code: /([A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(text)?.[0],
      }));
    };

    it('SUBS-01 pays at the checkout by a code that its buyer gets once', async () => {
      at('2027-06-01T12:00:00Z');
      const plan = await beginPlan(app, shop, { variants: [sizes[1]!, sizes[2]!] });
      at('2027-06-02T12:00:00Z');
      await change(plan, 'Tiny', 'now');
      expect(await codesTo(plan)).toEqual([]);
      await plan.post('', { action: 'cancel' });
      await plan.post('', { action: 'cancel' });
      const mails = await codesTo(plan);
      expect(mails).toMatchObject([{ text: expect.stringContaining('$24.00') }]);
      expect((await plan.look()).body).not.toContain('pays first');
      const bowl = await shop.addProduct({ variants: [{ priceCents: 3000 }] });
      const shopper = new Shopper(app);
      await shopper.add(bowl.id);
      const body = { code: mails[0]!.code };
      const entered = await shopper.send(
        'POST',
        `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`,
        { body },
      );
      expect(entered.json()).toMatchObject({ giftCards: [{ balanceCents: 2400 }] });
      const after = await ledger();
      expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    });

    it('SUBS-01 also where the last bill that held it was never paid', async () => {
      at('2028-06-01T12:00:00Z');
      const variants = [sizes[0]!, sizes[2]!];
      const plan = await beginPlan(app, shop, { variants, card: failsLater });
      at('2028-06-02T12:00:00Z');
      await change(plan, 'Tiny', 'now');
      for (const day of ['07-02', '08-02', '08-04', '08-08', '08-16', '08-30']) {
        at(`2028-${day}T12:01:00Z`);
        await bill();
      }
      expect(await plan.find()).toMatchObject({ status: 'canceled' });
      expect(await codesTo(plan)).toMatchObject([{ text: expect.stringContaining('$4.50') }]);
    });
  });

  it('SUBS-01 the tax of the rest goes back with it, and is that of the place', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, {
      variants: sizes,
      paysCents: 1650,
      parts: {
        shippingAddress: undefined,
        billingAddress: addressOf({ region: 'NY', postalCode: '10001' }),
      },
    });
    const before = await ledger();
    at('2027-06-16T12:00:00Z');
    await change(plan, 'Large', 'now');
    const after = await ledger();
    expect(await plan.listOrders()).toMatchObject([{ grand_total_cents: 3300, tax_cents: 300 }]);
    expect(after['tax']! - before['tax']!).toBe(-300 + 75);
    expect(after['sales']! - before['sales']!).toBe(-3000 + 750);
    expect(after['clearing']! - before['clearing']!).toBe(3300 - 825);
  });

  it('SUBS-01 with the next payment: at the price that was seen, whatever the owner does meanwhile', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: sizes });
    await change(plan, 'Large', 'next');
    expect((await plan.look()).body).toContain('$30.00 every month');
    await plan.post('/change', { when: 'keep' });
    expect((await plan.find()).next_change).toBeNull();
    await change(plan, 'Large', 'next');
    const stale = await offerOf(plan, 'Tiny');
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set((eb) => ({ price_cents: eb('price_cents', '+', 100) }))
        .where('product_id', '=', plan.box.id)
        .execute(),
    );
    const refused = await plan.post('/change', { ...stale.fields, when: 'next' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('What you saw has changed meanwhile');
    at('2027-07-01T12:01:00Z');
    await Promise.all([bill(), bill()]);
    expect(await plan.listOrders()).toMatchObject([{ grand_total_cents: 3000 }]);
    expect(await plan.find()).toMatchObject({ price_cents: 3000, next_change: null });
    expect((await offerOf(plan, 'Large')).body).toContain('$31.00 every month');
  });

  it('staff change it as its buyer does, and it is written down who did', async () => {
    at('2027-06-01T12:00:00Z');
    const owner = await createTestOwner(app, 'plans');
    const plan = await beginPlan(app, shop, { variants: sizes });
    at('2027-06-11T12:00:00Z');
    const url = owner.url(`subscriptions/${plan.id}`);
    const { offers } = (await owner.send('GET', `${url}/offers`)).json<{
      offers: { key: string; label: string; periodCents: number }[];
    }>();
    expect(offers.map(({ label, periodCents }) => [label, periodCents])).toEqual([
      ['Small', 1500],
      ['Large', 3000],
      ['Tiny', 500],
    ]);
    const body = { when: 'now', offerKey: offers[1]!.key };
    const changed = await owner.send('POST', `${url}/plan`, { body });
    expect(changed.json()).toMatchObject({ subscription: { priceCents: 3000, cyclesBilled: 2 } });
    expect((await owner.send('POST', `${url}/plan`, { body })).statusCode).toBe(409);
    const events = await app.ctx.db
      .selectFrom('subscription_events')
      .select(['kind', 'actor_name', 'details'])
      .where('subscription_id', '=', plan.id)
      .execute();
    expect(events).toMatchObject([
      { kind: 'changed', details: { creditCents: 1000, to: 'Large' } },
    ]);
    expect(events[0]!.actor_name).not.toBeNull();
  });

  it('two changes at once are one; what was seen before it is refused', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: sizes });
    at('2027-06-11T12:00:00Z');
    const [large, tiny] = [await offerOf(plan, 'Large'), await offerOf(plan, 'Tiny')];
    const answers = await Promise.all([
      plan.post('/change', { ...large.fields, when: 'now' }),
      plan.post('/change', { ...tiny.fields, when: 'now' }),
      plan.post('/change', { ...large.fields, when: 'now' }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
    await bill();
    expect(await plan.listOrders()).toHaveLength(1);
    const issued = await app.ctx.db
      .selectFrom('balance_entries')
      .select('amount_cents')
      .where('balance_id', '=', (await plan.find()).credit_balance_id!)
      .where('kind', '=', 'issued')
      .execute();
    expect(issued).toEqual([{ amount_cents: 1000 }]);
  });

  it('while a payment is open, or it is paused, only the next period changes; after its end none', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: sizes, card: failsLater });
    const early = await offerOf(plan, 'Large');
    at('2027-07-01T12:01:00Z');
    await bill();
    expect(await plan.find()).toMatchObject({ status: 'past-due' });
    expect((await plan.post('/change', { ...early.fields, when: 'now' })).statusCode).toBe(409);
    expect((await offerOf(plan, 'Large')).body).not.toContain('Change now');
    await plan.post('', { action: 'pause' });
    expect((await change(plan, 'Large', 'next')).statusCode).toBe(303);
    expect(await plan.listOrders()).toEqual([]);
    await plan.post('', { action: 'cancel' });
    expect((await plan.look('/change')).statusCode).toBe(404);
    expect((await plan.post('/change', { ...early.fields, when: 'next' })).statusCode).toBe(409);
  });

  it('a plan whose product is sold no more has nothing to become', async () => {
    at('2027-06-01T12:00:00Z');
    const plan = await beginPlan(app, shop, { variants: sizes });
    const seen = await offerOf(plan, 'Large');
    await app.ctx.transact((trx) =>
      trx.deleteFrom('products').where('id', '=', plan.box.id).execute(),
    );
    expect((await plan.look('/change')).body).toContain('nothing else to choose');
    expect((await plan.post('/change', { ...seen.fields, when: 'now' })).statusCode).toBe(409);
    expect((await plan.post('/change', { offer: '', when: 'next' })).statusCode).toBe(409);
  });

  it('SUBS-01 what went back of a period is no rest of it', async () => {
    at('2027-06-01T12:00:00Z');
    const owner = await createTestOwner(app, 'plans');
    const plan = await beginPlan(app, shop, { variants: sizes });
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', plan.shopper.cartToken)
      .executeTakeFirstOrThrow();
    const body = { requestId: newId(), amountCents: 600, restock: [] };
    const url = owner.url(`orders/${number}/refunds`);
    expect((await owner.send('POST', url, { body })).statusCode).toBe(200);
    at('2027-06-11T12:00:00Z');
    // 9.00 are kept, and two thirds of the period are left.
    expect((await offerOf(plan, 'Large')).body).toContain('$6.00 is credited.');
    await change(plan, 'Large', 'now');
    expect(await tendersOf(plan)).toEqual([
      { kind: 'card', amount_cents: 2400 },
      { kind: 'store-credit', amount_cents: 600 },
    ]);
  });

  it('SUBS-01 what was credited of a period is not given back a second time, and has its credit note', async () => {
    at('2027-06-01T12:00:00Z');
    const owner = await createTestOwner(app, 'plans');
    const plan = await beginPlan(app, shop, { variants: sizes });
    at('2027-06-11T12:00:00Z');
    await change(plan, 'Large', 'now');
    const first = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'grand_total_cents'])
      .where('cart_id', '=', plan.shopper.cartToken)
      .executeTakeFirstOrThrow();
    expect(first.grand_total_cents).toBe(1500);
    const url = owner.url(`orders/${first.order_number}`);
    const giveBack = async (amountCents: number) => {
      const body = { requestId: newId(), amountCents, restock: [] };
      return owner.send('POST', `${url}/refunds`, { body });
    };
    const tooMuch = await giveBack(501);
    expect([tooMuch.statusCode, tooMuch.json<{ code: string }>().code]).toEqual([
      409,
      'refund_too_large',
    ]);
    const rest = await giveBack(500);
    expect(rest.json()).toMatchObject({ keptCents: 0, refundedCents: 500 });
    const { refunds } = rest.json<{ refunds: { source: string; amountCents: number }[] }>();
    expect(refunds.map(({ source, amountCents }) => [source, amountCents])).toEqual([
      ['credit', 1000],
      ['staff', 500],
    ]);
    const after = await ledger();
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    const notes = await app.ctx.db
      .selectFrom('papers')
      .select('kind')
      .where('order_id', '=', first.id)
      .where('kind', '=', 'credit-note')
      .execute();
    expect(notes).toHaveLength(2);
  });
});
