import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { OutOfStockError, reserveStock } from './reserve-stock.ts';

describeOnBothDatabases('stock of several variants', (database) => {
  let app: TestApp;
  let shop: TestShop;

  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  const addBowl = async () => {
    const { id, variantIds } = await shop.addProduct({
      variants: [{ stock: 5, priceCents: 1000 }],
    });
    return { itemId: id, variantId: variantIds[0]! };
  };

  /** Resolves when a statement of this database waits for a row of another transaction. */
  const someoneWaits = () =>
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
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);

  it('vendurehq/vendure#2702 of one variant on two lines is counted together', async () => {
    const { variantId } = await addBowl();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const units = [3, 3].map((quantity) => ({ variantId, quantity }));
    const reservation = { paymentId: newId(), units, expiresAt: app.ctx.now() };
    const reserved = app.ctx.transact((trx) =>
      reserveStock({ ctx: app.ctx, trx, site }, reservation),
    );
    await expect(reserved).rejects.toThrow(OutOfStockError);
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('is locked in one order, so that two buyers never wait for each other', async () => {
    const shippingOptionId = await addShippingOption(shop, { priceCents: 500 });
    const bowls = [await addBowl(), await addBowl(), await addBowl()].toSorted((a, b) =>
      a.variantId < b.variantId ? -1 : 1,
    );
    const [first, ...later] = bowls;
    // Where the row stands in the table must not matter: it moves behind the others.
    const moved = sql`update variants set price_cents = price_cents where id = ${first!.variantId}`;
    await moved.execute(app.ctx.database.kysely);
    const shopper = new Shopper(app);
    for (const { itemId } of bowls.toReversed()) await shopper.add(itemId);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const lock = (variantId: string) => sql`
      select 1 from variants where site_id = ${shop.siteId} and id = ${variantId}
      for update nowait`;

    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const { paid } = await elsewhere.execute(async (trx) => {
      await lock(first!.variantId).execute(trx);
      const payment = shopper.pay({ shippingOptionId, expectedTotalCents });
      await someoneWaits();
      // Whoever waits for the first holds none of the others.
      for (const { variantId } of later) await lock(variantId).execute(trx);
      return { paid: payment };
    });
    expect((await paid).statusCode).toBe(200);
    expect(await Promise.all(bowls.map(({ variantId }) => shop.stockOf(variantId)))).toEqual([
      4, 4, 4,
    ]);
  });
});
