import { SHIPPING_PART, sumSteps, type TotalStep } from '@sitewright/commerce';
import { apiScopes } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../db/id.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { addressOf, cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createApiKey } from '../api-keys/write-api-keys.ts';
import { openMail } from '../mail/seal-mail.ts';
import { moveReturn } from '../returns/move-return.ts';
import { openReturn } from '../returns/open-return.ts';

interface Preview {
  version: number;
  addedCents: number;
  takenCents: number;
  differenceCents: number;
  dueCents: number;
  backCents: number;
  totalBeforeCents: number;
  totalAfterCents: number;
  steps: TotalStep[];
}

interface Money {
  code?: string;
  status: string;
  fulfillmentStatus: string;
  grandTotalCents: number;
  refundedCents: number;
  keptCents: number;
  dueCents: number;
  version: number;
  parts: { id: string; keptQuantity: number; keptCents: number }[];
  refunds: { id: string; source: string; status: string; amountCents: number }[];
  timeline: { kind: string }[];
}

describeOnBothDatabases('edits of orders', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  /** A shop that takes real money, later. */
  let elm: TestShop;
  let elmOwner: TestOwner;
  let parcelId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({
      host: 'localhost',
      identifier: 'oak',
      title: 'Oak',
      settings: { payments: { test: true } },
    });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'oak');
    const elmId = await app.createSite({
      host: 'elm.example.test',
      identifier: 'elm',
      title: 'Elm',
      settings: { payments: { invoice: true, manual: true } },
    });
    elm = await createTestShop(app, elmId);
    elmOwner = await createTestOwner(app, 'elm');
    parcelId = await addShippingOption(shop, { name: 'Parcel', priceCents: 600 });
    await addTaxRule(shop, { country: 'US', region: 'NJ', ratePpm: 100_000, isOnShipping: true });
  });
  afterAll(() => app.close());

  const addBowl = (stock = 9, priceCents = 1000) =>
    shop.addProduct({ title: 'Bowl', variants: [{ priceCents, stock }] });

  type Bowl = Awaited<ReturnType<typeof addBowl>>;

  /** Bowls that were bought: each is 11.00 with its tax, the parcel 6.60. */
  async function buy(quantity = 2, more: { bowl?: Bowl; card?: string } = {}) {
    const bowl = more.bowl ?? (await addBowl());
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId: parcelId });
    const paid = await shopper.pay({ expectedTotalCents, shippingOptionId: parcelId });
    expect(paid.json(), paid.body).toMatchObject({ status: 'succeeded' });
    return standing(bowl, shopper);
  }

  async function standing(bowl: Bowl, shopper: Shopper) {
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
    const number = order.order_number;
    const path = (rest: string) => owner.url(`orders/${number}${rest}`);
    const look = async (content: object) =>
      (await owner.send('POST', path('/edits/preview'), { body: { content } })).json<
        Preview & { code?: string }
      >();
    const confirm = async (content: object, seen: Preview, parts: object = {}) => {
      const { version, differenceCents: expectedDifferenceCents } = seen;
      const body = { requestId: newId(), version, expectedDifferenceCents, content, ...parts };
      const answer = await owner.send('POST', path('/edits'), { body });
      return answer.json<Money>();
    };
    const money = async () => (await owner.send('GET', path(''))).json<Money>();
    const rest = async (action: string) =>
      (await owner.send('POST', path('/rest'), { body: { action } })).json<Money>();
    const edit = async (content: object, parts: object = {}) => {
      const seen = await look(content);
      expect(seen.code).toBe(undefined);
      expect(sumSteps(seen.steps)).toBe(seen.totalAfterCents);
      const done = await confirm(content, seen, parts);
      expect(done.code).toBe(undefined);
      expect(done.keptCents).toBe(seen.totalAfterCents);
      await checkMoney(order.id);
      return { seen, done };
    };
    const variantId = bowl.variantIds[0]!;
    return {
      ...order,
      number,
      itemId,
      bowl,
      variantId,
      shopper,
      path,
      look,
      confirm,
      edit,
      money,
      rest,
    };
  }

  type Bought = Awaited<ReturnType<typeof standing>>;

  /** paid − refunded = total − due + owed back, and the ledger says the same. */
  async function checkMoney(orderId: string): Promise<void> {
    const { db } = app.ctx;
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const payments = await db
      .selectFrom('payments')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', '=', order.payment_id),
          eb(
            'id',
            'in',
            eb.selectFrom('order_payments').select('payment_id').where('order_id', '=', orderId),
          ),
        ]),
      )
      .where('status', 'in', ['succeeded', 'refunded'])
      .execute();
    const refunds = await db
      .selectFrom('order_refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    const sum = (rows: readonly number[]) => rows.reduce((all, cents) => all + cents, 0);
    const paid = sum(payments.map((row) => row.amount_cents));
    const back = sum(payments.map((row) => row.refunded_cents));
    const kept = order.grand_total_cents - sum(refunds.map((row) => row.amount_cents));
    const owed = sum(
      refunds
        .filter(({ status, source }) => status === 'due' && source !== 'edit')
        .map((row) => row.amount_cents - row.sent_cents),
    );
    expect(sumSteps(order.steps!)).toBe(order.grand_total_cents);
    expect(sum(order.charged_parts!.map(({ amountCents }) => amountCents))).toBe(
      order.grand_total_cents,
    );
    expect(paid - back).toBe(kept - order.due_cents + owed);
    const ledger = await ledgerOf(app, { orderId });
    expect(sum(Object.values(ledger))).toBe(0);
    expect(ledger['clearing test'] ?? 0).toBe(
      paid -
        back -
        sum(
          payments
            .filter(({ provider }) => provider !== 'test')
            .map((row) => row.amount_cents - row.refunded_cents),
        ),
    );
  }

  const papersOf = async (orderId: string) => {
    const rows = await app.ctx.db
      .selectFrom('papers')
      .select(['kind', 'total_cents'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    return rows.map((row) => [row.kind, row.total_cents]);
  };

  const variantLine = ({ id, variantIds }: Bowl, parts: object = {}) => ({
    kind: 'variant',
    productId: id,
    variantId: variantIds[0]!,
    quantity: 1,
    ...parts,
  });

  /** The buyer at the checkout of the mailed link. */
  async function follow({ id }: Bought) {
    const mail = await app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('dedupe_key', 'like', 'order-edited:%')
      .where('sealed', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { text } = openMail(await app.ctx.secrets(), { ...mail, sealed: mail.sealed! });
    const token = /\/pay\/([\w-]+)/.exec(text)![1]!;
    expect(mail.text).not.toContain(token);
    const shopper = new Shopper(app);
    const page = await shopper.send('GET', `/pay/${token}`);
    expect(page.statusCode, id).toBe(200);
    shopper.cartToken = decodeURIComponent(/cartToken=([^"&]+)/.exec(page.body)![1]!);
    return { shopper, token };
  }

  it('order-edited upwards leave a rest that its buyer pays by the mailed link, once', async () => {
    const bought = await buy();
    const vase = await shop.addProduct({
      title: 'Vase',
      variants: [{ priceCents: 3000, stock: 2 }],
    });
    const content = {
      units: [{ id: bought.itemId, quantity: 1 }],
      lines: [
        variantLine(vase),
        { kind: 'text', title: 'Engraving', quantity: 1, priceCents: 500, isSent: false },
      ],
      reason: 'As we said on the phone',
    };
    const { seen, done } = await bought.edit(content);
    expect(seen).toMatchObject({
      addedCents: 3850,
      takenCents: 1100,
      differenceCents: 2750,
      dueCents: 2750,
      totalBeforeCents: 2860,
      totalAfterCents: 5610,
    });
    expect(done).toMatchObject({ status: 'paid', dueCents: 2750, keptCents: 5610, version: 1 });
    expect(await shop.stockOf(vase.variantIds[0]!)).toBe(1);
    expect(await shop.stockOf(bought.variantId)).toBe(8);
    expect(await papersOf(bought.id)).toEqual([['invoice', 2860]]);
    const { shopper, token } = await follow(bought);
    const payment = { expectedTotalCents: 2750 };
    const [first, second] = await Promise.all([
      shopper.pay(payment),
      (await follow(bought)).shopper.pay(payment),
    ]);
    expect([first.statusCode, second.statusCode]).toContain(200);
    await checkMoney(bought.id);
    expect(await bought.money()).toMatchObject({
      dueCents: 0,
      grandTotalCents: 6710,
      keptCents: 5610,
    });
    const again = await shopper.pay(payment);
    expect(again.json()).toMatchObject({ status: 'succeeded', orderId: bought.id });
    const { headers } = await shopper.send('GET', `/pay/${token}`);
    expect(headers['location']).toContain(bought.token);
    // What was added has an invoice of its own; what went off is credited with it.
    expect(await papersOf(bought.id)).toEqual([
      ['invoice', 2860],
      ['invoice', 3850],
      ['credit-note', 1100],
    ]);
    expect(await shop.stockOf(vase.variantIds[0]!)).toBe(1);
    const kinds = (await bought.money()).timeline.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['edited', 'rest-paid']));
  });

  it('taxes more of a line of free text as that line was taxed', async () => {
    const bought = await buy();
    const book = { kind: 'text', title: 'Book', priceCents: 1000, taxClass: 'untaxed' };
    const { done } = await bought.edit({ lines: [{ ...book, quantity: 1 }] });
    expect(done).toMatchObject({ dueCents: 1000 });
    await bought.rest('paid');
    const known = ['cart:shipping', bought.itemId];
    const { id } = done.parts.find((part) => !known.includes(part.id))!;
    const { seen } = await bought.edit({ units: [{ id, quantity: 3 }] });
    expect(seen).toMatchObject({ addedCents: 2000, totalAfterCents: 2860 + 3000 });
  });

  it('order-edited downwards go back by the tenders of all payments, and are credited', async () => {
    const bought = await buy(3);
    await bought.edit({ lines: [variantLine(await addBowl(5, 2000))] });
    const { shopper } = await follow(bought);
    await shopper.pay({ expectedTotalCents: 2200 });
    await checkMoney(bought.id);
    // 3960 and 2200 were paid: more goes back than the last payment took.
    const { seen, done } = await bought.edit({
      units: [{ id: bought.itemId, quantity: 0 }],
      shippingCents: 160,
    });
    expect(seen).toMatchObject({ takenCents: 3800, backCents: 3800, totalAfterCents: 2360 });
    expect(done).toMatchObject({ refundedCents: 3800, dueCents: 0, status: 'paid' });
    expect(await shop.stockOf(bought.variantId)).toBe(9);
    expect((await papersOf(bought.id)).at(-1)).toEqual(['credit-note', 3800]);
    const { body } = await bought.shopper.send('GET', `/order-status/${bought.token}`);
    expect(body).toContain('38.00');
    const all = await owner.send('POST', bought.path('/cancel'), { body: {} });
    expect(all.json()).toMatchObject({ status: 'canceled', refundedCents: 6160, keptCents: 0 });
    await checkMoney(bought.id);
  });

  it('order-edited are told to programs: what is due, all payments, and the units that are left', async () => {
    const bought = await buy();
    await bought.edit({ lines: [variantLine(await addBowl(), { quantity: 2 })] });
    const draft = {
      name: 'Depot',
      scopes: [...apiScopes],
      expiresOn: null,
      by: { accountId: 'ada', displayName: 'Ada' },
    };
    const { secret } = await app.ctx.transact((trx) =>
      createApiKey(trx, shop.siteId, { ...draft, now: app.ctx.now() }),
    );
    const ask = async (method: 'GET' | 'POST', path: string) => {
      const answer = await app.inject({
        method,
        url: `/api/1.0/commerce/${path}`,
        headers: {
          host: 'localhost',
          authorization: `Bearer ${secret}`,
          'idempotency-key': newId(),
        },
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{
        dueCents: number;
        fulfillments: { items: { quantity: number }[] }[];
        documents: { orderId: string; payments: { amountCents: number }[] }[];
      }>();
    };
    expect(await ask('GET', `orders/${bought.id}`)).toMatchObject({ dueCents: 2200 });
    await bought.rest('paid');
    const { documents } = await ask('GET', 'transactions');
    const paid = documents.find(({ orderId }) => orderId === bought.id)!.payments;
    expect(new Set(paid.map(({ amountCents }) => amountCents))).toEqual(new Set([2200, 2860]));
    const [, added] = (await bought.money()).parts.filter(({ keptQuantity }) => keptQuantity === 2);
    const { done } = await bought.edit({ units: [{ id: added!.id, quantity: 1 }] });
    expect(done.refundedCents).toBe(1100);
    const { fulfillments } = await ask('POST', `orders/${bought.id}/fulfillments`);
    const units = fulfillments.flatMap(({ items }) => items.map(({ quantity }) => quantity));
    expect(new Set(units)).toEqual(new Set([1, 2]));
  });

  it('order-edited may leave what goes back owed until somebody sends it', async () => {
    const bought = await buy();
    const units = [{ id: bought.itemId, quantity: 1 }];
    const { done } = await bought.edit({ units, isRestocked: false }, { refund: 'later' });
    expect(done).toMatchObject({ refundedCents: 0, keptCents: 1760 });
    expect(await shop.stockOf(bought.variantId)).toBe(7);
    const [owed] = done.refunds;
    expect(owed).toMatchObject({ status: 'due', amountCents: 1100 });
    for (const _again of [1, 2]) {
      const sent = await owner.send('POST', bought.path(`/refunds/${owed!.id}/send`));
      expect(sent.json()).toMatchObject({ refundedCents: 1100, keptCents: 1760 });
    }
    await checkMoney(bought.id);
  });

  it('order-edited to the same price need no money: one paper each, and the ledger is even', async () => {
    const bought = await buy();
    const other = await addBowl(1);
    const { seen, done } = await bought.edit({
      units: [{ id: bought.itemId, quantity: 1 }],
      lines: [variantLine(other)],
    });
    expect(seen).toMatchObject({ differenceCents: 0, addedCents: 1100, takenCents: 1100 });
    expect(done).toMatchObject({ dueCents: 0, refundedCents: 0, keptCents: 2860 });
    expect(await papersOf(bought.id)).toEqual([
      ['invoice', 2860],
      ['invoice', 1100],
      ['credit-note', 1100],
    ]);
  });

  it('order-edited give a discount and change what shipping costs, taxes in both', async () => {
    const bought = await buy();
    const { seen } = await bought.edit({ discountCents: 250, shippingCents: 1100 });
    expect(seen).toMatchObject({ takenCents: 250, addedCents: 440, dueCents: 190 });
    expect(seen.steps).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'shipping', amountCents: 400 })]),
    );
    await bought.rest('paid');
    await checkMoney(bought.id);
    expect(await bought.money()).toMatchObject({ dueCents: 0, keptCents: 3050 });
  });

  it('order-edited stay below what is in stock, and sell the last unit once', async () => {
    const bowl = await addBowl(3);
    const bought = await buy(2, { bowl });
    const more = { units: [{ id: bought.itemId, quantity: 4 }] };
    expect((await bought.confirm(more, await bought.look(more))).code).toBe('stock_changed');
    expect(await shop.stockOf(bought.variantId)).toBe(1);
    const one = { units: [{ id: bought.itemId, quantity: 3 }] };
    const { done } = await bought.edit(one);
    expect(done.parts.filter(({ keptQuantity }) => keptQuantity > 0)).toHaveLength(3);
    expect(await shop.stockOf(bought.variantId)).toBe(0);
    // Nothing more of it is edited while a rest is due.
    expect((await bought.look({ discountCents: 1 })).code).toBe('order_rest_due');
    const off = await bought.rest('call-off');
    expect(off).toMatchObject({ dueCents: 0, keptCents: 2860, refundedCents: 0 });
    expect(await shop.stockOf(bought.variantId)).toBe(1);
    await checkMoney(bought.id);
    expect(await papersOf(bought.id)).toEqual([['invoice', 2860]]);
  });

  it('order-edited that are called off give back what had paid for them, and late money goes back', async () => {
    const bought = await buy();
    await bought.edit({
      units: [{ id: bought.itemId, quantity: 1 }],
      lines: [variantLine(await addBowl(1, 4000))],
    });
    const { shopper } = await follow(bought);
    const atBank = await shopper.pay({ expectedTotalCents: 3300, card: cards.secondStep });
    const { paymentId } = atBank.json<{ paymentId: string }>();
    expect((await bought.rest('call-off')).code).toBe('payment_under_way');
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'expired', isTest: true });
    expect(await bought.rest('call-off')).toMatchObject({
      dueCents: 0,
      keptCents: 1760,
      refundedCents: 1100,
    });
    await checkMoney(bought.id);
    const tooLate = await shopper.pay({ expectedTotalCents: 3300 });
    expect(tooLate.json()).toMatchObject({ code: 'rest_called_off', status: 404 });
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    const late = await app.ctx.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    expect(late.status).toBe('refund_due');
    await checkMoney(bought.id);
    // Nobody is told that they paid.
    const again = await shopper.pay({ expectedTotalCents: 3300 });
    expect(again.json()).toMatchObject({ code: 'rest_called_off' });
  });

  it('order-edited: nobody is told that a rest is paid which was called off meanwhile', async () => {
    const bought = await buy();
    await bought.edit({ lines: [variantLine(await addBowl())] });
    const { transact } = app.ctx;
    const writing = vi.spyOn(app.ctx, 'transact').mockImplementation(async (work) => {
      writing.mockRestore();
      await bought.rest('call-off');
      return transact(work);
    });
    expect((await bought.rest('paid')).code).toBe('order_changed');
    expect(await bought.money()).toMatchObject({ dueCents: 0, keptCents: 2860 });
    await checkMoney(bought.id);
  });

  it('order-edited late: money of a rest that expired counts, once', async () => {
    const bought = await buy();
    await bought.edit({ lines: [variantLine(await addBowl())] });
    const { shopper } = await follow(bought);
    const first = await shopper.pay({ expectedTotalCents: 1100, card: cards.secondStep });
    const { paymentId } = first.json<{ paymentId: string }>();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'expired', isTest: true });
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    expect(await bought.money()).toMatchObject({ dueCents: 0, keptCents: 3960 });
    expect((await bought.rest('paid')).code).toBe('not_found');
    await checkMoney(bought.id);
  });

  it('order-edited rests are paid by gift cards too', async () => {
    const bought = await buy();
    await bought.edit({ lines: [variantLine(await addBowl())] });
    const { shopper } = await follow(bought);
    const { code } = await giveGiftCard(shop, 400);
    const added = await shopper.send(
      'POST',
      `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`,
      {
        body: { code },
      },
    );
    expect(added.statusCode, added.body).toBe(200);
    const paid = await shopper.pay({ expectedTotalCents: 1100, expectedDueCents: 700 });
    expect(paid.json(), paid.body).toMatchObject({ status: 'succeeded' });
    const ledger = await ledgerOf(app, { orderId: bought.id });
    expect(ledger).toMatchObject({ 'clearing test': 2860 + 700, 'gift-cards': 400 });
    expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  it('order-edited leave the shop with a rest due only when staff say so', async () => {
    const bought = await buy(1);
    await bought.edit({ lines: [variantLine(await addBowl())] });
    const send = () =>
      owner.send('POST', bought.path('/fulfillments'), {
        body: {
          requestId: newId(),
          kind: 'shipment',
          items: [{ id: bought.itemId, quantity: 1 }],
        },
      });
    expect((await send()).json()).toMatchObject({ code: 'order_rest_due' });
    await bought.rest('ship');
    expect((await send()).statusCode).toBe(200);
    expect(await bought.money()).toMatchObject({ fulfillmentStatus: 'partially_fulfilled' });
    // What was sent is not taken off any more.
    await bought.rest('paid');
    const gone = { units: [{ id: bought.itemId, quantity: 0 }] };
    expect((await bought.look(gone)).code).toBe('order_edit_sent');
    expect((await bought.look({ shippingAddress: addressOf() })).code).toBe('order_edit_address');
  });

  it('order-edited by two at once: the second is told, and the same request twice is one edit', async () => {
    const bought = await buy();
    const content = { discountCents: 100 };
    const seen = await bought.look(content);
    const requestId = newId();
    const [one, two] = await Promise.all([
      bought.confirm(content, seen, { requestId }),
      bought.confirm(content, seen),
    ]);
    const codes = [one.code, two.code];
    expect(codes.filter((code) => code === 'order_changed')).toHaveLength(1);
    const repeated = await bought.confirm(content, seen, {
      requestId: one.code ? newId() : requestId,
    });
    expect(repeated.code).toBe(one.code ? 'order_changed' : undefined);
    expect(await bought.money()).toMatchObject({ version: 1, keptCents: 2760 });
    await checkMoney(bought.id);
  });

  it('order-edited changes the address while nothing is sent, and not to where taxes differ', async () => {
    const bought = await buy();
    const shippingAddress = addressOf({ line1: '9 Pine Street' });
    await bought.edit({ shippingAddress });
    const { shipping_address: kept } = await app.ctx.db
      .selectFrom('orders')
      .select('shipping_address')
      .where('id', '=', bought.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ line1: '9 Pine Street' });
    const abroad = { shippingAddress: addressOf({ region: 'NY' }) };
    expect((await bought.look(abroad)).code).toBe('order_edit_place');
    expect((await bought.look({})).code).toBe('order_edit_nothing');
    const none = { units: [{ id: bought.itemId, quantity: 0 }] };
    expect((await bought.look(none)).code).toBe('order_edit_empty');
  });

  it('order-edited refuses what goes out by mail', async () => {
    const bought = await buy();
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 1000 }] });
    expect((await bought.look({ lines: [variantLine(card)] })).code).toBe('order_edit_by_mail');
  });

  it('order-edited is refused when somebody else was quicker, and made once it was looked at anew', async () => {
    const bought = await buy();
    const one = { units: [{ id: bought.itemId, quantity: 1 }], reason: 'By phone <b>' };
    const seen = await bought.look(one);
    await bought.edit({ discountCents: 100 });
    const { version, differenceCents: expectedDifferenceCents } = seen;
    const url = owner.url(`orders/${bought.number}/edits`);
    const stale = { requestId: newId(), version, expectedDifferenceCents, content: one };
    expect((await owner.send('POST', url, { body: stale })).json()).toMatchObject({
      code: 'order_changed',
    });
    await bought.edit(one);
    expect(await bought.money()).toMatchObject({ version: 2, keptCents: 2760 - 1050 });
    const { body } = await bought.shopper.send('GET', `/order-status/${bought.token}`);
    expect(body).toContain('"rest":null');
  });

  /** An order that its buyer pays by invoice: bowls at 11.00 each. */
  async function orderOnInvoice(quantity: number) {
    const bowl = await elm.addProduct({
      title: 'Bowl',
      variants: [{ priceCents: 1100, stock: 9 }],
    });
    const content = {
      email: 'bea@example.test',
      shippingAddress: addressOf(),
      lines: [variantLine(bowl, { quantity })],
      shipping: { kind: 'own', name: 'Free', priceCents: 0 },
    };
    const made = await elmOwner.send('POST', elmOwner.url('draft-orders'), { body: { content } });
    const { id } = made.json<{ id: string }>();
    const body = { settlement: 'invoice', expectedTotalCents: 1100 * quantity };
    const settled = await elmOwner.send('POST', elmOwner.url(`draft-orders/${id}/settlement`), {
      body,
    });
    const { orderNumber } = settled.json<{ orderNumber: number }>();
    const order = await app.ctx.db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .select(['o.id', 'i.id as itemId', 'o.payment_id'])
      .where('o.site_id', '=', elm.siteId)
      .where('o.order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const ask = async (path: string, asked: object) =>
      (
        await elmOwner.send('POST', elmOwner.url(`orders/${orderNumber}${path}`), { body: asked })
      ).json<Money & Preview & { code?: string }>();
    const due = async () => {
      const row = await app.ctx.db
        .selectFrom('payments')
        .select('amount_cents')
        .where('id', '=', order.payment_id)
        .executeTakeFirstOrThrow();
      return row.amount_cents;
    };
    return { ...order, bowl, orderNumber, ask, due };
  }

  it('order-edited before they are paid: a credit note for what goes off, an invoice for what comes in', async () => {
    const order = await orderOnInvoice(2);
    expect(await papersOf(order.id)).toEqual([['invoice', 2200]]);
    const vase = await elm.addProduct({ title: 'Vase', variants: [{ priceCents: 3000 }] });
    const content = { units: [{ id: order.itemId, quantity: 1 }], lines: [variantLine(vase)] };
    const seen = await order.ask('/edits/preview', { content });
    expect(seen).toMatchObject({ dueCents: 3000, backCents: 1100, totalAfterCents: 4100 });
    const { version, differenceCents: expectedDifferenceCents } = seen;
    const edit = { requestId: newId(), version, expectedDifferenceCents, content };
    expect(await order.ask('/edits', edit)).toMatchObject({ dueCents: 3000, keptCents: 4100 });
    expect(await papersOf(order.id)).toEqual([
      ['invoice', 2200],
      ['credit-note', 1100],
      ['invoice', 3000],
    ]);
    expect(await order.due()).toBe(1100);
    expect((await order.ask('/settlement', { settlement: 'given-up' })).code).toBe(
      'order_rest_due',
    );
    expect(await order.ask('/settlement', { settlement: 'received' })).toMatchObject({
      status: 'paid',
      dueCents: 3000,
    });
    expect(await order.ask('/rest', { action: 'paid' })).toMatchObject({ dueCents: 0 });
    expect(await ledgerOf(app, { orderId: order.id })).toEqual({
      'clearing on-invoice': 1100,
      'clearing by-staff': 3000,
      sales: -4100,
    });
    expect(await papersOf(order.id)).toHaveLength(3);
    const nothing = { content: { units: [{ id: order.itemId, quantity: 0 }], discountCents: 1 } };
    expect(await order.ask('/edits/preview', nothing)).toMatchObject({ takenCents: 1101 });
  });

  it('order-edited by goods that come back unpaid: the invoice is credited by them', async () => {
    const order = await orderOnInvoice(3);
    await order.ask('/fulfillments', {
      requestId: newId(),
      kind: 'shipment',
      items: [{ id: order.itemId, quantity: 3 }],
    });
    const site = (await app.ctx.sites.get(elm.siteId))!;
    const source = { ctx: app.ctx, site };
    const items = [{ itemId: order.itemId, quantity: 1 }];
    const id = newId();
    const reason = 'damaged' as const;
    await openReturn(source, order.orderNumber, { id, items, reason, note: '', actorName: 'Eve' });
    for (const event of ['received', 'inspected', 'refunded', 'refunded'] as const) {
      await moveReturn(source, order.orderNumber, { id, event, actorName: 'Eve' });
    }
    expect(await order.due()).toBe(2200);
    expect(await papersOf(order.id)).toEqual([
      ['invoice', 3300],
      ['credit-note', 1100],
    ]);
    await order.ask('/settlement', { settlement: 'received' });
    expect(await ledgerOf(app, { orderId: order.id })).toEqual({
      'clearing on-invoice': 2200,
      sales: -2200,
    });
  });

  it('a unit comes back once, also where more of its kind came in', async () => {
    const { itemId, variantId, path, edit, rest } = await buy(1);
    await edit({ units: [{ id: itemId, quantity: 2 }] });
    await rest('paid');
    const before = await shop.stockOf(variantId);
    const correct = async (id: string) => {
      const body = { requestId: newId(), amountCents: 1, restock: [{ id, quantity: 1 }] };
      expect((await owner.send('POST', path('/refunds'), { body })).statusCode).toBe(200);
    };
    await correct(itemId);
    await correct(itemId);
    expect(await shop.stockOf(variantId)).toBe(before + 1);
    const { parts } = (await owner.send('GET', path(''))).json<Money>();
    const added = parts.findLast(({ id }) => id !== itemId && id !== SHIPPING_PART);
    await correct(added!.id);
    expect(await shop.stockOf(variantId)).toBe(before + 2);
  });
});
