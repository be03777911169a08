/** Payments through PayPal: our client against a double that keeps state. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../db/id.ts';
import { operator } from '../../../features/settings/settings-actor.ts';
import { writeSettings } from '../../../features/settings/write-settings.ts';
import { reconcilePayments } from '../../../jobs/reconcile-payments.ts';
import { sweepPayments } from '../../../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import type { PaymentFault } from '../../../testing/payment-faults.ts';
import {
  paypalKeys,
  startPayPalDouble,
  type DoubleOrder,
  type PayPalDouble,
} from '../../../testing/paypal-double/paypal-double.ts';
import { Shopper } from '../../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { findPayment as readPayment } from '../../find-payment.ts';
import { providersOf } from '../../providers.ts';
import { refundPayment } from '../../refund-payment.ts';
import { fromPayPalAmount, toPayPalAmount } from './paypal-amount.ts';

describe('amounts at PayPal', () => {
  it.each([
    ['USD', 1999, '19.99'],
    ['JPY', 80, '80'],
    ['HUF', 50_000, '500'],
    ['EUR', 5, '0.05'],
  ])('%s %i is written %s', (currency, amountCents, value) => {
    const written = toPayPalAmount({ amountCents, currency });
    expect(written).toEqual({ currency_code: currency, value });
    expect(fromPayPalAmount(written)).toEqual({ amountCents, currency });
  });

  it('parts of a whole currency cannot be taken', () => {
    expect(() => toPayPalAmount({ amountCents: 50_050, currency: 'HUF' })).toThrow('500.5 HUF');
  });
});

describeOnBothDatabases('payments through PayPal', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let double: PayPalDouble;
  let time = () => new Date();
  beforeAll(async () => {
    double = await startPayPalDouble(() => time());
    app = await createTestApp({ database, environment: { PAYPAL_URL: double.url } });
    time = () => app.ctx.now();
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    const payments = {
      test: false,
      paypal: true,
      paypalClientId: paypalKeys.clientId,
      paypalSecret: paypalKeys.secret,
      paypalWebhookId: paypalKeys.webhookId,
    };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values: { payments } });
  });
  afterAll(async () => {
    await app.close();
    await double.close();
  });

  const findPayment = (paymentId: string) =>
    readPayment(app.ctx.db, { siteId: shop.siteId, paymentId });
  const ordersOf = (cartId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['status', 'refunded_cents', 'grand_total_cents'])
      .where('cart_id', '=', cartId)
      .execute();
  const later = (minutes: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));

  /** A shopper who was sent to PayPal. */
  async function begin() {
    later(120);
    const lesson = await shop.addProduct({
      productType: 3,
      variants: [{ stock: 1, priceCents: 2050 }],
    });
    const shopper = new Shopper(app);
    await shopper.add(lesson.id);
    const paid = await shopper.pay({ expectedTotalCents: 2050, payment: { provider: 'paypal' } });
    const { paymentId, redirectUrlPath } = paid.json<Record<string, string>>();
    const go = () => shopper.send('GET', redirectUrlPath!);
    const away = await go();
    const order = (): DoubleOrder =>
      [...double.orders.values()].findLast(({ custom_id }) => custom_id.endsWith(paymentId!))!;
    return {
      shopper,
      paymentId: paymentId!,
      away,
      go,
      order,
      stockLeft: () => shop.stockOf(lesson.variantIds[0]!),
      comeBack: () => shopper.send('GET', `${redirectUrlPath}?token=${order().id}&PayerID=P`),
    };
  }

  async function buy() {
    const begun = await begin();
    begun.order().status = 'APPROVED';
    await begun.comeBack();
    return begun;
  }

  it('lead to PayPal, and take the money when the shopper comes back', async () => {
    const begun = await begin();
    expect(begun.away.statusCode).toBe(303);
    expect(begun.away.headers.location).toBe(`${double.url}/checkoutnow?token=${begun.order().id}`);
    expect(begun.order()).toMatchObject({ amount: { currency_code: 'USD', value: '20.50' } });
    begun.order().status = 'APPROVED';
    expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    expect(begun.order().captures).toHaveLength(1);
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([
      { status: 'paid', grand_total_cents: 2050 },
    ]);
  });

  it('another visit before approving leads to the same order', async () => {
    const begun = await begin();
    const before = double.orders.size;
    expect((await begun.go()).headers.location).toBe(begun.away.headers.location);
    expect(double.orders.size).toBe(before);
  });

  it('an order of somebody else in the address takes nothing', async () => {
    const [one, other] = [await begin(), await begin()];
    other.order().status = 'APPROVED';
    const path = `/checkout/payment/${one.paymentId}?token=${other.order().id}`;
    expect((await one.shopper.send('GET', path)).headers.location).toContain('/checkoutnow');
    expect(other.order().captures).toEqual([]);
  });

  it.each<[string, PaymentFault[]]>([
    ['a lost request', ['dropped-before']],
    ['a lost answer', ['dropped-after']],
    ['too many requests', ['refused']],
    ['a request under way', ['conflict']],
    ['a 500', ['failed-before']],
  ])('%s at the capture takes the money once', async (_name, faults) => {
    const begun = await begin();
    begun.order().status = 'APPROVED';
    double.faults.add('POST /v2/checkout/orders/*/capture', ...faults);
    expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    expect(begun.order().captures).toHaveLength(1);
  });

  it('a method that is declined leads back to PayPal, and another one pays', async () => {
    const begun = await begin();
    Object.assign(begun.order(), { status: 'APPROVED', captureAs: 'INSTRUMENT_DECLINED' });
    expect((await begun.comeBack()).headers.location).toContain('/checkoutnow');
    expect(await begun.stockLeft()).toBe(0);
    begun.order().captureAs = 'COMPLETED';
    expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
  });

  it('a capture that is pending places the order; its event makes it paid', async () => {
    const begun = await begin();
    Object.assign(begun.order(), { status: 'APPROVED', captureAs: 'PENDING' });
    expect((await begun.comeBack()).headers.location).toMatch(/order-confirmed/);
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'awaiting_payment' }]);
    begun.order().captures[0]!.status = 'COMPLETED';
    expect((await sendEvent(double.event(begun.order()))).statusCode).toBe(200);
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
  });

  it('events that PayPal does not know are refused', async () => {
    const begun = await begin();
    begun.order().status = 'COMPLETED';
    begun.order().captures.push({ id: 'C-1', status: 'COMPLETED', amount: begun.order().amount });
    const { body, headers } = double.event(begun.order());
    expect((await sendEvent({ body: body.replace('C-1', 'C-2'), headers })).statusCode).toBe(403);
    expect((await sendEvent({ body, headers: {} })).statusCode).toBe(403);
    expect(await ordersOf(begun.shopper.cartToken)).toEqual([]);
    expect((await sendEvent({ body, headers })).statusCode).toBe(200);
    expect((await sendEvent({ body, headers })).statusCode).toBe(200);
    expect(await ordersOf(begun.shopper.cartToken)).toHaveLength(1);
  });

  it('refunds go back in parts, and those that are pending are looked up', async () => {
    const begun = await buy();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const source = { ctx: app.ctx, site, providerOf: providersOf(app.ctx) };
    const refund = (amountCents: number) =>
      refundPayment(source, begun.paymentId, { requestId: newId(), reason: '', amountCents });
    double.faults.add('POST /v2/payments/captures/*/refund', 'dropped-after');
    await refund(700);
    expect(await findPayment(begun.paymentId)).toMatchObject({ refundedCents: 700 });
    double.refundAs = 'PENDING';
    await refund(1350);
    double.refundAs = 'COMPLETED';
    expect(await findPayment(begun.paymentId)).toMatchObject({ refundedCents: 700 });
    begun.order().refunds.at(-1)!.status = 'COMPLETED';
    expect(begun.order().refunds).toHaveLength(2);
    later(60);
    await reconcilePayments.run(app.ctx);
    expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'refunded' });
  });

  it('a payment that nobody approves ends and takes nothing', async () => {
    const begun = await begin();
    later(16);
    await sweepPayments.run(app.ctx);
    expect(await begun.stockLeft()).toBe(1);
    begun.order().status = 'APPROVED';
    expect((await begun.comeBack()).headers.location).toContain('/checkout?cartToken=');
    expect(begun.order().captures).toEqual([]);
  });

  function sendEvent({ body, headers }: { body: string; headers: Record<string, string> }) {
    return app.server.inject({
      method: 'POST',
      url: '/api/payments/paypal/events',
      payload: body,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    });
  }
});
