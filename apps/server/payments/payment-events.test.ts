import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRoles } from '@sitewright/contract';
import { newId } from '../db/id.ts';
import { sweepPayments } from '../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { signInStaff } from '../testing/test-staff.ts';
import { maxAttempts } from './back-off.ts';
import { signEvent } from '../http/event-signature.ts';
import { readEventSecret } from './providers/test/test-provider.ts';
import { applyWaitingEvents } from './sweep-payments.ts';

/** Every order in which a list can come. */
function permute<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    permute(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

describeOnBothDatabases('payment events', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    await app.createSite({ host: 'elsewhere.test' });
  });
  afterAll(() => app.close());

  const later = (minutes: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));

  /** A song whose payment waits at the bank: nothing to ship. */
  async function startSong() {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const paid = await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep });
    return { paymentId: paid.json<{ paymentId: string }>().paymentId, cartId: shopper.cartToken };
  }

  async function sendEvent(event: { id?: string; [field: string]: unknown }, host = 'localhost') {
    const id = event.id ?? randomUUID();
    const body = JSON.stringify({ id, ...event });
    const secret = await readEventSecret(app.ctx);
    const headers = signEvent({ id, body }, secret, app.ctx.now().getTime());
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/payments/test/events',
      payload: body,
      headers: { host, 'content-type': 'application/json', ...headers },
    });
    return { id, status: answer.statusCode };
  }

  const findEvent = (id: string) =>
    app.ctx.db
      .selectFrom('payment_events')
      .select(['state', 'attempts', 'last_error', 'site_id'])
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow();
  const endOf = async (cartId: string) => ({
    payments: await app.ctx.db
      .selectFrom('payments')
      .select(['status', 'refunded_cents', 'failure_code'])
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute(),
    orders: await app.ctx.db
      .selectFrom('orders')
      .select(['status', 'refunded_cents'])
      .where('cart_id', '=', cartId)
      .execute(),
  });
  const keep = (
    event: { id: string; type: string; paymentId: string },
    payload: unknown = event,
    provider = 'test',
  ) =>
    app.ctx.transact((trx) =>
      trx
        .insertInto('payment_events')
        .values({
          site_id: shop.siteId,
          provider,
          event_id: event.id,
          type: event.type,
          payment_id: event.paymentId,
          payload: JSON.stringify(payload),
          next_attempt_at: app.ctx.now(),
          received_at: app.ctx.now(),
        })
        .execute(),
    );

  it.each([
    ['without success', ['failed', 'canceled'], 'canceled'],
    ['with success', ['failed', 'succeeded', 'canceled'], 'succeeded'],
    ['with success and refund', ['succeeded', 'refunded', 'canceled'], 'refunded'],
  ])('%s lead to one end in every order', async (_name, types, status) => {
    const ends = [];
    for (const order of permute(types)) {
      const { paymentId, cartId } = await startSong();
      for (const type of order) await sendEvent({ type, paymentId });
      ends.push(await endOf(cartId));
    }
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]!.payments[0]!.status).toBe(status);
    expect(ends[0]!.orders).toHaveLength(status === 'canceled' ? 0 : 1);
  });

  it('of two payments of one cart leave one order and one of the amounts', async () => {
    for (const types of permute(['first', 'second', 'failed'])) {
      const song = await shop.addProduct({ productType: 2 });
      const shopper = new Shopper(app);
      await shopper.add(song.id);
      const pay = async () =>
        (await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep })).json<{
          paymentId: string;
        }>().paymentId;
      const paymentIds = { first: await pay(), second: await pay() };
      for (const type of types) {
        if (type === 'first' || type === 'second') {
          await sendEvent({ type: 'succeeded', paymentId: paymentIds[type] });
        } else await sendEvent({ type: 'failed', paymentId: paymentIds.first });
      }
      const { payments, orders } = await endOf(shopper.cartToken);
      expect(payments.map(({ status }) => status).toSorted()).toEqual(['refunded', 'succeeded']);
      expect(orders).toEqual([{ status: 'paid', refunded_cents: 0 }]);
    }
  });

  it('that come again are taken like the first time, and kept once', async () => {
    const { paymentId, cartId } = await startSong();
    const event = { id: `again-${paymentId}`, type: 'succeeded', paymentId };
    const answers = [await sendEvent(event), await sendEvent(event)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await app.ctx.db
      .selectFrom('payment_events')
      .select(['event_id', 'state'])
      .where('payment_id', '=', paymentId)
      .execute();
    expect(kept).toEqual([{ event_id: event.id, state: 'applied' }]);
    expect((await endOf(cartId)).orders).toHaveLength(1);
  });

  it('of another provider than the one of the payment change nothing', async () => {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 1000, payment: { provider: 'manual' } });
    const { id: paymentId } = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    for (const type of ['succeeded', 'refunded', 'canceled']) {
      const { id } = await sendEvent({ type, paymentId });
      expect(await findEvent(id)).toMatchObject({ state: 'waiting' });
    }
    const { payments, orders } = await endOf(shopper.cartToken);
    expect(payments).toMatchObject([{ status: 'pending', refunded_cents: 0 }]);
    expect(orders).toMatchObject([{ status: 'awaiting_payment', refunded_cents: 0 }]);
  });

  it('that tell of another sum than the payment asks for make nothing paid', async () => {
    const { paymentId, cartId } = await startSong();
    for (const amountCents of [1, 999, 1001]) {
      const { id, status } = await sendEvent({ type: 'succeeded', paymentId, amountCents });
      expect(status).toBe(200);
      expect(await findEvent(id)).toMatchObject({
        state: 'dead',
        last_error: `The payment is not of ${amountCents} cents`,
      });
    }
    const open = { payments: [{ status: 'requires_action' }], orders: [] };
    expect(await endOf(cartId)).toMatchObject(open);
    await sendEvent({ type: 'succeeded', paymentId, amountCents: 1000 });
    expect((await endOf(cartId)).orders).toMatchObject([{ status: 'paid' }]);
  });

  it('a hundred and more of unknown payments do not hold up one that is known', async () => {
    const { paymentId, cartId } = await startSong();
    for (let count = 0; count < 120; count += 1) {
      await keep({ id: `unknown-${count}`, type: 'succeeded', paymentId: newId() });
    }
    await keep({ id: `known-${paymentId}`, type: 'succeeded', paymentId });
    expect(await applyWaitingEvents(app.ctx)).toBe(1);
    expect((await endOf(cartId)).orders).toMatchObject([{ status: 'paid' }]);
    expect(await findEvent('unknown-0')).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await applyWaitingEvents(app.ctx)).toBe(0);
    expect(await findEvent('unknown-0')).toMatchObject({ attempts: 1 });
  });

  it('a hundred and more of a provider that is gone wait like any other that fails', async () => {
    const { paymentId, cartId } = await startSong();
    for (let count = 0; count < 120; count += 1) {
      const event = { id: `gone-${count}`, type: 'succeeded', paymentId };
      await keep(event, event, 'gone');
    }
    later(1);
    await keep({ id: `kept-${paymentId}`, type: 'succeeded', paymentId });
    expect(await applyWaitingEvents(app.ctx)).toBe(1);
    expect((await endOf(cartId)).orders).toMatchObject([{ status: 'paid' }]);
    expect(await findEvent('gone-0')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: 'There is no payment provider "gone"',
    });
    expect(await applyWaitingEvents(app.ctx)).toBe(0);
    expect(await findEvent('gone-0')).toMatchObject({ attempts: 1 });
  });

  it('one that cannot be applied stops neither the others nor the expiry', async () => {
    const { paymentId, cartId } = await startSong();
    const stale = await startSong();
    const broken = { id: `broken-${paymentId}`, type: 'succeeded', paymentId };
    await keep(broken, { ...broken, paymentId: { not: 'text' } });
    later(16);
    await keep({ id: `good-${paymentId}`, type: 'succeeded', paymentId });
    await sweepPayments.run(app.ctx);
    expect((await endOf(cartId)).orders).toHaveLength(1);
    expect((await endOf(stale.cartId)).payments).toMatchObject([{ status: 'expired' }]);
    expect(await findEvent(broken.id)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect((await findEvent(broken.id)).last_error).not.toBe('');
  });

  it('are given up after many tries, later each time', async () => {
    const { id, status } = await sendEvent({ type: 'succeeded', paymentId: newId() });
    expect(status).toBe(200);
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await findEvent(id)).toMatchObject({ state: 'waiting', attempts: attempt });
      later(6 * 60 + 1);
      await applyWaitingEvents(app.ctx);
    }
    expect(await findEvent(id)).toMatchObject({
      state: 'dead',
      attempts: maxAttempts,
      last_error: 'There is no such payment',
    });
  }, 60_000);

  it('that are given up stand on the page of orders and can be tried again there', async () => {
    const { siteId } = shop;
    const { paymentId, cartId } = await startSong();
    const event = { id: `dead-${paymentId}`, type: 'succeeded', paymentId };
    await keep(event);
    await keep({ ...event, id: `lost-${paymentId}`, paymentId: newId() });
    await app.ctx.transact((trx) =>
      trx
        .updateTable('payment_events')
        .set({ state: 'dead', last_error: 'Out <of> luck', attempts: maxAttempts })
        .where('event_id', 'in', [event.id, `lost-${paymentId}`])
        .execute(),
    );
    const { identifier } = (await app.ctx.sites.get(siteId))!;
    const url = `/api/sites/${identifier}/orders/alerts`;
    const { websiteManager, reporting } = userRoles.values;
    const crumb = 'a'.repeat(43);
    const cookies = await signInStaff(app, { [siteId]: [websiteManager] });
    const shown = (await app.inject({ url, cookies })).json<{ deadEvents: object[] }>();
    expect(shown.deadEvents).toContainEqual(
      expect.objectContaining({ eventId: event.id, paymentId, reason: 'Out <of> luck' }),
    );
    const retry = (eventId: string, sent: string, who = cookies) =>
      app.inject({
        method: 'POST',
        url: `${url}/events/retry`,
        cookies: { ...who, crumb },
        headers: { 'x-csrf-token': sent },
        payload: { provider: 'test', eventId },
      });
    expect((await retry(event.id, 'wrong')).json()).toMatchObject({ code: 'crumb_fail' });
    const stranger = await signInStaff(app, { [siteId]: [reporting] });
    expect((await retry(event.id, crumb, stranger)).statusCode).toBe(403);
    expect(await findEvent(event.id)).toMatchObject({ state: 'dead' });

    expect((await retry(event.id, crumb)).statusCode).toBe(200);
    expect(await findEvent(event.id)).toMatchObject({ state: 'applied' });
    expect((await endOf(cartId)).orders).toMatchObject([{ status: 'paid' }]);
    const left = await retry(`lost-${paymentId}`, crumb);
    expect(await findEvent(`lost-${paymentId}`)).toMatchObject({
      state: 'dead',
      last_error: 'There is no such payment',
    });
    const { deadEvents } = left.json<{ deadEvents: { eventId: string }[] }>();
    expect(deadEvents.map(({ eventId }) => eventId)).not.toContain(event.id);
    expect(deadEvents).toContainEqual(
      expect.objectContaining({ eventId: `lost-${paymentId}`, reason: 'There is no such payment' }),
    );
  });

  it('find their site by their payment, whichever host they came to', async () => {
    const { paymentId, cartId } = await startSong();
    const event = { type: 'succeeded', siteId: shop.siteId, paymentId };
    const { id } = await sendEvent(event, 'elsewhere.test');
    expect(await findEvent(id)).toMatchObject({ state: 'applied', site_id: shop.siteId });
    expect((await endOf(cartId)).orders).toHaveLength(1);
  });

  it('the same attempt for another amount is refused, and nothing is charged', async () => {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    const attemptId = newId();
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 1000, attemptId, card: cards.secondStep });
    await shopper.add(song.id);
    const again = await shopper.pay({ expectedTotalCents: 2000, attemptId });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'attempt_reused' });
    expect(await endOf(shopper.cartToken)).toMatchObject({
      payments: [{ status: 'requires_action' }],
      orders: [],
    });
  });

  it('money that comes late takes over what the second try for its cart holds', async () => {
    const lesson = await shop.addProduct({ productType: 3, variants: [{ stock: 1 }] });
    const shopper = new Shopper(app);
    await shopper.add(lesson.id);
    const pay = async () =>
      (await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep })).json<{
        paymentId: string;
      }>().paymentId;
    const first = await pay();
    later(16);
    await sweepPayments.run(app.ctx);
    const second = await pay();
    expect(await shop.stockOf(lesson.variantIds[0]!)).toBe(0);
    await sendEvent({ type: 'succeeded', paymentId: first });
    expect((await endOf(shopper.cartToken)).orders).toMatchObject([{ status: 'paid' }]);
    await sendEvent({ type: 'succeeded', paymentId: second });
    const { payments, orders } = await endOf(shopper.cartToken);
    expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
    expect(orders).toMatchObject([{ status: 'paid' }]);
    expect(await shop.stockOf(lesson.variantIds[0]!)).toBe(0);
  });

  it('a cart that has expired cannot be paid', async () => {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    later(31 * 24 * 60);
    const refused = await shopper.pay({ expectedTotalCents: 1000 });
    expect(refused.json()).toMatchObject({ code: 'cart_not_found' });
    expect(await endOf(shopper.cartToken)).toEqual({ payments: [], orders: [] });
  });

  it('what came into the cart while its payment was at the bank stays in a cart', async () => {
    const [song, print] = [
      await shop.addProduct({ productType: 2, title: 'Song' }),
      await shop.addProduct({ productType: 2, title: 'Print' }),
    ];
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const paid = await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep });
    await shopper.add(song.id, 2);
    await shopper.add(print.id);
    const { paymentId } = paid.json<{ paymentId: string }>();
    await sendEvent({ type: 'succeeded', paymentId });
    const cart = await shopper.cart();
    expect(cart.entries.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Song', 2],
      ['Print', 1],
    ]);
    expect(cart.cartToken).not.toBe(shopper.cartToken);
    await shopper.add(print.id);
    expect((await shopper.cart()).totalQuantity).toBe(4);
  });

  it('what is added with the cookie of a bought cart joins what was left over', async () => {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const paid = await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep });
    await shopper.add(song.id);
    await sendEvent({
      type: 'succeeded',
      paymentId: paid.json<{ paymentId: string }>().paymentId,
    });
    await shopper.add(song.id);
    expect((await shopper.cart()).totalQuantity).toBe(2);
  });
});
