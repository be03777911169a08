/** Orders by invoice: what comes back before their money, and money that comes beside a reminder. */
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { saveCustomerTerms } from '../../features/customers/save-customer-terms.ts';
import { sweepPayments } from '../../jobs/sweep-payments.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const email = 'trade@example.test';

interface Detail {
  items: { id: string; kept: number }[];
  payments: { tenders: { kind: string; amountCents: number }[] }[];
}

interface Report {
  period: { figures: Record<string, number> };
  rows: { key: string; figures: Record<string, number> }[];
}

describeOnBothDatabases('orders by invoice', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const payments = { test: true, invoice: true, invoiceGroups: ['trade'] };
    const siteId = await app.createSite({
      host: 'localhost',
      identifier: 'trade',
      settings: { payments },
    });
    shop = await createTestShop(app, siteId);
    shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const site = (await app.ctx.sites.get(siteId))!;
    const terms = { email, groups: ['trade'] };
    await app.ctx.transact((trx) => saveCustomerTerms({ ctx: app.ctx, trx, site }, terms));
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'trade');
  });
  afterAll(() => app.close());

  const later = (days: number) => app.setNow(new Date(app.ctx.now().getTime() + days * 86_400_000));

  /** So many bowls of $20.00 and a parcel of $5.00, by invoice. */
  async function order(quantity: number, giftCardCents = 0) {
    const shopper = new Shopper(app);
    const bowl = await shop.addProduct({ variants: [{ priceCents: 2000, stock: 9 }] });
    await shopper.add(bowl.id, quantity);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    if (giftCardCents > 0) {
      const { code } = await giveGiftCard(shop, giftCardCents);
      const path = `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`;
      expect((await shopper.send('POST', path, { body: { code } })).statusCode).toBe(200);
    }
    await shopper.proveEmail(email);
    const expectedDueCents = expectedTotalCents - giftCardCents;
    const payment = { provider: 'on-invoice' };
    const sums = { expectedTotalCents, expectedDueCents };
    const paid = await shopper.pay({ email, ...sums, shippingOptionId, payment });
    expect(paid.statusCode, paid.body).toBe(200);
    const placed = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number as number', 'payment_id as paymentId'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return { ...placed, productId: bowl.id };
  }

  const post = async (path: string, body: object) => {
    const answer = await office.send('POST', path, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const detailOf = async (number: number) =>
    (await office.get(`orders/${number}/detail`)).json<Detail>();

  it('leave what is paid by a gift card alone when goods come back before their money', async () => {
    const { id, number, productId } = await order(3, 2500);
    const [item] = (await detailOf(number)).items;
    const of = `orders/${number}`;
    const units = (quantity: number) => [{ id: item!.id, quantity }];
    const sent = { requestId: newId(), kind: 'shipment', items: units(3) };
    await post(`${of}/fulfillments`, sent);
    const requestId = newId();
    await post(`${of}/returns`, { requestId, items: units(1), reason: 'damaged' });
    for (const event of ['received', 'inspected']) {
      await post(`${of}/returns/${requestId}/state`, { event });
    }
    await post(`${of}/returns/${requestId}/refund`, {});
    const { payments } = await detailOf(number);
    const tenders = payments.flatMap((payment) => payment.tenders);
    const amounts = tenders.map(({ kind, amountCents }) => [kind, amountCents] as const);
    expect(Object.fromEntries(amounts)).toEqual({ 'gift-card': 2500, transfer: 2000 });
    await post(`${of}/settlement`, { settlement: 'received' });
    expect(await ledgerOf(app, { orderId: id })).toMatchObject({
      'clearing on-invoice': 2000,
      sales: -4000,
      shipping: -500,
    });
    // What was returned before it was paid was never sold, and did not come back either.
    const asked = { from: '2026-01-01', to: '2026-12-31', isTest: false, unit: 'month' };
    const sales = (await office.get('reports/sales', asked)).json<Report>();
    const sold = { units: 2, returned: 0, grossCents: 4000, netCents: 4000, shippingCents: 500 };
    expect(sales.period.figures).toMatchObject(sold);
    const products = (await office.get('reports/products', asked)).json<Report>();
    const row = products.rows.find(({ key }) => key === productId);
    expect(row?.figures).toMatchObject({ units: 2, returned: 0, netCents: 4000 });
  });

  it('are reminded of no more when their money comes while the reminder is on its way', async () => {
    const { number, paymentId } = await order(1);
    later(15);
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const both = await elsewhere.execute(async (trx) => {
      const lock = sql`select 1 from payments where id = ${paymentId} for update`;
      await lock.execute(trx);
      const path = `orders/${number}/settlement`;
      const settled = office.send('POST', path, { settlement: 'received' });
      await waitFor(1);
      // Chosen while it is unpaid; behind whoever notes the money.
      const swept = sweepPayments.run(app.ctx);
      await waitFor(2);
      return [settled, swept] as const;
    });
    expect((await both[0]).statusCode).toBe(200);
    await both[1];
    const mails = await readMails(app, { to: email });
    const reminders = mails.filter(({ subject }) => subject.startsWith('Payment reminder'));
    expect(reminders.filter(({ subject }) => subject.includes(`order ${number} `))).toEqual([]);
  });

  /** Resolves when so many statements of this database wait for another transaction. */
  const waitFor = (count: number) =>
    expect
      .poll(
        async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.ctx.database.patient.kysely,
          );
          return rows.length;
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThanOrEqual(count);
});
