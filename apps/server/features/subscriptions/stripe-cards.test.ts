import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { findSavedMethod } from '../../payments/saved-methods.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createStripeShop, type StripeShop } from '../../testing/stripe-double/stripe-shop.ts';
import { monthly } from '../../testing/plan-of.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

const good = '4242424242424242';
const failsLater = '4000000000000341';

describeOnBothDatabases('another card for a plan, by Stripe', (database) => {
  let stripe: StripeShop;
  beforeAll(async () => {
    stripe = await createStripeShop(database);
  });
  afterAll(() => stripe.close());

  const newest = () => [...stripe.double.world.intents.values()].at(-1)!;

  /** Types a card into the fields of Stripe, as the shopper at a page of a payment does. */
  async function type(shopper: Shopper, path: string, card: string) {
    const intent = newest();
    stripe.double.world.pay(intent, card);
    if (intent.status === 'requires_action') stripe.double.world.move(intent, 'succeeded');
    return shopper.send('GET', path);
  }

  async function subscribe(card: string) {
    const box = await stripe.shop.addProduct({ productType: 3, plan: monthly });
    const shopper = new Shopper(stripe.app);
    const body = { itemId: box.id, qty: 1 };
    const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', { body });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const payment = { provider: 'stripe' };
    const paid = await shopper.pay({ expectedTotalCents: 1000, payment });
    await type(shopper, paid.json<{ redirectUrlPath: string }>().redirectUrlPath, card);
    const { id, token } = await stripe.app.ctx.db
      .selectFrom('subscriptions as s')
      .innerJoin('orders as o', (join) =>
        join.onRef('o.site_id', '=', 's.site_id').onRef('o.id', '=', 's.order_id'),
      )
      .select(['s.id', 's.token'])
      .where('o.cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const find = () =>
      stripe.app.ctx.db
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const sendCard = (attemptId = newId()) =>
      shopper.send('POST', `/subscriptions/${token}/card`, {
        body: new URLSearchParams({ attemptId, provider: 'stripe' }),
      });
    return { id, token, shopper, find, sendCard };
  }

  const nextMonth = async (id: string) => {
    const { next_billing_at: due } = await stripe.app.ctx.db
      .selectFrom('subscriptions')
      .select('next_billing_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    stripe.app.setNow(new Date(due!.getTime() + 60_000));
    await billSubscriptions(stripe.app.ctx);
  };
  const ordersOf = (id: string) =>
    stripe.app.ctx.db
      .selectFrom('orders')
      .select(['grand_total_cents', 'status'])
      .where('cart_id', 'like', `subscription:${id}:%`)
      .execute();

  it('SUBS-01 is kept by an intent that takes nothing, and charged at once where a payment is open', async () => {
    const plan = await subscribe(failsLater);
    await nextMonth(plan.id);
    expect(await plan.find()).toMatchObject({ status: 'past-due' });
    stripe.double.faults.add('POST /v1/setup_intents', 'dropped-after');
    const sent = await plan.sendCard();
    const path = sent.headers.location!;
    expect(path).toMatch(/^\/checkout\/payment\//);
    const setups = [...stripe.double.world.intents.values()].filter(
      (intent) => intent.object === 'setup_intent',
    );
    expect(setups).toHaveLength(1);
    expect((await plan.shopper.send('GET', path)).body).toContain('open payment of $10.00 at once');
    stripe.double.faults.add('POST /v1/payment_intents/*/confirm', 'dropped-after');
    const back = await type(plan.shopper, path, good);
    expect(back.headers.location).toBe(`/subscriptions/${plan.token}`);
    await stripe.sendAll((events) => [...events, ...events]);
    await billSubscriptions(stripe.app.ctx);
    expect(await ordersOf(plan.id)).toEqual([{ grand_total_cents: 1000, status: 'paid' }]);
    const after = await plan.find();
    expect(after).toMatchObject({ status: 'active', method_label: 'Visa ending in 4242' });
    const method = await findSavedMethod(stripe.app.ctx.db, {
      siteId: stripe.shop.siteId,
      savedMethodId: after.saved_method_id!,
    });
    expect(method).toMatchObject({ provider: 'stripe' });
  });

  it('that its buyer never comes back from is kept by the event alone', async () => {
    const plan = await subscribe(good);
    const before = await plan.find();
    await plan.sendCard();
    stripe.double.world.pay(newest(), good);
    await stripe.sendAll();
    expect((await plan.find()).saved_method_id).not.toBe(before.saved_method_id);
    await nextMonth(plan.id);
    expect(await ordersOf(plan.id)).toHaveLength(1);
  });

  it('that is declined leaves the old one; a second try calls the first one off', async () => {
    const plan = await subscribe(good);
    const before = await plan.find();
    const first = (await plan.sendCard()).headers.location!;
    const intent = newest();
    stripe.double.world.pay(intent, '4000000000000002');
    await stripe.sendAll();
    expect((await plan.shopper.send('GET', first)).statusCode).toBe(200);
    expect((await plan.find()).saved_method_id).toBe(before.saved_method_id);
    stripe.double.faults.add('POST /v1/setup_intents', 'failed-after');
    const second = (await plan.sendCard()).headers.location!;
    expect(second).not.toBe(first);
    expect(intent.status).toBe('canceled');
    await type(plan.shopper, second, good);
    expect((await plan.find()).saved_method_id).not.toBe(before.saved_method_id);
  });
});
