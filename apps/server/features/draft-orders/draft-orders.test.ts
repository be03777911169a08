import { sumSteps } from '@sitewright/commerce';
import type { Cart } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlePayment } from '../../payments/settle-payment.ts';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addCoupon, addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openMail } from '../mail/seal-mail.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';
import { expireDrafts } from './expire-drafts.ts';

interface DraftAnswer {
  id: string;
  state: string;
  orderNumber: number | null;
  cart: Cart | null;
}

describeOnBothDatabases('drafts of orders', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = { test: true, manual: true, invoice: true };
    const siteId = await app.createSite({
      host: 'localhost',
      identifier: 'oak',
      title: 'Oak',
      settings: { payments },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'oak');
    shippingOptionId = await addShippingOption(shop, { name: 'Parcel', priceCents: 600 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 100_000 });
  });
  afterAll(() => app.close());

  const bowlOf = (stock = 9) =>
    shop.addProduct({ title: 'Bowl', isVisible: false, variants: [{ priceCents: 1000, stock }] });

  type Bowl = Awaited<ReturnType<typeof bowlOf>>;

  const lineOf = ({ id, variantIds }: Bowl, parts: object = {}) => ({
    kind: 'variant',
    productId: id,
    variantId: variantIds[0]!,
    quantity: 2,
    ...parts,
  });

  const contentOf = (bowl: Bowl, parts: object = {}) => ({
    email: 'ann@example.test',
    shippingAddress: addressOf(),
    lines: [lineOf(bowl)],
    shipping: { kind: 'own', name: 'Free for you', priceCents: 0 },
    ...parts,
  });

  const ask = async (path: string, body?: unknown, method: 'POST' | 'PUT' | 'GET' = 'POST') =>
    owner.send(method, owner.url(`draft-orders${path}`), body === undefined ? {} : { body });

  const answerOf = async (
    path: string,
    body?: unknown,
    method: 'POST' | 'PUT' | 'GET' = 'POST',
  ) => {
    const answer = await ask(path, body, method);
    expect(answer.body).toContain('"state"');
    return answer.json<DraftAnswer>();
  };

  const linkTo = async (id: string) => {
    const url = (await ask(`/${id}/links`)).json<{ url: string }>().url;
    return new URL(url).pathname;
  };

  const ordersOf = (cartToken: string) =>
    app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('site_id', '=', shop.siteId)
      .where('cart_id', '=', cartToken)
      .execute();

  const sumOf = async (orderId: string) =>
    Object.values(await ledgerOf(app, { orderId })).reduce((sum, cents) => sum + cents, 0);

  /** A buyer at the checkout of a link. */
  async function follow(path: string): Promise<Shopper> {
    const shopper = new Shopper(app);
    const page = await shopper.send('GET', path);
    expect(page.statusCode).toBe(200);
    shopper.cartToken = decodeURIComponent(/cartToken=([^"&]+)/.exec(page.body)![1]!);
    return shopper;
  }

  const payment = (expectedTotalCents: number, parts: object = {}) => ({
    expectedTotalCents,
    shippingOptionId: 'agreed',
    ...parts,
  });

  it('come to a total that its steps explain, with prices, texts, discount and shipping of their own', async () => {
    const bowl = await bowlOf();
    const { cart, id } = await answerOf('', {
      content: contentOf(bowl, {
        lines: [
          lineOf(bowl, { priceCents: 800, reason: 'Second choice' }),
          lineOf(bowl, { quantity: 1 }),
          { kind: 'text', title: 'Engraving', quantity: 1, priceCents: 500, isSent: false },
        ],
        discount: { kind: 'percent', ratePpm: 100_000, reason: 'A friend' },
        shipping: { kind: 'own', name: 'By bicycle', priceCents: 300 },
      }),
    });
    // (2 × 8 + 10 + 5) − 10 % = 27.90, 10 % of tax on it, shipping without.
    expect(cart).toMatchObject({ subtotalCents: 3100, discountCents: 310, shippingCostCents: 300 });
    expect(cart!.grandTotalCents).toBe(2790 + 279 + 300);
    const steps = cart!.steps.map(({ kind, name, amountCents }) => [kind, name, amountCents]);
    expect(steps).toEqual(
      expect.arrayContaining([
        ['price', 'Bowl', 2000],
        ['sale', 'Second choice', -400],
        ['price', 'Engraving', 500],
        ['discount', 'A friend', -310],
        ['shipping', 'By bicycle', 300],
      ]),
    );
    expect(cart!.steps.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      cart!.grandTotalCents,
    );
    expect(await answerOf(`/${id}`, undefined, 'GET')).toMatchObject({ state: 'open' });
  });

  it('are paid by a link, once, by the ordinary way of payments, and hold stock only meanwhile', async () => {
    const bowl = await bowlOf(2);
    const { id, cart } = await answerOf('', { content: contentOf(bowl, { note: 'Wrap it' }) });
    const path = await linkTo(id);
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(2);
    const [first, second] = [await follow(path), await follow(path)];
    const total = cart!.grandTotalCents;
    expect(total).toBe(2200);
    // Two tabs at once, and a third time later.
    const answers = await Promise.all([first.pay(payment(total)), second.pay(payment(total))]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    const again = await first.pay(payment(total));
    expect(again.json()).toMatchObject({ status: 'succeeded' });
    const orders = await ordersOf(first.cartToken);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order).toMatchObject({ status: 'paid', grand_total_cents: total, is_test: true });
    expect(sumSteps(order!.steps!)).toBe(total);
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(0);
    expect(await answerOf(`/${id}`, undefined, 'GET')).toMatchObject({
      state: 'paid',
      orderNumber: order!.order_number,
    });
    expect((await first.send('GET', path)).headers['location']).toContain('order-confirmed');
    const { timeline } = (
      await owner.send('GET', owner.url(`orders/${order!.order_number}`))
    ).json<{
      timeline: { kind: string; details: object }[];
    }>();
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', details: { text: 'Wrap it' } }),
    );
    expect(await sumOf(order!.id)).toBe(0);
  });

  it('are mailed without any address, and nobody reads the link in the outbox', async () => {
    const bowl = await bowlOf();
    const { id } = await answerOf('', { content: contentOf(bowl, { email: 'bea@example.test' }) });
    expect(await answerOf(`/${id}/mails`, { message: 'As agreed.' })).toMatchObject({
      state: 'sent',
    });
    const mail = await app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('to_address', '=', 'bea@example.test')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('As agreed.');
    expect(mail.text).toContain('$22.00');
    expect(mail.text).not.toContain('Main Street');
    const { text } = openMail(await app.ctx.secrets(), { ...mail, sealed: mail.sealed! });
    const token = /\/pay\/([\w-]+)/.exec(text)![1]!;
    expect(mail.text).not.toContain(token);
    await follow(`/pay/${token}`);
    const stored = await app.ctx.db
      .selectFrom('draft_order_links')
      .select('token_hash')
      .where('draft_id', '=', id)
      .execute();
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
  });

  it('tell strangers with the link nothing of the person, and fill the form in for who knows the name', async () => {
    const bowl = await bowlOf();
    const { id, cart } = await answerOf('', { content: contentOf(bowl) });
    const path = await linkTo(id);
    const stranger = await follow(path);
    const checkout = `/checkout?cartToken=${stranger.cartToken}`;
    const seen =
      (await stranger.send('GET', path)).body + (await stranger.send('GET', checkout)).body;
    for (const secret of ['ann@example.test', 'Main Street', 'Lee', 'Hoboken', '07030']) {
      expect(seen).not.toContain(secret);
    }
    const answer = (text: string) => new URLSearchParams({ answer: text });
    const wrong = await stranger.send('POST', path, { body: answer('Miller') });
    expect(wrong.statusCode).toBe(400);
    const buyer = await follow(path);
    const right = await buyer.send('POST', path, { body: answer(' LEE ') });
    expect(right.statusCode).toBe(303);
    const filled = (await buyer.send('GET', checkout)).body;
    expect(filled).toContain('ann@example.test');
    expect(filled).toContain('Main Street');
    expect((await stranger.send('GET', checkout)).body).not.toContain('Main Street');
    for (let time = 0; time < 5; time += 1) {
      await stranger.send('POST', path, { body: answer(`No ${time}`) });
    }
    expect((await stranger.send('GET', path)).body).not.toContain('name="answer"');
    const paid = await stranger.pay(payment(cart!.grandTotalCents));
    expect(paid.statusCode).toBe(200);
  });

  it('take five wrong answers and no more, also when all come at once', async () => {
    const { id } = await answerOf('', { content: contentOf(await bowlOf()) });
    const path = await linkTo(id);
    const guess = (text: string, at: number) =>
      new Shopper(app).send('POST', path, {
        body: new URLSearchParams({ answer: text }),
        remoteAddress: `10.8.${at}.1`,
      });
    await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`Miller ${at}`, at)));
    const { wrong_answers: wrong } = await app.ctx.db
      .selectFrom('draft_orders')
      .select('wrong_answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(wrong).toBe(5);
    expect((await guess('Lee', 20)).statusCode).toBe(400);
    // Staff who write it anew give whoever has the link their tries again.
    const changed = { content: contentOf(await bowlOf(), { note: 'By telephone' }) };
    expect((await ask(`/${id}`, changed, 'PUT')).statusCode).toBe(200);
    expect((await guess('Lee', 21)).statusCode).toBe(303);
  });

  it('are not changed by whoever has the link', async () => {
    const bowl = await bowlOf();
    await addCoupon(shop, { code: 'HALF', kind: 'percent', ratePpm: 500_000 });
    const { id, cart } = await answerOf('', {
      content: contentOf(bowl, { lines: [lineOf(bowl, { priceCents: 1 })] }),
    });
    const visitor = await follow(await linkTo(id));
    const entryId = cart!.entries[0]!.id;
    visitor.cookies.set('CART', visitor.cartToken);
    const entry = `/api/commerce/shopping-cart/entries/${entryId}`;
    expect((await visitor.send('PUT', entry, { body: { quantity: 9 } })).statusCode).toBe(404);
    expect((await visitor.send('DELETE', entry)).statusCode).toBe(404);
    const coupons = `/api/3/commerce/cart/${visitor.cartToken}/coupons`;
    const coupon = await visitor.send('POST', coupons, { body: { promoCode: 'HALF' } });
    expect(coupon.json()).toMatchObject({ code: 'coupon_not_combinable' });
    const vase = await shop.addProduct({ variants: [{ priceCents: 100 }] });
    const draftCart = visitor.cartToken;
    expect((await visitor.add(vase.id)).statusCode).toBe(200);
    expect(visitor.cartToken).not.toBe(draftCart);
    const { cart: after } = await answerOf(`/${id}`, undefined, 'GET');
    expect(after!.entries.map(({ quantity, itemId }) => [itemId, quantity])).toEqual([
      [bowl.id, 2],
    ]);
    expect(after!.grandTotalCents).toBe(cart!.grandTotalCents);
  });

  it('are not taken into the cart of an account by who signs in with their link', async () => {
    const bowl = await bowlOf();
    const { id } = await answerOf('', { content: contentOf(bowl) });
    const { cartToken } = await follow(await linkTo(id));
    const visitor = new AccountVisitor(app);
    visitor.cookies.set('CART', cartToken);
    await visitor.signUp('link@example.test', 'correct horse battery');
    const buyer = new Shopper(app);
    buyer.cartToken = cartToken;
    const paid = await buyer.pay(payment(2200));
    expect(paid.json(), paid.body).toMatchObject({ status: 'succeeded' });
  });

  it('keep the different fields of two people, and show both versions of the same one', async () => {
    const bowl = await bowlOf();
    const made = await ask('', { content: contentOf(bowl), days: 10 });
    const { id, expiresOn, content } = made.json<{
      id: string;
      expiresOn: number;
      content: { lines: { quantity: number }[] };
    }>();
    const edit = (body: object) => owner.send('PATCH', owner.url(`draft-orders/${id}`), { body });
    const three = { from: content.lines, to: [lineOf(bowl, { quantity: 3 })] };
    const first = await edit({ changes: { note: { from: '', to: 'Wrap it' } } });
    expect(first.json()).toMatchObject({ content: { note: 'Wrap it' }, expiresOn });
    const second = await edit({ changes: { lines: three } });
    expect(second.json()).toMatchObject({
      content: { note: 'Wrap it', lines: [{ quantity: 3 }] },
      cart: { grandTotalCents: 3300 },
    });
    const late = await edit({ changes: { note: { from: '', to: 'Ribbon' } } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { note: { theirs: 'Wrap it', yours: 'Ribbon' } },
    });
    const longer = await edit({ changes: {}, days: 30 });
    expect(longer.json<{ expiresOn: number }>().expiresOn - expiresOn).toBe(20 * 86_400_000);
  });

  it('tell what is typed comes to and by which ways it can go, and keep nothing of it', async () => {
    const bowl = await bowlOf();
    const content = contentOf(bowl, { shipping: { kind: 'option', id: shippingOptionId } });
    const before = (await ask('', undefined, 'GET')).body;
    const looked = await ask('/preview', { content });
    // 2 × 10.00, a parcel for 6.00, 10 % tax on the goods
    expect(looked.json()).toMatchObject({
      cart: { grandTotalCents: 2800 },
      shippingOptions: [{ id: shippingOptionId, name: 'Parcel' }],
    });
    const unknown = await ask('/preview', { content: { ...content, shippingAddress: null } });
    expect(unknown.json()).toMatchObject({ shippingOptions: [{ id: shippingOptionId }] });
    expect((await ask('', undefined, 'GET')).body).toBe(before);
  });

  it('are not changed while somebody pays them; who saw another total is told so', async () => {
    const bowl = await bowlOf();
    const { id, cart } = await answerOf('', { content: contentOf(bowl) });
    const path = await linkTo(id);
    const visitor = await follow(path);
    const total = cart!.grandTotalCents;
    const changed = { content: contentOf(bowl, { lines: [lineOf(bowl, { quantity: 3 })] }) };
    expect(await answerOf(`/${id}`, changed, 'PUT')).toMatchObject({ state: 'sent' });
    const late = await visitor.pay(payment(total));
    expect(late.json()).toMatchObject({ code: 'total_changed' });
    const atBank = await visitor.pay({ ...payment(3300), card: cards.secondStep });
    expect(atBank.json()).toMatchObject({ status: 'requires_action' });
    for (const [address, body, method] of [
      [`/${id}`, changed, 'PUT'],
      [`/${id}/cancel`, {}, 'POST'],
      [`/${id}/settlement`, { settlement: 'paid', expectedTotalCents: 3300 }, 'POST'],
    ] as const) {
      const refused = await ask(address, body, method);
      expect(refused.json()).toMatchObject({ code: 'payment_under_way' });
    }
    const { paymentId } = atBank.json<{ paymentId: string }>();
    const step = `/checkout/payment/${paymentId}`;
    const body = new URLSearchParams({ outcome: 'approve' });
    await visitor.send('POST', step, { body });
    expect(await ordersOf(visitor.cartToken)).toHaveLength(1);
    expect((await ask(`/${id}`, changed, 'PUT')).json()).toMatchObject({ code: 'draft_ended' });
  });

  it('count money that comes late, and take it once', async () => {
    const bowl = await bowlOf();
    const { id } = await answerOf('', { content: contentOf(bowl) });
    const visitor = await follow(await linkTo(id));
    const first = await visitor.pay({ ...payment(2200), card: cards.secondStep });
    const { paymentId } = first.json<{ paymentId: string }>();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'expired', isTest: true });
    const dearer = { content: contentOf(bowl, { lines: [lineOf(bowl, { quantity: 3 })] }) };
    await answerOf(`/${id}`, dearer, 'PUT');
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    const [order, ...others] = await ordersOf(visitor.cartToken);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'paid', grand_total_cents: 2200 });
    expect(await answerOf(`/${id}`, undefined, 'GET')).toMatchObject({ state: 'paid' });
    const second = await visitor.pay(payment(3300));
    expect(second.json()).toMatchObject({ status: 'succeeded', orderId: order!.id });
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(7);
  });

  it('become orders by the hand of staff: paid already, or by invoice, once', async () => {
    const bowl = await bowlOf();
    const { id, cart } = await answerOf('', { content: contentOf(bowl) });
    const body = { settlement: 'paid', expectedTotalCents: cart!.grandTotalCents };
    const wrong = await ask(`/${id}/settlement`, { ...body, expectedTotalCents: 1 });
    expect(wrong.json()).toMatchObject({ code: 'total_changed' });
    const both = await Promise.all([
      ask(`/${id}/settlement`, body),
      ask(`/${id}/settlement`, body),
    ]);
    expect(both.some(({ statusCode }) => statusCode === 200)).toBe(true);
    const paid = await answerOf(`/${id}/settlement`, body);
    expect(paid.state).toBe('paid');
    const orders = await app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', paid.orderNumber!)
      .execute();
    expect(orders).toMatchObject([{ status: 'paid', is_test: false, email: 'ann@example.test' }]);
    expect(await shop.stockOf(bowl.variantIds[0]!)).toBe(7);
    // Given back by the person who took it.
    await refundOrder(
      { ctx: app.ctx, site: (await app.ctx.sites.get(shop.siteId))! },
      paid.orderNumber!,
      {
        requestId: 'all',
        wish: { amountCents: cart!.grandTotalCents },
        restock: [],
        reason: '',
        actorName: 'Eve',
      },
    );
    const { status } = (await owner.send('GET', owner.url(`orders/${paid.orderNumber}`))).json<{
      status: string;
    }>();
    expect(status).toBe('refunded');

    const other = await answerOf('', { content: contentOf(bowl) });
    const invoiced = await answerOf(`/${other.id}/settlement`, { ...body, settlement: 'invoice' });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('order_number', '=', invoiced.orderNumber!)
      .executeTakeFirstOrThrow();
    expect(order.status).toBe('awaiting_payment');
    const settled = { settlement: 'received' };
    await owner.send('POST', owner.url(`orders/${invoiced.orderNumber}/settlement`), {
      body: settled,
    });
    expect(await sumOf(order.id)).toBe(0);
  });

  it('are settled in the log of writes once they are, and by nobody who was refused', async () => {
    const bowl = await bowlOf();
    const { id, cart } = await answerOf('', { content: contentOf(bowl) });
    const amountCents = cart!.grandTotalCents;
    const settle = (expectedTotalCents: number, settlement = 'invoice') =>
      ask(`/${id}/settlement`, { settlement, expectedTotalCents });
    const logged = async () => {
      const { activity } = (await owner.send('GET', owner.url('activity'))).json<{
        activity: { action: string; subject: string; after: unknown }[];
      }>();
      return activity
        .filter(
          (row) => row.action === 'draft-order-settled' && row.subject === `draft-order:${id}`,
        )
        .map(({ after }) => after);
    };
    expect((await settle(1)).statusCode).toBe(409);
    expect(await logged()).toEqual([]);
    expect((await settle(amountCents)).statusCode).toBe(200);
    expect((await settle(amountCents, 'paid')).statusCode).toBe(200);
    expect(await logged()).toEqual([{ settlement: 'invoice', amountCents }]);
  });

  it('end, and their links with them; a new day opens them again', async () => {
    const bowl = await bowlOf();
    const { id } = await answerOf('', { content: contentOf(bowl), days: 2 });
    const path = await linkTo(id);
    const visitor = await follow(path);
    app.setNow(new Date(app.ctx.now().getTime() + 3 * 86_400_000));
    const state = async () => (await answerOf(`/${id}`, undefined, 'GET')).state;
    expect(await state()).toBe('expired');
    await expireDrafts(app.ctx);
    expect(await state()).toBe('expired');
    expect((await visitor.send('GET', path)).statusCode).toBe(404);
    expect((await visitor.pay(payment(2200))).statusCode).toBe(404);
    expect(await answerOf(`/${id}`, { content: contentOf(bowl) }, 'PUT')).toMatchObject({
      state: 'open',
    });
    await follow(path);
    expect(await answerOf(`/${id}/cancel`, {})).toMatchObject({ state: 'canceled', cart: null });
    expect((await visitor.send('GET', path)).statusCode).toBe(404);
    expect((await visitor.pay(payment(2200))).statusCode).toBe(404);
    expect((await ask(`/${id}`, { content: contentOf(bowl) }, 'PUT')).statusCode).toBe(409);
  });

  it('cannot be paid for less once a product of theirs is gone', async () => {
    const [bowl, vase] = [await bowlOf(), await bowlOf()];
    const { id } = await answerOf('', {
      content: contentOf(bowl, { lines: [lineOf(bowl), lineOf(vase)] }),
    });
    const visitor = await follow(await linkTo(id));
    await app.ctx.transact((trx) =>
      trx
        .deleteFrom('products')
        .where('site_id', '=', shop.siteId)
        .where('id', '=', vase.id)
        .execute(),
    );
    const paid = await visitor.pay(payment(2200));
    expect(paid.json()).toMatchObject({ code: 'stock_changed' });
    const settled = { settlement: 'paid', expectedTotalCents: 2200 };
    expect((await ask(`/${id}/settlement`, settled)).statusCode).toBe(400);
  });

  it('sell no plans, and gift cards at their worth', async () => {
    const plan = await shop.addProduct({
      productType: 1,
      plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    });
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const paywall = await shop.addProduct({ productType: 5, variants: [{ priceCents: 5000 }] });
    const bowl = await bowlOf();
    for (const line of [
      lineOf(plan),
      lineOf(paywall),
      lineOf(card, { priceCents: 1 }),
      { ...lineOf(bowl), variantId: 'x' },
    ]) {
      const refused = await ask('', { content: contentOf(bowl, { lines: [line] }) });
      expect(refused.json()).toMatchObject({ code: 'draft_line_refused' });
    }
  });

  it('leave the way to ship to their buyer where staff chose none', async () => {
    const bowl = await bowlOf();
    const { id } = await answerOf('', { content: contentOf(bowl, { shipping: null }) });
    const visitor = await follow(await linkTo(id));
    const settled = { settlement: 'paid', expectedTotalCents: 2200 };
    expect((await ask(`/${id}/settlement`, settled)).json()).toMatchObject({
      code: 'draft_incomplete',
    });
    const total = await visitor.totalFor({ shippingOptionId });
    expect(total).toBe(2800);
    const paid = await visitor.pay({ expectedTotalCents: total, shippingOptionId });
    expect(paid.statusCode).toBe(200);
  });

  it('are the business of people who may', async () => {
    const answer = await new Shopper(app).send('GET', '/api/sites/oak/draft-orders');
    expect(answer.statusCode).toBe(401);
    expect(
      (await ask('', undefined, 'GET')).json<{ drafts: object[] }>().drafts.length,
    ).toBeGreaterThan(5);
  });
});
