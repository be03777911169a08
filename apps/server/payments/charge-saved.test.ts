import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { chargeSaved, type SavedCharge } from './charge-saved.ts';
import { findPayment } from './find-payment.ts';
import { findSavedMethodOf } from './saved-methods.ts';
import { settlePayment } from './settle-payment.ts';

const failsLater = '4000000000000341';

describeOnBothDatabases('charges by a kept method', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 3 };

  /** A plan whose first period is paid, by this card. */
  async function subscribe(card: string, stock?: number) {
    const box = await shop.addProduct({
      productType: 3,
      plan,
      variants: [{ priceCents: 1500, ...(stock && { stock }) }],
    });
    const shopper = new Shopper(app);
    const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', {
      body: { itemId: box.id, qty: 1 },
    });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const paid = await shopper.pay({ expectedTotalCents: 1500, card });
    const { id } = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return {
      shopper,
      redirectUrlPath: paid.json<{ redirectUrlPath: string }>().redirectUrlPath,
      key: { siteId: shop.siteId, paymentId: id },
      stockLeft: () => shop.stockOf(box.variantIds[0]!),
    };
  }

  async function chargeOf(
    key: { siteId: string; paymentId: string },
    parts: Partial<SavedCharge> = {},
  ): Promise<SavedCharge> {
    const [method, first] = await Promise.all([
      findSavedMethodOf(app.ctx.db, key),
      findPayment(app.ctx.db, key),
    ]);
    return {
      chargeId: `period-${newId()}`,
      attemptId: newId(),
      savedMethodId: method!.savedMethodId,
      amountCents: 1500,
      currency: 'USD',
      snapshot: first!.snapshot,
      confirmBy: new Date(app.ctx.now().getTime() + 86_400_000),
      ...parts,
    };
  }

  const charge = async (asked: SavedCharge) =>
    chargeSaved({ ctx: app.ctx, site: await site() }, asked);
  const ordersOf = (chargeId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['status', 'grand_total_cents'])
      .where('cart_id', '=', chargeId)
      .execute();

  it('SUBS-01 the method of a plan is kept with its first payment, of nothing else', async () => {
    const { key } = await subscribe(cards.good);
    expect(await findSavedMethodOf(app.ctx.db, key)).toMatchObject({
      provider: 'test',
      label: 'Test card',
    });
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 1000 });
    const { id } = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const key2 = { siteId: shop.siteId, paymentId: id };
    expect(await findSavedMethodOf(app.ctx.db, key2)).toBeUndefined();
  });

  it('a method that the bank wanted confirmed is kept once it is', async () => {
    const { shopper, key, redirectUrlPath } = await subscribe(cards.secondStep);
    expect(await findSavedMethodOf(app.ctx.db, key)).toBeUndefined();
    const body = new URLSearchParams({ outcome: 'approve' });
    await shopper.send('POST', redirectUrlPath, { body });
    const taken = await charge(await chargeOf(key));
    expect(taken).toMatchObject({ payment: { status: 'succeeded' } });
  });

  it('a period charged five times at once and later is one payment and one order', async () => {
    const { key, stockLeft } = await subscribe(cards.good, 5);
    const before = await stockLeft();
    const asked = await chargeOf(key);
    await Promise.all([1, 2, 3, 4].map(() => charge(asked)));
    expect(await charge(asked)).toMatchObject({ payment: { status: 'succeeded' } });
    expect(await ordersOf(asked.chargeId)).toEqual([{ status: 'paid', grand_total_cents: 1500 }]);
    expect(await charge({ ...asked, attemptId: newId() })).toEqual({ kind: 'bought' });
    expect(await charge({ ...asked, amountCents: 1600 })).toEqual({ kind: 'reused' });
    expect(await stockLeft()).toBe(before - 1);
  });

  it('a card that fails later is a failed payment; stock is free again and a next try is new', async () => {
    const { key, stockLeft } = await subscribe(failsLater, 5);
    const before = await stockLeft();
    const asked = await chargeOf(key);
    const declined = { payment: { status: 'failed', failureCode: 'card_declined' } };
    expect(await charge(asked)).toMatchObject(declined);
    expect(await charge({ ...asked, attemptId: newId() })).toMatchObject(declined);
    expect(await ordersOf(asked.chargeId)).toEqual([]);
    expect(await stockLeft()).toBe(before);
  });

  it('money of a first try that comes after the second one goes back', async () => {
    const { key } = await subscribe(cards.good);
    const bad = await subscribe(failsLater);
    const asked = await chargeOf(key);
    const failed = await charge({
      ...asked,
      savedMethodId: (await chargeOf(bad.key)).savedMethodId,
    });
    await charge({ ...asked, attemptId: newId() });
    const { paymentId } = (failed as { payment: { paymentId: string } }).payment;
    const news = { paymentId, type: 'succeeded' as const, isTest: true };
    const late = await settlePayment(app.ctx, await site(), news);
    expect(late).toMatchObject({ status: 'refund_due' });
    expect(await ordersOf(asked.chargeId)).toHaveLength(1);
  });

  it('a method that is not there charges nothing', async () => {
    const { key } = await subscribe(cards.good);
    expect(await charge(await chargeOf(key, { savedMethodId: newId() }))).toEqual({
      kind: 'no-method',
    });
  });
});
