import { callLimits } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { beginPlan, type BegunPlan } from '../../testing/plan-of.ts';
import { addressOf, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption, addTaxRule } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { billSubscriptions } from './bill-subscriptions.ts';

describeOnBothDatabases('plans of goods', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    shippingOptionId = await addShippingOption(shop, { name: 'Post', priceCents: 500 });
    await addTaxRule(shop, { country: 'US', region: 'NY', ratePpm: 100_000 });
  });
  afterAll(() => app.close());

  const at = (instant: string) => app.setNow(new Date(instant));
  const bill = () => billSubscriptions(app.ctx);
  const begin = (stock: number) =>
    beginPlan(app, shop, {
      productType: 1,
      variants: [
        { attributes: { Size: 'Small' }, priceCents: 1500, stock },
        { attributes: { Size: 'Large' }, priceCents: 2500 },
      ],
      paysCents: 2000,
      parts: { shippingOptionId },
    });
  const setStock = (plan: BegunPlan, qty_in_stock: number) =>
    app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set({ qty_in_stock })
        .where('id', '=', plan.box.variantIds[0]!)
        .execute(),
    );
  const stockOf = (plan: BegunPlan) => shop.stockOf(plan.box.variantIds[0]!);

  it('SUBS-01 each period takes its goods; short stock charges nothing, is told, and ends no plan', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(2);
    at('2027-02-10T12:01:00Z');
    await Promise.all([bill(), bill()]);
    expect([await stockOf(plan), await plan.listOrders()]).toMatchObject([0, [{}]]);
    at('2027-03-10T12:01:00Z');
    await bill();
    expect(await plan.find()).toMatchObject({ status: 'active', failures: 0, shortages: 1 });
    expect(await stockOf(plan)).toBe(0);
    await setStock(plan, 1);
    at('2027-03-11T12:02:00Z');
    await bill();
    expect(await plan.listOrders()).toHaveLength(2);
    expect(await plan.find()).toMatchObject({ shortages: 0 });
    for (const day of ['04-10', '04-11', '04-14', '04-19', '04-26']) {
      at(`2027-${day}T12:05:00Z`);
      await bill();
    }
    const row = await plan.find();
    expect(row).toMatchObject({ status: 'active', next_period: 4, shortages: 0 });
    expect(row.next_billing_at).toEqual(new Date('2027-05-10T12:00:00Z'));
    expect(await plan.listOrders()).toHaveLength(2);
    expect(await plan.listSubjects()).toEqual([
      'Your subscription has started: Box',
      'Your delivery is late: Box',
      'Your delivery is late: Box',
      'A delivery is left out: Box',
    ]);
  });

  it('ENT-12 say what a later period costs with the shipping that was chosen', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    const shopper = new Shopper(app);
    const body = { itemId: plan.box.id, qty: 1, sku: 'BOX-0' };
    const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', { body });
    const path = `/api/3/commerce/cart/${started.json<{ cartToken: string }>().cartToken}/shipping`;
    const { country, region } = addressOf();
    await shopper.send('PUT', `${path}/location`, { body: { country, region } });
    const chosen = await shopper.send('PUT', `${path}/option`, { body: { shippingOptionId } });
    expect(chosen.json()).toMatchObject({
      shoppingCart: { grandTotalCents: 2000, renewal: '$20.00 every month' },
    });
  });

  it('a plan whose goods were taken out of the catalogue is not charged', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    await app.ctx.transact((trx) =>
      trx.deleteFrom('products').where('id', '=', plan.box.id).execute(),
    );
    at('2027-02-10T12:01:00Z');
    await bill();
    expect(await plan.listOrders()).toEqual([]);
    expect(await plan.find()).toMatchObject({ status: 'active', shortages: 1 });
  });

  it('SUBS-01 go elsewhere from the next period on, at the shipping and tax of that place', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    expect((await plan.look('/address')).body).toContain('value="Hoboken"');
    const wrong = await plan.post('/address', { ...addressOf({ region: 'NY', postalCode: '' }) });
    expect(wrong.statusCode).toBe(400);
    const there = addressOf({ region: 'NY', postalCode: '10001', city: 'New York' });
    const told = await plan.post('/address', there);
    expect(told.body).toContain('a payment is $21.50 instead of $20.00');
    const expectedCents = /name="expectedCents" value="(\d+)"/.exec(told.body)![1]!;
    expect((await plan.find()).renewal?.grandTotalCents).toBe(2000);
    const saved = await plan.post('/address', { ...there, expectedCents });
    expect(saved.headers.location).toBe(`/subscriptions/${plan.token}`);
    at('2027-02-10T12:01:00Z');
    await bill();
    const [order] = await plan.listOrders();
    expect(order).toMatchObject({ shipping_cents: 500, tax_cents: 150, grand_total_cents: 2150 });
    expect(order?.shipping_address).toMatchObject({ city: 'New York' });
  });

  it('show whoever has the link alone nothing of the place where they go', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    const stranger = new TestVisitor(app);
    for (const path of ['', '/address']) {
      const url = `/subscriptions/${plan.token}${path}`;
      const page = await stranger.send('GET', url);
      expect(page.statusCode).toBe(200);
      for (const text of ['1 Main Street', 'Hoboken', '07030', 'value="Ann"', 'value="Lee"']) {
        expect(page.body).not.toContain(text);
      }
    }
    expect((await plan.look()).body).toContain('1 Main Street, Hoboken');
  });

  it('skip a period once, however often its button is pressed', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    const { body } = await plan.look();
    const period = /name="period" value="(\d+)"/.exec(body)![1]!;
    const skip = () => plan.post('', { action: 'skip', period });
    const answers = await Promise.all(Array.from({ length: 5 }, skip));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303]);
    expect(await plan.find()).toMatchObject({ next_period: 2 });
    expect(await plan.listSubjects()).toHaveLength(2);
  });

  it('are changed few times an hour by whoever has the link: each is told by mail', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    const { perCart } = callLimits.changePlan;
    const turn = async (path: string, fields: Record<string, string>) =>
      (await plan.post(path, fields)).statusCode;
    for (let turns = 0; turns < perCart / 2; turns += 1) {
      expect(await turn('', { action: 'skip' })).toBe(303);
      const line1 = `${turns}\r\n\tMain Street`;
      expect(await turn('/address', addressOf({ line1 }))).toBe(303);
    }
    for (const path of ['', '/address', '/change', '/card']) {
      expect(await turn(path, { action: 'pause', when: 'keep', ...addressOf() })).toBe(429);
    }
    const { status, renewal } = await plan.find();
    expect([status, renewal?.shippingAddress?.['line1']]).toEqual(['active', '9 Main Street']);
    at('2027-01-10T13:30:00Z');
    expect(await turn('', { action: 'cancel' })).toBe(303);
  });

  it('change with the next period alone: what was paid is on its way', async () => {
    at('2027-01-10T12:00:00Z');
    const plan = await begin(5);
    const { body } = await plan.look('/change');
    expect(body).not.toContain('Change now');
    const offer = /name="offer"\s+value="([^"]*)"/.exec(body)![1]!;
    expect((await plan.post('/change', { offer, when: 'now' })).statusCode).toBe(409);
    await plan.post('/change', { offer, when: 'next' });
    at('2027-02-10T12:01:00Z');
    await bill();
    expect(await plan.listOrders()).toMatchObject([
      { subtotal_cents: 2500, shipping_cents: 500, grand_total_cents: 3000 },
    ]);
    expect(await stockOf(plan)).toBe(4);
  });
});
