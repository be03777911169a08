import { orderStatusPageSchema, type OrderStatusPage } from '@sitewright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { fulfillOrder, moveFulfillment } from '../fulfillments/fulfill-order.ts';
import { cancelOrder } from '../orders/refunds/cancel-order.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { moveReturn } from './move-return.ts';
import { openReturn } from './open-return.ts';
import { returnEvents } from './return-states.ts';

const actorName = 'Eve';

describeOnBothDatabases('returns', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'oak' }),
    );
    shippingOptionId = await addShippingOption(shop, { priceCents: 600 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 66_250, isOnShipping: true });
  });
  afterAll(() => app.close());

  const source = async () => ({ ctx: app.ctx, site: (await app.ctx.sites.get(shop.siteId))! });
  const later = (days: number) => app.setNow(new Date(app.ctx.now().getTime() + days * 86_400_000));

  /** Some bowls of a stock of 9, all of them sent unless told. */
  async function buy(quantity = 3, sent = quantity) {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 777, stock: 9 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ expectedTotalCents, shippingOptionId });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'token'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const { id: itemId } = await app.ctx.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    if (sent > 0) {
      await fulfillOrder(await source(), order.order_number, {
        id: newId(),
        kind: 'shipment',
        items: [{ itemId, quantity: sent }],
        carrier: '',
        trackingNumber: '',
        trackingUrl: '',
        actorName,
      });
    }
    const path = `/order-status/${order.token}`;
    const page = async (): Promise<OrderStatusPage> => {
      const { body } = await shopper.send('GET', path);
      return orderStatusPageSchema.parse(JSON.parse(/id="sqs-page-data">([^<]*)</.exec(body)![1]!));
    };
    const ask = async (units: number, requestId = newId()) => {
      const fields = {
        requestId,
        reason: 'damaged',
        note: 'A crack',
        [`units.${itemId}`]: `${units}`,
      };
      return shopper.send('POST', `${path}/returns`, { body: new URLSearchParams(fields) });
    };
    const variantId = bowl.variantIds[0]!;
    return {
      shopper,
      number: order.order_number,
      orderId: order.id,
      itemId,
      variantId,
      path,
      page,
      ask,
    };
  }

  const move = async (number: number, id: string, event: (typeof returnEvents)[number]) =>
    moveReturn(await source(), number, { id, event, actorName });

  const mailsOf = async (number: number) => {
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('subject')
      .orderBy('id')
      .execute();
    return mails
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(`order ${number} `) && subject.includes('eturn'));
  };

  it('asked for and withdrawn in a loop are told once a quarter of an hour, and end', async () => {
    const { number, shopper, path, ask } = await buy();
    const answers: string[] = [];
    for (let time = 0; time < 7; time += 1) {
      const id = newId();
      answers.push(String((await ask(1, id)).headers['location']));
      const body = new URLSearchParams({ id });
      await shopper.send('POST', `${path}/returns/withdraw`, { body });
    }
    expect(answers.map((to) => to.includes('error=too_many_returns'))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(await mailsOf(number)).toHaveLength(1);
    later(1.1);
    const id = newId();
    expect(String((await ask(1, id)).headers['location'])).not.toContain('error');
    await shopper.send('POST', `${path}/returns/withdraw`, { body: new URLSearchParams({ id }) });
    expect(await mailsOf(number)).toHaveLength(2);
  });

  it('are asked for by their buyer, come back, and give stock and money back once', async () => {
    const { number, orderId, itemId, variantId, page, ask } = await buy();
    expect((await page()).returnable).toMatchObject([{ id: itemId, quantity: 3 }]);
    const id = newId();
    for (let time = 0; time < 2; time += 1) expect((await ask(2, id)).statusCode).toBe(303);
    expect(await page()).toMatchObject({
      returnable: [{ quantity: 1 }],
      returns: [{ id, state: 'requested', items: [{ quantity: 2 }], isCancelable: true }],
    });
    await move(number, id, 'approved');
    const received = {
      id,
      event: 'received' as const,
      restock: [{ itemId, quantity: 1 }],
      actorName,
    };
    for (let time = 0; time < 2; time += 1) await moveReturn(await source(), number, received);
    expect(await shop.stockOf(variantId)).toBe(7);
    await move(number, id, 'inspected');
    await Promise.all([move(number, id, 'refunded'), move(number, id, 'refunded')]);
    const data = await page();
    // Two of three bowls at 7.77 with 6.625 % tax.
    expect(data.refundedCents).toBe(Math.round((2 * (2331 + 154)) / 3));
    expect(data.refunds).toHaveLength(1);
    expect(data.returns).toMatchObject([{ state: 'refunded', isCancelable: false }]);
    const sums = Object.values(await ledgerOf(app, { orderId }));
    expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(await mailsOf(number)).toHaveLength(4);
    expect(await shop.stockOf(variantId)).toBe(7);
  });

  it('of more than was handed over, of a unit twice, or too late are refused', async () => {
    const { page, ask, path, shopper } = await buy(3, 1);
    expect((await ask(0)).headers['location']).toContain('error=return_empty');
    const refused = await ask(2);
    expect(refused.headers['location']).toContain('error=return_not_possible');
    expect((await page()).returns).toEqual([]);
    const shown = await shopper.send('GET', `${path}?error=return_not_possible`);
    expect(shown.body).toContain('That cannot be returned, or not so many of it.');
    await ask(1);
    await ask(1);
    expect((await page()).returns).toHaveLength(1);
    const late = await buy();
    later(15);
    expect((await late.page()).returnable).toEqual([]);
    await late.ask(1);
    expect((await late.page()).returns).toEqual([]);
  });

  it('are of what its buyer has: not while it lies ready, and not where the shop takes nothing back', async () => {
    const { number, itemId, page, ask } = await buy(2, 0);
    const id = newId();
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', actorName };
    const items = [{ itemId, quantity: 2 }];
    await fulfillOrder(await source(), number, { id, kind: 'pickup', items, ...parcel });
    expect((await page()).returnable).toEqual([]);
    expect((await ask(1)).headers['location']).toContain('error=return_not_possible');
    later(10);
    await moveFulfillment(await source(), number, { id, event: 'picked-up', actorName });
    const set = (returnDays: number) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { store: { returnDays } },
      });
    await set(0);
    expect((await page()).returnable).toEqual([]);
    expect((await ask(1)).headers['location']).toContain('error=return_not_possible');
    await set(14);
    later(10);
    expect((await page()).returnable, 'days count from the pick-up').toMatchObject([
      { quantity: 2 },
    ]);
  });

  it('are for whoever bought the order, and can be withdrawn until they are approved', async () => {
    const { number, path, ask, page, shopper, itemId } = await buy();
    const fields = { requestId: newId(), reason: 'other', [`units.${itemId}`]: '1' };
    const stranger = await new TestVisitor(app).send('POST', `${path}/returns`, {
      body: new URLSearchParams(fields),
    });
    expect(stranger.statusCode).toBe(404);
    const withdraw = (id: string) =>
      shopper.send('POST', `${path}/returns/withdraw`, { body: new URLSearchParams({ id }) });
    const [first, second] = [newId(), newId()];
    await ask(3, first);
    await withdraw(first);
    await ask(3, second);
    await move(number, second, 'approved');
    await withdraw(second);
    expect((await page()).returns.map(({ state }) => state)).toEqual(['canceled', 'approved']);
  });

  it('are opened, moved and refunded by staff', async () => {
    const { number, itemId, orderId } = await buy(2);
    const crumb = 'a'.repeat(43);
    const cookies = { ...(await signInOwner(app)), crumb };
    const url = `/api/sites/oak/orders/${number}`;
    const post = async (path: string, payload: object) => {
      const headers = { 'x-csrf-token': crumb };
      const answer = await app.inject({
        method: 'POST',
        url: `${url}${path}`,
        cookies,
        headers,
        payload,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const id = newId();
    const units = [{ id: itemId, quantity: 1 }];
    await post('/returns', { requestId: id, reason: 'wrong-item', items: units });
    const moveTo = (event: string, parts: object = {}) =>
      post(`/returns/${id}/state`, { event, ...parts });
    await moveTo('received', { restock: units });
    await moveTo('inspected');
    await post(`/returns/${id}/refund`, { isShippingRefunded: true });
    const listed = await app.inject({ url: `${url}/returns`, cookies });
    expect(listed.json()).toMatchObject({
      returns: [
        {
          id,
          state: 'refunded',
          openedBy: 'staff',
          items: [{ id: itemId, quantity: 1 }],
          restocked: [{ id: itemId, quantity: 1 }],
        },
      ],
    });
    const { refunded_cents } = await app.ctx.db
      .selectFrom('orders')
      .select('refunded_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    // One of two bowls, and shipping, with tax.
    expect(refunded_cents).toBe(Math.round((1554 + 103) / 2) + 640);
  });

  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), units: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('ask' as const), units: fc.integer({ min: 1, max: 4 }) }),
    fc.record({
      kind: fc.constant('move' as const),
      which: fc.integer({ min: 0, max: 3 }),
      event: fc.constantFrom(...returnEvents),
      units: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({
      kind: fc.constant('refund' as const),
      units: fc.integer({ min: 1, max: 4 }),
      restock: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({ kind: fc.constant('give' as const), cents: fc.integer({ min: 1, max: 1500 }) }),
    fc.record({ kind: fc.constant('cancel' as const) }),
  );

  it('refunds, returns and cancellations in any order keep the books closed and the stock right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const bought = await buy(4, 0);
        const { number, itemId, variantId, orderId } = bought;
        const opened: string[] = [];
        for (const one of steps) {
          await play(one, { number, itemId, opened }).catch((error: unknown) => {
            // What cannot be done is refused, and changes nothing.
            expect(error).toMatchObject({ name: 'ApiError' });
          });
        }
        const sums = await ledgerOf(app, { orderId });
        expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
        expect(sums['owed-back'] ?? 0).toBe(0);
        const { restocked, quantity } = await app.ctx.db
          .selectFrom('stock_reservations')
          .select(['restocked', 'quantity'])
          .where('variant_id', '=', variantId)
          .executeTakeFirstOrThrow();
        expect(restocked).toBeLessThanOrEqual(quantity);
        expect(await shop.stockOf(variantId)).toBe(9 - quantity + restocked);
        const order = await app.ctx.db
          .selectFrom('orders')
          .select(['grand_total_cents', 'refunded_cents'])
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow();
        expect(sums['clearing test'] ?? 0).toBe(order.grand_total_cents - order.refunded_cents);
      }),
      { numRuns: 12, seed: 20261122 },
    );
  }, 240_000);

  async function play(
    one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
    { number, itemId, opened }: { number: number; itemId: string; opened: string[] },
  ): Promise<void> {
    const at = await source();
    switch (one.kind) {
      case 'send': {
        const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', actorName };
        const items = [{ itemId, quantity: one.units }];
        return fulfillOrder(at, number, { id: newId(), kind: 'shipment', items, ...parcel });
      }
      case 'ask': {
        const id = newId();
        const items = [{ itemId, quantity: one.units }];
        await openReturn(at, number, { id, items, reason: 'other', note: '', actorName });
        opened.push(id);
        return undefined;
      }
      case 'move': {
        const id = opened[one.which] ?? 'none';
        const restock = one.units > 0 ? [{ itemId, quantity: one.units }] : [];
        return moveReturn(at, number, { id, event: one.event, restock, actorName });
      }
      case 'refund': {
        const restock = one.restock > 0 ? [{ itemId, quantity: one.restock }] : [];
        const wish = { parts: [{ id: itemId, quantity: one.units }] };
        return refundOrder(at, number, {
          requestId: newId(),
          wish,
          restock,
          reason: '',
          actorName,
        });
      }
      case 'give': {
        const wish = { amountCents: one.cents };
        return refundOrder(at, number, {
          requestId: newId(),
          wish,
          restock: [],
          reason: '',
          actorName,
        });
      }
      case 'cancel':
        return cancelOrder(at, number, { isRestocked: true, reason: '', actorName });
    }
  }
});
