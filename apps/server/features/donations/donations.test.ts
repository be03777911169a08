import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DonationDraft } from '@sitewright/contract';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { addCoupon, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { billSubscriptions } from '../subscriptions/bill-subscriptions.ts';
import { saveDonation } from './save-donation.ts';

describeOnBothDatabases('donations', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = {
      payments: { test: true, manual: true },
      store: {
        minimumOrderSubtotalEnabled: true,
        minimumOrderSubtotal: { value: '50.00', currency: 'USD' },
      },
    };
    siteId = await app.createSite({ host: 'localhost', identifier: 'gifts', settings });
    shop = await createTestShop(app, siteId);
    await addTaxRule(shop, { country: 'US', ratePpm: 100_000 });
  });
  afterAll(() => app.close());

  const setUp = (draft: Partial<DonationDraft> = {}) =>
    app.ctx.transact((trx) =>
      saveDonation(
        trx,
        { siteId, now: app.ctx.now() },
        {
          title: 'New roof',
          suggestedCents: [1000, 2500],
          minCents: 500,
          maxCents: 500_000,
          ...draft,
        },
      ),
    );

  const fill = (shopper: Shopper, id: string, fields: Record<string, string>) =>
    shopper.send('POST', `/checkout/donate/${id}`, { body: new URLSearchParams(fields) });

  /** A visitor with a gift in a cart of its own, by the form that needs no scripts. */
  async function choose(id: string, fields: Record<string, string>): Promise<Shopper> {
    const shopper = new Shopper(app);
    const answer = await fill(shopper, id, fields);
    expect(answer.statusCode).toBe(303);
    shopper.cartToken = /cartToken=(.+)$/.exec(answer.headers.location!)![1]!;
    return shopper;
  }

  const orderOf = (shopper: Shopper) =>
    app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();

  it('ROUT-26 the page shows what is given for, the amounts and its page type', async () => {
    const id = await setUp({ coverText: 'It leaks.\n\n<b>Help</b>', asksName: true });
    const { body, statusCode } = await new Shopper(app).send('GET', `/checkout/donate/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('"pageType":203,');
    expect(body).toContain('New roof');
    expect(body).toContain('&lt;b&gt;Help');
    expect(body).toContain('$25.00');
    expect(body).not.toContain('Every month');
  });

  it('ROUT-26 a site that collects for nothing has no such page; several are a choice', async () => {
    const other = await app.createSite({ host: 'other.test' });
    const visitor = new Shopper(app, 'other.test');
    expect((await visitor.send('GET', '/checkout/donate')).statusCode).toBe(404);
    const make = (title: string) =>
      app.ctx.transact((trx) =>
        saveDonation(trx, { siteId: other, now: app.ctx.now() }, { title }),
      );
    await make('Roof');
    expect((await visitor.send('GET', '/checkout/donate')).body).toContain('name="otherAmount"');
    await make('Garden');
    const { body } = await visitor.send('GET', '/checkout/donate');
    expect(body).toMatch(/href="\/checkout\/donate\/\w+">Garden/);
    const id = await setUp();
    expect((await visitor.send('GET', `/checkout/donate/${id}`)).statusCode).toBe(404);
  });

  it('ROUT-27 SUBS-05 is given through the ordinary checkout: no tax, no minimum, page 204, one receipt', async () => {
    const id = await setUp({ asksName: true, asksMessage: true });
    const shopper = await choose(id, {
      amount: 'other',
      otherAmount: '12,50',
      name: 'Ann Lee',
      message: 'For the <roof>',
      isAnonymous: 'true',
    });
    const page = await shopper.send('GET', `/checkout?cartToken=${shopper.cartToken}`);
    expect(page.body).toContain('New roof');
    expect(page.body).not.toContain('giftCardCode');
    const nowhere = { expectedTotalCents: 1250, shippingAddress: undefined };
    expect((await shopper.pay(nowhere)).json()).toMatchObject({
      code: 'invalid_request',
      errors: { 'billingAddress.line1': expect.any(String) },
    });
    const half = await shopper.pay({ ...nowhere, billingAddress: addressOf({ postalCode: '' }) });
    expect(half.json()).toMatchObject({
      errors: { 'billingAddress.postalCode': expect.any(String) },
    });
    const paid = await shopper.pay({ ...nowhere, billingAddress: addressOf() });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
    const order = await orderOf(shopper);
    expect(order).toMatchObject({
      kind: 'donation',
      grand_total_cents: 1250,
      tax_cents: 0,
      shipping_cents: 0,
      fulfillment_status: 'fulfilled',
    });
    expect(order.answers.map(({ title }) => title)).toEqual(['Given by', 'Message', 'Anonymous']);
    const confirmed = await shopper.send('GET', `/checkout/order-confirmed?token=${order.token}`);
    expect(confirmed.body).toContain('"pageType":204,');
    expect(confirmed.body).toContain('Thank you for your donation');
    expect(confirmed.body).toContain('For the &lt;roof&gt;');
    const stranger = await new Shopper(app).send(
      'GET',
      `/checkout/order-confirmed?token=${order.token}`,
    );
    expect(stranger.body).toContain('"pageType":204,');
    expect(stranger.body).not.toContain('Ann Lee');
    expect(stranger.body).not.toContain('12.50');
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'dedupe_key'])
      .where('dedupe_key', 'like', `%${order.id}%`)
      .execute();
    expect(mails.map(({ dedupe_key: key }) => key)).toEqual([`donation-receipt:${order.id}`]);
    const entries = await app.ctx.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', (join) =>
        join.onRef('t.site_id', '=', 'e.site_id').onRef('t.id', '=', 'e.transaction_id'),
      )
      .select(['e.account', 'e.amount_cents'])
      .where('t.order_id', '=', order.id)
      .orderBy('e.account')
      .execute();
    expect(entries).toEqual([
      { account: 'clearing', amount_cents: 1250 },
      { account: 'donations', amount_cents: -1250 },
    ]);
    const papers = await app.ctx.db
      .selectFrom('papers')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    expect(papers).toEqual([]);
  });

  it.each([
    ['a negative amount', { amount: 'other', otherAmount: '-25' }],
    ['a negative suggestion', { amount: '-2500' }],
    ['nothing', { amount: 'other', otherAmount: '0' }],
    ['less than the least', { amount: 'other', otherAmount: '4.99' }],
    ['more than the most', { amount: 'other', otherAmount: '5000.01' }],
    ['more than a number holds', { amount: 'other', otherAmount: '9'.repeat(30) }],
    ['another suggestion', { amount: '1' }],
    ['no number', { amount: 'other', otherAmount: '1e3' }],
    ['no choice', {}],
  ])('SUBS-05 the server refuses %s', async (_what, fields) => {
    const id = await setUp();
    const answer = await fill(new Shopper(app), id, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('role="alert"');
  });

  it('SUBS-05 the call guards the amount as the form does', async () => {
    const id = await setUp({ isFreeAmount: false });
    const visitor = new Shopper(app);
    const give = (body: object) => visitor.send('POST', `/api/commerce/donations/${id}`, { body });
    for (const amountCents of [-1000, 0, 10.5, 1001, 1e15, '1000', null]) {
      expect((await give({ amountCents })).statusCode).toBe(400);
    }
    expect((await give({ amountCents: 1000, isMonthly: true })).json()).toMatchObject({
      code: 'donation_not_monthly',
    });
    const started = (await give({ amountCents: 1000 })).json<{ cartToken: string }>();
    visitor.cartToken = started.cartToken;
    const changed = await visitor.pay({ expectedTotalCents: 100, billingAddress: addressOf() });
    expect(changed.json()).toMatchObject({ code: 'total_changed' });
    const paid = await visitor.pay({ expectedTotalCents: 1000, billingAddress: addressOf() });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
  });

  it('SUBS-05 what was closed, or is asked for in other bounds, between page and payment is not taken', async () => {
    const id = await setUp();
    const shopper = await choose(id, { amount: 'other', otherAmount: '20' });
    const save = (changes: Partial<DonationDraft>) =>
      app.ctx.transact((trx) =>
        saveDonation(trx, { siteId, now: app.ctx.now() }, { id, ...changes }),
      );
    const pay = () => shopper.pay({ expectedTotalCents: 2000, billingAddress: addressOf() });
    await save({ isOpen: false });
    expect((await pay()).json()).toMatchObject({ code: 'donation_closed' });
    await save({ isOpen: true, minCents: 2100, suggestedCents: [2500] });
    expect((await pay()).json()).toMatchObject({ code: 'donation_amount' });
    await save({ minCents: 500 });
    expect((await pay()).json()).toMatchObject({ status: 'succeeded' });
  });

  it('SUBS-05 staff set one up, change it field by field, and close it', async () => {
    const owner = await createTestOwner(app, 'gifts');
    const draft = { title: 'New roof', coverText: 'It leaks.', suggestedCents: [1000, 2550] };
    const id = await owner.add('donations', { ...draft, minCents: 500 });
    const visitor = new Shopper(app);
    const page = async () => (await visitor.send('GET', `/checkout/donate/${id}`)).body;
    expect(await page()).toContain('It leaks.');
    expect(await page()).toContain('$25.50');
    const change = (changes: object) =>
      owner.send('PATCH', owner.url(`donations/${id}`), { body: { changes } });
    const refused = await change({ maxCents: { from: 1_000_000_00, to: 400 } });
    expect(refused.statusCode, refused.body).toBe(409);
    const { donations } = (await owner.send('GET', owner.url('donations'))).json<{
      donations: { id: string; maxCents: number }[];
    }>();
    const { maxCents } = donations.find((one) => one.id === id)!;
    const least = await change({ maxCents: { from: maxCents, to: 400 } });
    expect(least.json()).toMatchObject({ code: 'invalid_request' });
    expect(least.body).toContain('The most cannot be less than the least.');
    await change({ title: { from: 'New roof', to: 'New bell' } });
    await change({ isOpen: { from: true, to: false } });
    expect(await page()).toContain('New bell');
    expect(await page()).toContain('This donation is closed.');
    expect(await page()).not.toContain('<form method="post" action="/checkout/donate');
    const late = await change({ title: { from: 'New roof', to: 'New door' } });
    expect(late.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { title: { theirs: 'New bell', yours: 'New door' } },
    });
  });

  it('SUBS-05 no coupon and no gift card touches it, and goods go into a cart of their own', async () => {
    await addCoupon(shop, { code: 'TENOFF', ratePpm: 100_000 });
    const { id: productId } = await shop.addProduct({ productType: 3 });
    const shopper = await choose(await setUp(), { amount: '2500' });
    const path = `/api/3/commerce/cart/${shopper.cartToken}`;
    const coupon = await shopper.send('POST', `${path}/coupons`, { body: { promoCode: 'TENOFF' } });
    expect(coupon.json()).toMatchObject({ code: 'coupon_not_for_items' });
    const card = await shopper.send('POST', `${path}/gift-cards`, { body: { code: 'ABCD-EFGH' } });
    expect(card.json()).toMatchObject({ code: 'gift_card_no_donation' });
    const donationCart = shopper.cartToken;
    shopper.cookies.set('CART', donationCart);
    await shopper.add(productId);
    expect(shopper.cartToken).not.toBe(donationCart);
    expect((await shopper.cart()).entries).toHaveLength(1);
    shopper.cartToken = donationCart;
    const paid = await shopper.pay({ expectedTotalCents: 2500, billingAddress: addressOf() });
    expect(paid.json()).toMatchObject({ status: 'succeeded' });
  });

  it('SUBS-05 is given every month where it is offered, with a receipt each time', async () => {
    app.setNow(new Date('2026-03-31T10:00:00Z'));
    const id = await setUp({ isMonthlyOffered: true });
    const shopper = await choose(id, { amount: '1000', rhythm: 'monthly' });
    const page = await shopper.send('GET', `/checkout/subscribe?cartToken=${shopper.cartToken}`);
    expect(page.body).toContain('$10.00 every month');
    const email = 'monthly@gifts.test';
    await shopper.pay({ expectedTotalCents: 1000, email, billingAddress: addressOf() });
    app.setNow(new Date('2026-04-30T10:00:00Z'));
    await billSubscriptions(app.ctx);
    const orders = await app.ctx.db
      .selectFrom('orders')
      .select(['kind', 'grand_total_cents'])
      .where('email', '=', email)
      .execute();
    expect(orders).toEqual([
      { kind: 'donation', grand_total_cents: 1000 },
      { kind: 'donation', grand_total_cents: 1000 },
    ]);
    const receipts = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('to_address', '=', email)
      .where('dedupe_key', 'like', 'donation-receipt:%')
      .execute();
    expect(receipts).toHaveLength(2);
  });

  it('ROUT-30 a donation by transfer is received, and thanked for once its money is there', async () => {
    const shopper = await choose(await setUp(), { amount: '2500' });
    await shopper.pay({
      expectedTotalCents: 2500,
      billingAddress: addressOf(),
      payment: { provider: 'manual' },
    });
    const order = await orderOf(shopper);
    const { body } = await shopper.send('GET', `/checkout/order-confirmed?token=${order.token}`);
    expect(body).toContain('"pageType":207,');
    const keys = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `%${order.id}%`)
      .execute();
    expect(keys).toEqual([{ dedupe_key: `order-confirmation:${order.id}` }]);
  });

  it('SUBS-05 a declined card gives nothing', async () => {
    const shopper = await choose(await setUp(), { amount: '2500' });
    const declined = await shopper.pay({
      expectedTotalCents: 2500,
      card: cards.declined,
      billingAddress: addressOf(),
    });
    expect(declined.statusCode).toBe(402);
  });
});
