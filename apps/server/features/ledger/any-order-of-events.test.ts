import { afterAll, beforeAll, expect, it } from 'vitest';
import { signEvent } from '../../http/event-signature.ts';
import { readEventSecret } from '../../payments/providers/test/test-provider.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Sent = { type: string; amountCents?: number; id?: string };

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describeOnBothDatabases('events of a payment', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    shippingOptionId = await addShippingOption(shop, { priceCents: 333 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 66_250, isOnShipping: true });
  });
  afterAll(() => app.close());

  /** Two bowls of a stock of 3 and a cup, waiting for the second step of their payment. */
  async function start() {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 777, stock: 3 }] });
    const cup = await shop.addProduct({ variants: [{ priceCents: 1001 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 2);
    await shopper.add(cup.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const parts = { expectedTotalCents, shippingOptionId, card: cards.secondStep };
    const { paymentId } = (await shopper.pay(parts)).json<{ paymentId: string }>();
    return { paymentId, cartId: shopper.cartToken, variantId: bowl.variantIds[0]! };
  }

  async function send(paymentId: string, { id, ...event }: Sent) {
    const sent = { id: `${paymentId}-${id ?? event.type}`, paymentId, ...event };
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

  async function endOf({ paymentId, cartId, variantId }: Awaited<ReturnType<typeof start>>) {
    const orders = await app.ctx.db
      .selectFrom('orders')
      .select(['status', 'refunded_cents', 'grand_total_cents'])
      .where('cart_id', '=', cartId)
      .execute();
    const payment = await app.ctx.db
      .selectFrom('payments')
      .select(['status', 'refunded_cents'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const ledger = await ledgerOf(app, { paymentId });
    return { orders, payment, ledger, stock: await shop.stockOf(variantId) };
  }

  it.each<[string, Sent[], number, string]>([
    [
      'with refunds in parts',
      [
        { type: 'failed' },
        { type: 'succeeded' },
        { type: 'refunded', amountCents: 1001, id: 'r1' },
        { type: 'refunded', amountCents: 334, id: 'r2' },
      ],
      1335,
      'paid',
    ],
    [
      'with a refund of all',
      [{ type: 'canceled' }, { type: 'succeeded' }, { type: 'refunded' }],
      3079,
      'refunded',
    ],
  ])(
    '%s come to one end, in whatever order and however often',
    async (...row) => {
      const [, events, refundedCents, status] = row;
      const ends = [];
      for (const order of permute(events)) {
        const started = await start();
        for (const event of order) await send(started.paymentId, event);
        for (const event of order.toReversed()) await send(started.paymentId, event);
        ends.push(await endOf(started));
      }
      for (const end of ends) expect(end).toEqual(ends[0]);
      const [{ orders, ledger, stock }] = ends as [(typeof ends)[number]];
      expect(orders).toMatchObject([{ status, refunded_cents: refundedCents }]);
      expect(stock).toBe(1);
      expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(ledger['clearing test'] ?? 0).toBe(orders[0]!.grand_total_cents - refundedCents);
      expect(ledger['owed-back'] ?? 0).toBe(0);
    },
    240_000,
  );
});
