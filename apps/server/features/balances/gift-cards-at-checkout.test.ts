import { callLimits, checkoutPageSchema } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { providersOf } from '../../payments/providers.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { releaseExpiredReservations } from '../../payments/sweep-payments.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, cards, Shopper, type PaymentParts } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';

interface Entered {
  giftCards: { id: string; hint: string; balanceCents: number }[];
}

describeOnBothDatabases('gift cards at the checkout', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  /** Somebody with a song of 30.00 in the cart. */
  async function start(priceCents = 3000): Promise<Shopper> {
    const song = await shop.addProduct({ productType: 2, variants: [{ priceCents }] });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    return shopper;
  }

  const enter = (shopper: Shopper, code: string) =>
    shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`, {
      body: { code },
    });

  const pay = (shopper: Shopper, expectedDueCents: number, parts: PaymentParts = {}) =>
    shopper.pay({
      expectedTotalCents: 3000,
      expectedDueCents,
      ...(expectedDueCents === 0 && { payment: { provider: 'free' } }),
      ...parts,
    });

  async function checkoutOf(shopper: Shopper) {
    const answer = await shopper.send(
      'GET',
      `/api/commerce/checkout?cartToken=${shopper.cartToken}`,
    );
    return checkoutPageSchema.parse(answer.json());
  }

  const leftOn = async (id: string) => {
    const row = await app.ctx.db
      .selectFrom('balances')
      .select('left_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const entries = await app.ctx.db
      .selectFrom('balance_entries')
      .select('amount_cents')
      .where('balance_id', '=', id)
      .execute();
    expect(entries.reduce((sum, entry) => sum + entry.amount_cents, 0)).toBe(row.left_cents);
    return row.left_cents;
  };

  const paymentOf = (shopper: Shopper) =>
    app.ctx.db
      .selectFrom('payments')
      .select(['id', 'status', 'amount_cents', 'provider'])
      .where('cart_id', '=', shopper.cartToken)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  const tendersOf = async (paymentId: string) => {
    const rows = await app.ctx.db
      .selectFrom('payment_tenders')
      .select(['kind', 'amount_cents', 'refunded_cents'])
      .where('payment_id', '=', paymentId)
      .orderBy('kind')
      .execute();
    return rows.map((row) => [row.kind, row.amount_cents, row.refunded_cents]);
  };

  async function refund(paymentId: string, amountCents?: number) {
    const source = { ctx: app.ctx, site: await site(), providerOf: providersOf(app.ctx) };
    const request = { requestId: newId(), reason: 'Broken', ...(amountCents && { amountCents }) };
    return refundPayment(source, paymentId, request);
  }

  it('pay a part, and a card pays the rest', async () => {
    const card = await giveGiftCard(shop, 1200);
    const shopper = await start();
    const entered = await enter(shopper, ` ${card.code.toLowerCase()} `);
    expect(entered.json<Entered>().giftCards).toMatchObject([
      { id: card.id, hint: card.code.slice(-4), balanceCents: 1200 },
    ]);
    expect(await checkoutOf(shopper)).toMatchObject({ amountDueCents: 1800 });
    expect((await pay(shopper, 3000)).json()).toMatchObject({ code: 'total_changed' });
    expect((await pay(shopper, 1800)).statusCode).toBe(200);
    const { id, status, amount_cents } = await paymentOf(shopper);
    expect({ status, amount_cents }).toEqual({ status: 'succeeded', amount_cents: 3000 });
    expect(await tendersOf(id)).toEqual([
      ['card', 1800, 0],
      ['gift-card', 1200, 0],
    ]);
    expect(await leftOn(card.id)).toBe(0);
  });

  it('#814 pay all of it: no provider is called, and the order is paid', async () => {
    const [one, two] = [await giveGiftCard(shop, 1000), await giveGiftCard(shop, 5000)];
    const shopper = await start();
    await enter(shopper, one.code);
    await enter(shopper, two.code);
    expect(await checkoutOf(shopper)).toMatchObject({ amountDueCents: 0 });
    expect((await pay(shopper, 0)).statusCode).toBe(200);
    const payment = await paymentOf(shopper);
    expect(payment).toMatchObject({ status: 'succeeded', provider: 'free' });
    expect([await leftOn(one.id), await leftOn(two.id)]).toEqual([0, 3000]);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['status', 'is_test'])
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ status: 'paid', is_test: false });
  });

  it('come before store credit, and are taken off again', async () => {
    const credit = await giveGiftCard(shop, 2500, { kind: 'store-credit' });
    const card = await giveGiftCard(shop, 2500);
    const shopper = await start();
    await enter(shopper, credit.code);
    await enter(shopper, card.code);
    const ids = (await checkoutOf(shopper)).giftCards.map(({ id }) => id);
    expect(ids).toEqual([card.id, credit.id]);
    const path = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards/${card.id}`;
    await shopper.send('DELETE', path);
    expect((await pay(shopper, 500)).statusCode).toBe(200);
    expect([await leftOn(card.id), await leftOn(credit.id)]).toEqual([2500, 0]);
    expect(await tendersOf((await paymentOf(shopper)).id)).toEqual([
      ['card', 500, 0],
      ['store-credit', 2500, 0],
    ]);
  });

  it('magento2#21952 a card of two orders at once is spent once', async () => {
    const card = await giveGiftCard(shop, 6000);
    const shoppers = await Promise.all([1, 2, 3].map(() => start(6000)));
    for (const shopper of shoppers) await enter(shopper, card.code);
    const paid = await Promise.all(
      shoppers.map((shopper) => pay(shopper, 0, { expectedTotalCents: 6000 })),
    );
    const refused = paid.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(paid.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await leftOn(card.id)).toBe(0);
  });

  it('spree#14577 are free again when a payment fails, and when nobody finishes it', async () => {
    const card = await giveGiftCard(shop, 1000);
    const [declined, left, third] = [await start(), await start(), await start()];
    for (const shopper of [declined, left, third]) await enter(shopper, card.code);
    expect((await pay(declined, 2000, { card: cards.declined })).statusCode).toBe(402);
    expect(await leftOn(card.id)).toBe(1000);
    await pay(left, 2000, { card: cards.secondStep });
    expect(await leftOn(card.id)).toBe(0);
    // It is there for the next try of the cart that holds it, and for no other.
    expect(await checkoutOf(left)).toMatchObject({ amountDueCents: 2000 });
    expect(await checkoutOf(third)).toMatchObject({ amountDueCents: 3000 });
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    await releaseExpiredReservations(app.ctx);
    expect(await leftOn(card.id)).toBe(1000);
    expect((await pay(third, 2000)).statusCode).toBe(200);
  });

  it('that are spent when the money of a late payment comes send it back', async () => {
    const card = await giveGiftCard(shop, 1000);
    const [late, other] = [await start(), await start()];
    for (const shopper of [late, other]) await enter(shopper, card.code);
    await pay(late, 2000, { card: cards.secondStep });
    const { id } = await paymentOf(late);
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    await releaseExpiredReservations(app.ctx);
    expect((await pay(other, 2000)).statusCode).toBe(200);
    const news = { paymentId: id, type: 'succeeded' as const, isTest: true };
    expect(await settlePayment(app.ctx, await site(), news)).toMatchObject({
      status: 'refund_due',
    });
    expect(await leftOn(card.id)).toBe(0);
    expect(await tendersOf(id)).toEqual([['card', 2000, 0]]);
  });

  it('are held anew when the money of a late payment comes', async () => {
    const card = await giveGiftCard(shop, 1000);
    const shopper = await start();
    await enter(shopper, card.code);
    await pay(shopper, 2000, { card: cards.secondStep });
    const { id } = await paymentOf(shopper);
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    await releaseExpiredReservations(app.ctx);
    const news = { paymentId: id, type: 'succeeded' as const, isTest: true };
    expect(await settlePayment(app.ctx, await site(), news)).toMatchObject({ status: 'succeeded' });
    expect(await leftOn(card.id)).toBe(0);
    expect(await tendersOf(id)).toEqual([
      ['card', 2000, 0],
      ['gift-card', 1000, 0],
    ]);
  });

  it('get refunds back after the card has got its own, once', async () => {
    const card = await giveGiftCard(shop, 1000);
    const shopper = await start();
    await enter(shopper, card.code);
    await pay(shopper, 2000);
    const { id } = await paymentOf(shopper);
    await refund(id, 2300);
    expect(await leftOn(card.id)).toBe(300);
    expect(await refund(id)).toMatchObject({ status: 'refunded', refundedCents: 3000 });
    expect(await leftOn(card.id)).toBe(1000);
    expect(await tendersOf(id)).toEqual([
      ['card', 2000, 2000],
      ['gift-card', 1000, 1000],
    ]);
  });

  it('are no use to somebody else who has the link of the cart', async () => {
    const card = await giveGiftCard(shop, 1000);
    const shopper = await start();
    await enter(shopper, card.code);
    const stranger = new Shopper(app);
    stranger.cartToken = shopper.cartToken;
    expect(await checkoutOf(stranger)).toMatchObject({ giftCards: [], amountDueCents: 3000 });
    expect((await pay(stranger, 2000)).json()).toMatchObject({ code: 'total_changed' });
  });

  it('without scripts are entered and taken off in the form, and nothing typed is lost', async () => {
    const card = await giveGiftCard(shop, 5000);
    const shopper = await start();
    const path = `/checkout?cartToken=${shopper.cartToken}`;
    const typed = Object.fromEntries(
      Object.entries(addressOf()).map(([part, text]) => [`billingAddress.${part}`, text]),
    );
    const post = (more: Record<string, string>) => {
      const body = new URLSearchParams({ ...typed, email: 'ann@example.test', ...more });
      return shopper.send('POST', path, { body });
    };
    const missing = await post({ giftCardCode: ' ', step: 'enter-gift-card' });
    expect(missing.statusCode).toBe(400);
    expect(missing.body).toContain('Please enter the code of a gift card.');
    const wrong = await post({ giftCardCode: 'ABCD-EFGH' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('That gift card code is not valid.');
    const entered = await post({ giftCardCode: card.code });
    expect(entered.statusCode).toBe(200);
    expect(entered.body).toContain('value="1 Main Street"');
    expect(entered.body).toContain(card.code.slice(-4));
    expect(entered.body).not.toContain(card.code);
    expect(entered.body).toMatch(/name="expectedDueCents" value="0"/);
    expect(entered.body).toMatch(/name="payment.provider" value="free"/);
    const off = await post({ removeGiftCard: card.id });
    expect(off.body).toMatch(/name="expectedDueCents" value="3000"/);
    await post({ giftCardCode: card.code });
    const paid = await post({
      expectedTotalCents: '3000',
      expectedDueCents: '0',
      'payment.provider': 'free',
    });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toContain('/checkout/order-confirmed?token=');
    expect(await leftOn(card.id)).toBe(2000);
  });

  it.each<Record<string, string>>([{}, { step: 'place' }])(
    'are not guessed by forms without end: %o',
    async (more) => {
      const shopper = await start();
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const body = new URLSearchParams({ ...more, giftCardCode: `GUESS-${tries}` });
        const path = `/checkout?cartToken=${shopper.cartToken}`;
        statuses.push((await shopper.send('POST', path, { body })).statusCode);
      }
      expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
      expect(statuses[10]).toBe(429);
    },
  );

  it('can be used while somebody tries codes from everywhere; who guesses gets nowhere', async () => {
    const host = 'attacked.test';
    const attacked = await createTestShop(app, await app.createSite({ host }));
    const card = await giveGiftCard(attacked, 1000);
    const tooMany = callLimits.enterGiftCard.perSite + 1;
    for (let count = 0; count < tooMany; count += 1) {
      await app.ctx.attempts.takeForSite('enterGiftCard', attacked.siteId);
    }
    const look = (address: string, code: string) =>
      new TestVisitor(app, host).send('POST', '/gift-card', {
        body: new URLSearchParams({ code }),
        remoteAddress: address,
      });
    const statuses: number[] = [];
    for (const code of ['A', 'B', 'C', 'D']) {
      statuses.push((await look('203.0.113.50', code)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect((await look('203.0.113.50', card.code)).statusCode).toBe(429);
    for (let count = 0; count < 5; count += 1) {
      expect((await look('198.51.100.8', card.code)).statusCode).toBe(200);
    }
  });

  it('make another payment of a try that is sent again: it is refused, and nothing is charged', async () => {
    const card = await giveGiftCard(shop, 1000);
    const shopper = await start();
    await enter(shopper, card.code);
    const attemptId = newId();
    await pay(shopper, 2000, { attemptId, card: cards.secondStep });
    await shopper.send('DELETE', `/api/3/commerce/cart/${shopper.cartToken}/gift-cards/${card.id}`);
    const again = await pay(shopper, 3000, { attemptId });
    expect(again.json()).toMatchObject({ code: 'attempt_reused' });
    expect(await paymentOf(shopper)).toMatchObject({ status: 'requires_action' });
  });

  it('are not shown any more once they are over', async () => {
    const now = app.ctx.now();
    const card = await giveGiftCard(shop, 1000, { expiresAt: new Date(now.getTime() + 60_000) });
    const shopper = await start();
    await enter(shopper, card.code);
    expect(await checkoutOf(shopper)).toMatchObject({ amountDueCents: 2000 });
    app.setNow(new Date(now.getTime() + 60_000));
    expect(await checkoutOf(shopper)).toMatchObject({ giftCards: [], amountDueCents: 3000 });
  });

  describe('are refused', () => {
    const refusal = async (code: string) => (await enter(await start(), code)).json();

    it('when there is none such, none is left, it is void, over, or in other money', async () => {
      const spent = await giveGiftCard(shop, 0);
      const expired = await giveGiftCard(shop, 100, { expiresAt: app.ctx.now() });
      const foreign = await giveGiftCard(shop, 100, { currency: 'EUR' });
      expect(await refusal('NOPE')).toMatchObject({ code: 'gift_card_unknown' });
      expect(await refusal(spent.code)).toMatchObject({ code: 'gift_card_empty' });
      expect(await refusal(expired.code)).toMatchObject({ code: 'gift_card_expired' });
      expect(await refusal(foreign.code)).toMatchObject({ code: 'gift_card_other_currency' });
    });

    it('when there are five already', async () => {
      const shopper = await start();
      const given = await Promise.all([1, 2, 3, 4, 5, 6].map(() => giveGiftCard(shop, 100)));
      const answers = [];
      for (const { code } of given) answers.push((await enter(shopper, code)).statusCode);
      expect(answers).toEqual([200, 200, 200, 200, 200, 400]);
    });
  });
});
