/** Paying at pick-up and by invoice: the order stands before its money, and may leave before it. */
import { checkoutPageSchema, MAX_UNPAID_ORDERS } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { saveCustomerTerms } from '../../features/customers/save-customer-terms.ts';
import { fulfillOrder, moveFulfillment } from '../../features/fulfillments/fulfill-order.ts';
import { settleOrderByHand } from '../../features/orders/settle-order-by-hand.ts';
import { moveReturn } from '../../features/returns/move-return.ts';
import { openReturn } from '../../features/returns/open-return.ts';
import { operator } from '../../features/settings/settings-actor.ts';
import { writeSettings } from '../../features/settings/write-settings.ts';
import { removeExpiredCarts } from '../../jobs/remove-expired-carts.ts';
import { sweepPayments } from '../../jobs/sweep-payments.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('orders that are paid later', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let pickupId: string;
  let parcelId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = {
      test: true,
      cash: true,
      cashInstructions: 'Come to the yard.',
      invoice: true,
      invoiceGroups: ['trade'],
      invoiceInstructions: 'To our bank.',
    };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', settings: { payments } }),
    );
    pickupId = await addShippingOption(shop, { kind: 'pickup', name: 'At the yard' });
    parcelId = await addShippingOption(shop, { priceCents: 500 });
    const terms = { email: 'trade@example.test', groups: ['trade'] };
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await app.ctx.transact((trx) => saveCustomerTerms({ ctx: app.ctx, trx, site }, terms));
  });
  afterAll(() => app.close());

  const source = async () => ({
    ctx: app.ctx,
    site: (await app.ctx.sites.get(shop.siteId))!,
  });
  const later = (days: number) => app.setNow(new Date(app.ctx.now().getTime() + days * 86_400_000));

  async function fill(email: string, shippingOptionId: string, shopper = new Shopper(app)) {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 3 }] });
    await shopper.add(bowl.id, 2);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const pay = (provider: string) =>
      shopper.pay({ email, expectedTotalCents, shippingOptionId, payment: { provider } });
    return { shopper, pay, variantId: bowl.variantIds[0]! };
  }

  /** A buyer of the trade who has proved their address. */
  async function fillProved(shippingOptionId = parcelId) {
    const filled = await fill('trade@example.test', shippingOptionId);
    await filled.shopper.proveEmail('trade@example.test');
    return filled;
  }

  async function orderOf(shopper: Shopper) {
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'status', 'payment_id', 'fulfillment_status'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const items = await app.ctx.db
      .selectFrom('order_items')
      .select(['id', 'quantity'])
      .where('order_id', '=', order.id)
      .execute();
    return { ...order, items: items.map(({ id, quantity }) => ({ itemId: id, quantity })) };
  }

  const mailsTo = async (email: string) => {
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['subject', 'text'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute();
    return mails;
  };

  const parcel = (items: { itemId: string; quantity: number }[], kind: 'shipment' | 'pickup') => ({
    id: newId(),
    kind,
    items,
    carrier: '',
    trackingNumber: '',
    trackingUrl: '',
    actorName: 'Eve',
  });

  it('at pick-up is offered to those who pick up, and refused to others', async () => {
    const { shopper, pay } = await fill('ann@example.test', parcelId);
    const path = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
    const { paymentMethods } = checkoutPageSchema.parse((await shopper.send('GET', path)).json());
    expect(paymentMethods).toMatchObject([
      { provider: 'test' },
      { provider: 'cash-at-pickup', shippingOptionIds: [pickupId] },
    ]);
    expect((await pay('cash-at-pickup')).json()).toMatchObject({ code: 'method_unavailable' });
  });

  it('at pick-up is paid by being picked up', async () => {
    const { shopper, pay, variantId } = await fill('bo@example.test', pickupId);
    expect((await pay('cash-at-pickup')).statusCode).toBe(200);
    const placed = await orderOf(shopper);
    expect(placed.status).toBe('awaiting_payment');
    expect(await shop.stockOf(variantId)).toBe(1);
    const [mail] = await mailsTo('bo@example.test');
    expect(mail!.text).toContain('Come to the yard.');
    expect(mail!.text).toContain('kept for you until then');
    const ready = parcel(placed.items, 'pickup');
    await fulfillOrder(await source(), placed.order_number, ready);
    expect(await orderOf(shopper)).toMatchObject({ status: 'awaiting_payment' });
    const event = { id: ready.id, event: 'picked-up' as const, actorName: 'Eve' };
    await moveFulfillment(await source(), placed.order_number, event);
    await moveFulfillment(await source(), placed.order_number, event);
    expect(await orderOf(shopper)).toMatchObject({
      status: 'paid',
      fulfillment_status: 'fulfilled',
    });
    expect(await ledgerOf(app, { orderId: placed.id })).toEqual({
      'clearing cash-at-pickup': 4000,
      sales: -4000,
    });
  });

  it('at pick-up is not paid by a part that is picked up', async () => {
    const { shopper, pay } = await fill('ed@example.test', pickupId);
    await pay('cash-at-pickup');
    const order = await orderOf(shopper);
    const [item] = order.items;
    const parts = [
      parcel([{ ...item!, quantity: 1 }], 'pickup'),
      parcel([{ ...item!, quantity: 1 }], 'pickup'),
    ];
    await fulfillOrder(await source(), order.order_number, parts[0]!);
    const pickUp = async (id: string) =>
      moveFulfillment(await source(), order.order_number, {
        id,
        event: 'picked-up',
        actorName: 'Eve',
      });
    await expect(pickUp(parts[0]!.id)).rejects.toMatchObject({ code: 'pickup_unpaid' });
    expect(await orderOf(shopper)).toMatchObject({ status: 'awaiting_payment' });
    await settleOrderByHand(await source(), order.order_number, {
      settlement: 'received',
      actorName: 'Eve',
    });
    await pickUp(parts[0]!.id);
    await fulfillOrder(await source(), order.order_number, parts[1]!);
    await pickUp(parts[1]!.id);
    expect(await orderOf(shopper)).toMatchObject({
      status: 'paid',
      fulfillment_status: 'fulfilled',
    });
    expect(await ledgerOf(app, { orderId: order.id })).toEqual({
      'clearing cash-at-pickup': 4000,
      sales: -4000,
    });
  });

  it('by invoice is given up and credited once its goods came back; broken ones stay off the shelf', async () => {
    const { shopper, pay, variantId } = await fillProved();
    await pay('on-invoice');
    const order = await orderOf(shopper);
    const [item] = order.items;
    const givenUp = async () =>
      settleOrderByHand(await source(), order.order_number, {
        settlement: 'given-up',
        actorName: 'Eve',
      });
    await fulfillOrder(await source(), order.order_number, parcel(order.items, 'shipment'));
    const sendBack = async (quantity: number, good: number) => {
      const id = newId();
      const items = [{ itemId: item!.itemId, quantity }];
      const opened = { id, items, reason: 'damaged' as const, note: '', actorName: 'Eve' };
      await openReturn(await source(), order.order_number, opened);
      const restock = good > 0 ? [{ itemId: item!.itemId, quantity: good }] : [];
      const received = { id, event: 'received' as const, restock, actorName: 'Eve' };
      await moveReturn(await source(), order.order_number, received);
    };
    await sendBack(1, 1);
    await expect(givenUp()).rejects.toMatchObject({ code: 'order_not_cancelable' });
    await sendBack(1, 0);
    await givenUp();
    expect(await orderOf(shopper)).toMatchObject({ status: 'canceled' });
    // Three there were: one good one came back, the broken one did not.
    expect(await shop.stockOf(variantId)).toBe(2);
    const papers = await app.ctx.db
      .selectFrom('papers')
      .select(['kind', 'total_cents'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(papers).toEqual([
      { kind: 'invoice', total_cents: 4500 },
      { kind: 'credit-note', total_cents: 4500 },
    ]);
  });

  it('at pick-up is not sent before it is paid', async () => {
    const { shopper, pay } = await fill('di@example.test', pickupId);
    await pay('cash-at-pickup');
    const order = await orderOf(shopper);
    const sent = fulfillOrder(await source(), order.order_number, parcel(order.items, 'shipment'));
    await expect(sent).rejects.toMatchObject({ code: 'order_not_open' });
  });

  it('at pick-up is canceled when nobody comes; its stock is free again', async () => {
    const { shopper, pay, variantId } = await fill('cy@example.test', pickupId);
    await pay('cash-at-pickup');
    later(8);
    await sweepPayments.run(app.ctx);
    expect(await orderOf(shopper)).toMatchObject({ status: 'canceled' });
    expect(await shop.stockOf(variantId)).toBe(3);
  });

  it('by invoice is offered to the groups that the owner names alone', async () => {
    const stranger = await fill('ann@example.test', parcelId);
    await stranger.shopper.proveEmail('ann@example.test');
    expect((await stranger.pay('on-invoice')).json()).toMatchObject({ code: 'method_unavailable' });
    const { pay } = await fillProved();
    expect((await pay('on-invoice')).statusCode).toBe(200);
  });

  it('by invoice is refused to whoever types an email of the trade and cannot read its mail', async () => {
    const { shopper, pay } = await fill('trade@example.test', parcelId);
    const checkout = async () => {
      const path = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
      return checkoutPageSchema.parse((await shopper.send('GET', path)).json());
    };
    const providers = async () => (await checkout()).paymentMethods.map(({ provider }) => provider);
    expect((await pay('on-invoice')).json()).toMatchObject({ code: 'method_unavailable' });
    expect(await checkout()).toMatchObject({ mayProveEmail: true });
    expect(await providers()).not.toContain('on-invoice');
    // A link to the own address proves that address alone, and one opened elsewhere proves nothing here.
    await shopper.proveEmail('eve@example.test');
    expect((await pay('on-invoice')).json()).toMatchObject({ code: 'method_unavailable' });
    await fillProved();
    expect((await pay('on-invoice')).json()).toMatchObject({ code: 'method_unavailable' });
    await shopper.proveEmail('Trade@Example.test');
    expect(await providers()).toContain('on-invoice');
    expect(await checkout()).toMatchObject({ mayProveEmail: false });
    later(31);
    expect((await pay('on-invoice')).statusCode).toBe(404);
    // Its browser fills another cart: what it proved is too long ago, forgotten or not.
    const again = await fill('trade@example.test', parcelId, shopper);
    expect((await again.pay('on-invoice')).json()).toMatchObject({ code: 'method_unavailable' });
    await removeExpiredCarts.run(app.ctx);
    expect(await app.ctx.db.selectFrom('proved_emails').selectAll().execute()).toEqual([]);
  });

  it('by invoice is bought more often than by transfer, and keeps nobody from that', async () => {
    for (let count = 0; count <= MAX_UNPAID_ORDERS; count += 1) {
      const { pay } = await fillProved();
      const paid = await pay('on-invoice');
      expect(paid.statusCode, paid.body).toBe(200);
    }
    const { pay } = await fillProved(pickupId);
    expect((await pay('cash-at-pickup')).statusCode).toBe(200);
  });

  it('by invoice may be sent before it is paid; its buyer is reminded three times', async () => {
    // One email is mailed few links an hour.
    later(1);
    const { shopper, pay, variantId } = await fillProved();
    await pay('on-invoice');
    const order = await orderOf(shopper);
    const { content } = await app.ctx.db
      .selectFrom('papers')
      .select('content')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(content.due).toMatchObject({ instructions: 'To our bank.' });
    await fulfillOrder(await source(), order.order_number, parcel(order.items, 'shipment'));
    const given = { settlement: 'given-up' as const, actorName: 'Eve' };
    await expect(
      settleOrderByHand(await source(), order.order_number, given),
    ).rejects.toMatchObject({ code: 'order_not_cancelable' });
    for (let week = 0; week < 8; week += 1) {
      later(week === 0 ? 15 : 7);
      await Promise.all([sweepPayments.run(app.ctx), sweepPayments.run(app.ctx)]);
    }
    const subject = `order ${order.order_number} `;
    const reminders = (await mailsTo('trade@example.test')).filter(
      (mail) => mail.subject.startsWith('Payment reminder') && mail.subject.includes(subject),
    );
    expect(reminders).toHaveLength(3);
    expect(await orderOf(shopper)).toMatchObject({ status: 'awaiting_payment' });
    const paid = { settlement: 'received' as const, actorName: 'Eve' };
    await settleOrderByHand(await source(), order.order_number, paid);
    expect(await orderOf(shopper)).toMatchObject({
      status: 'paid',
      fulfillment_status: 'fulfilled',
    });
    expect(await shop.stockOf(variantId)).toBe(1);
  });

  it('by invoice is reminded of as often as the owner says', async () => {
    later(1);
    const values = { payments: { invoiceReminderDays: 3 } };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
    const { shopper, pay } = await fillProved();
    await pay('on-invoice');
    const { order_number: number } = await orderOf(shopper);
    const told: number[] = [];
    for (const days of [15, 2, 1, 2, 1]) {
      later(days);
      await sweepPayments.run(app.ctx);
      const mails = (await mailsTo('trade@example.test')).map(({ subject }) => subject);
      told.push(
        mails.filter(
          (one) => one.startsWith('Payment reminder') && one.includes(`order ${number} `),
        ).length,
      );
    }
    expect(told).toEqual([1, 1, 2, 2, 3]);
  });

  it('by invoice is not left with nothing to pay by what comes back: then it is given up', async () => {
    later(1);
    const free = await addShippingOption(shop, { name: 'Free', priceCents: 0 });
    const { shopper, pay } = await fillProved(free);
    expect((await pay('on-invoice')).statusCode).toBe(200);
    const order = await orderOf(shopper);
    await fulfillOrder(await source(), order.order_number, parcel(order.items, 'shipment'));
    const id = newId();
    const opened = {
      id,
      items: order.items,
      reason: 'damaged' as const,
      note: '',
      actorName: 'Eve',
    };
    await openReturn(await source(), order.order_number, opened);
    const move = async (event: 'received' | 'inspected' | 'refunded') =>
      moveReturn(await source(), order.order_number, { id, event, actorName: 'Eve' });
    await move('received');
    await move('inspected');
    await expect(move('refunded')).rejects.toMatchObject({ code: 'order_edit_unpaid' });
    expect(await orderOf(shopper)).toMatchObject({ status: 'awaiting_payment' });
    const given = { settlement: 'given-up' as const, actorName: 'Eve' };
    await settleOrderByHand(await source(), order.order_number, given);
    expect(await orderOf(shopper)).toMatchObject({ status: 'canceled' });
  });
});
