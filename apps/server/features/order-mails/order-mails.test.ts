import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendGiftCards } from '../gift-cards/send-gift-cards.ts';
import { sealedMark } from '../mail/seal-mail.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { readMails } from '../../testing/read-mails.ts';

describeOnBothDatabases('mails of an order', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = { test: true, manual: true, manualInstructions: 'Account 12 at Oak & Co.' };
    const siteId = await app.createSite({ host: 'localhost', settings: { payments } });
    shop = await createTestShop(app, siteId);
    shippingOptionId = await addShippingOption(shop, { name: 'By boat', priceCents: 600 });
    await addTaxRule(shop, { name: 'NJ tax', country: 'US', region: 'NJ', ratePpm: 100_000 });
    await addCoupon(shop, { code: 'THREE', kind: 'fixed', amountCents: 300 });
  });
  afterAll(() => app.close());

  const mailsTo = (email: string) => readMails(app, { to: email });

  /** Two bowls with a coupon, shipped to New Jersey. */
  async function buy(email: string, provider: 'test' | 'manual', giftCardCode?: string) {
    const variants = [{ attributes: { Size: 'Large' }, priceCents: 1000 }];
    const bowl = await shop.addProduct({ title: 'Bowl & lid', variants, optionOrdering: ['Size'] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 2);
    const coupons = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
    await shopper.send('POST', coupons, { body: { promoCode: 'THREE' } });
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    if (giftCardCode) {
      const url = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
      await shopper.send('POST', url, { body: { code: giftCardCode } });
    }
    const paid = await shopper.pay({
      email,
      shippingOptionId,
      expectedTotalCents,
      expectedDueCents: expectedTotalCents - (giftCardCode ? 500 : 0),
      shippingAddress: addressOf({ line2: 'Flat 4' }),
      ...(provider === 'manual' && { payment: { provider } }),
    });
    expect(paid.statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['payment_id', 'order_number', 'token'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return order;
  }

  it('name what was bought, every sum, the place and the order', async () => {
    const { code } = await giveGiftCard(shop, 500);
    const { order_number, token } = await buy('ann@sums.test', 'test', code);
    const [mail, ...others] = await mailsTo('ann@sums.test');
    expect(others).toEqual([]);
    const lines = mail!.text.split('\n').map((line) => line.trim());
    for (const line of [
      '2 × Bowl & lid (Large): $20.00',
      'Subtotal: $20.00',
      'Discount: -$3.00',
      'By boat: $6.00',
      'NJ tax: $1.70',
      'Total: $24.70',
      `Gift card •••• ${code.slice(-4)}: -$5.00`,
      'Ann Lee',
      '1 Main Street',
      'Flat 4',
      'Hoboken, NJ 07030',
      'United States',
    ]) {
      expect(lines).toContain(line);
    }
    expect(mail!.text).toContain(`Order ${order_number} `);
    expect(mail!.text).toContain(`/order-status/${token}`);
    expect(mail!.html).toContain('Bowl &amp; lid');
    expect(mail!.html).not.toContain('Bowl & lid');
    expect(mail!.text).not.toContain('Account 12');
  });

  it('tell who pays by transfer where to, once, and nobody that nothing will come', async () => {
    const { payment_id: paymentId } = await buy('ben@transfer.test', 'manual');
    const [mail, ...others] = await mailsTo('ben@transfer.test');
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^Order \d+ at /);
    expect(mail!.text).toContain('Account 12 at Oak & Co.');
    expect(mail!.text).toContain('We start on it once it is paid.');
    expect(mail!.text).not.toContain('test order');
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
    const subjects = (await mailsTo('ben@transfer.test')).map(({ subject }) => subject);
    expect(subjects).toEqual([mail!.subject, expect.stringMatching(/^Payment received: order/)]);
  });

  it('SUBS-03 a gift card goes to its buyer, one mail for each', async () => {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(card.id, 2);
    const place = `/api/3/commerce/cart/${shopper.cartToken}/shipping/location`;
    await shopper.send('PUT', place, { body: { country: 'DE' } });
    const email = 'cid@gift.test';
    const payment = { provider: 'manual' };
    const billingAddress = addressOf({ country: 'DE', region: '' });
    const expectedTotalCents = (await shopper.cart()).grandTotalCents;
    await shopper.pay({ email, expectedTotalCents, payment, billingAddress });
    const { payment_id: paymentId } = await app.ctx.db
      .selectFrom('orders')
      .select('payment_id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    expect(await mailsTo(email)).toHaveLength(1);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
    await sendGiftCards(app.ctx);
    const [, ...later] = await mailsTo(email);
    const cards = later.filter(({ subject }) => !subject.startsWith('Payment received'));
    expect(cards.map(({ dedupeKey }) => dedupeKey.split(':')[0])).toEqual([
      'gift-card',
      'gift-card',
    ]);
    expect(cards[0]!.text).toContain('$50.00');
    const [kept] = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('text')
      .where('dedupe_key', '=', cards[0]!.dedupeKey)
      .execute();
    expect(kept!.text).toContain(sealedMark);
  });
});
