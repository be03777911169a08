import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxInteger } from '../../db/columns.ts';
import { releaseExpiredReservations } from '../../payments/sweep-payments.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { adjustStock } from './adjust-stock.ts';
import { restockUnits } from './restock-units.ts';

describeOnBothDatabases('stock near the largest number', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const site = { host: 'localhost', settings: { payments: { test: true } } };
    shop = await createTestShop(app, await app.createSite(site));
  });
  afterAll(() => app.close());

  /** A cart with two of it, and how it is paid. */
  async function fill() {
    const { id, variantIds } = await shop.addProduct({
      productType: 3,
      variants: [{ stock: 5, priceCents: 1000 }],
    });
    const shopper = new Shopper(app);
    await shopper.add(id, 2);
    const pay = (card: string) => shopper.pay({ expectedTotalCents: 2000, card });
    return { variantId: variantIds[0]!, pay };
  }

  async function add(variantId: string, by: number): Promise<void> {
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await app.ctx.transact((trx) => adjustStock({ ctx: app.ctx, trx, site }, [{ variantId, by }]));
  }

  it('leaves room for what is held, which comes back', async () => {
    const { variantId, pay } = await fill();
    expect((await pay(cards.secondStep)).statusCode).toBe(200);
    expect(await shop.stockOf(variantId)).toBe(3);
    await expect(add(variantId, maxInteger - 4)).rejects.toMatchObject({
      code: 'not_enough_stock',
    });
    await add(variantId, maxInteger - 5);
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    await releaseExpiredReservations(app.ctx);
    expect(await shop.stockOf(variantId)).toBe(maxInteger);
  });

  it('keeps no refund from being made: what comes back of what was sold stops at the top', async () => {
    const { variantId, pay } = await fill();
    expect((await pay(cards.good)).statusCode).toBe(200);
    await add(variantId, maxInteger - 3);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const { payment_id: paymentId } = await app.ctx.db
      .selectFrom('stock_reservations')
      .select('payment_id')
      .where('site_id', '=', shop.siteId)
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    const units = [{ variantId, quantity: 1 }];
    await app.ctx.transact((trx) => restockUnits({ ctx: app.ctx, trx, site }, paymentId, units));
    expect(await shop.stockOf(variantId)).toBe(maxInteger);
  });

  it('loses no unit of two who add some at the same moment', async () => {
    const { variantId } = await fill();
    const held = sql`select 1 from variants where id = ${variantId} for update`;
    await meetAtLock(app, held, [() => add(variantId, 2), () => add(variantId, 3)]);
    expect(await shop.stockOf(variantId)).toBe(10);
  });
});
