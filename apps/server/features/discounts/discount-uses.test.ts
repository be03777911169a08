import { MAX_COUPONS_PER_CART } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WriteTransaction } from '../../db/database.ts';
import { testDatabaseUrl } from '../../testing/test-database.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { claimDiscounts } from './discount-uses.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { releaseExpiredReservations } from '../../payments/sweep-payments.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('uses of discounts', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let songId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    songId = (await shop.addProduct({ productType: 2 })).id;
  });
  afterAll(() => app.close());

  const enter = (shopper: Shopper, promoCode: string) =>
    shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/coupons`, {
      body: { promoCode },
    });

  /** A shopper with a song of $10.00 and these codes. */
  async function start(...codes: string[]) {
    const shopper = new Shopper(app);
    await shopper.add(songId);
    for (const code of codes) expect((await enter(shopper, code)).statusCode).toBe(200);
    return shopper;
  }

  const usesOf = async (code: string) => {
    const row = await app.ctx.db
      .selectFrom('discounts')
      .select(['used_count', 'test_used_count'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(row.used_count, 'all orders of this shop are tests').toBe(0);
    return row.test_used_count;
  };

  /** Resolves when so many statements of this database wait for a row of another transaction. */
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

  const lock = (code: string) => sql`
    select 1 from discounts where site_id = ${shop.siteId} and code = ${code} for update nowait`;

  it('are never more than the limit, also of two who pay at the same moment', async () => {
    await addCoupon(shop, { code: 'LAST', kind: 'fixed', amountCents: 300, usageLimit: 1 });
    const [ann, ben] = [await start('LAST'), await start('LAST')];
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const paying = await elsewhere.execute(async (trx) => {
      await lock('LAST').execute(trx);
      const both = [ann, ben].map((shopper) => shopper.pay({ expectedTotalCents: 700 }));
      await waitFor(2);
      return { both };
    });
    const answers = await Promise.all(paying.both);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'bought');
    expect(codes.toSorted()).toEqual(['bought', 'total_changed']);
    expect(await usesOf('LAST')).toBe(1);
  });

  it('are locked in one order, so that two buyers never wait for each other', async () => {
    const ids = new Map<string, string>();
    for (const code of ['ONE', 'TWO', 'THREE']) {
      ids.set(code, await addCoupon(shop, { code, kind: 'fixed', amountCents: 100 }));
    }
    const [first, ...later] = [...ids.keys()].toSorted((a, b) =>
      ids.get(a)! < ids.get(b)! ? -1 : 1,
    );
    // Where the row stands in the table must not matter: it moves behind the others.
    const moved = sql`update discounts set name = name where code = ${first!}`;
    await moved.execute(app.ctx.database.kysely);
    const shopper = await start(...later, first!);
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const { paid } = await elsewhere.execute(async (trx) => {
      await lock(first!).execute(trx);
      const payment = shopper.pay({ expectedTotalCents: 700 });
      await waitFor(1);
      // Whoever waits for the first holds none of the others.
      for (const code of later) await lock(code).execute(trx);
      return { paid: payment };
    });
    expect((await paid).statusCode).toBe(200);
    expect(await Promise.all([first!, ...later].map(usesOf))).toEqual([1, 1, 1]);
  });

  it('count for a paid order, be it paid late, and for no payment that ended', async () => {
    await addCoupon(shop, { code: 'LATE', kind: 'fixed', amountCents: 300, usageLimit: 1 });
    const ann = await start('LATE');
    const waiting = await ann.pay({ expectedTotalCents: 700, card: cards.secondStep });
    expect(await usesOf('LATE')).toBe(1);
    app.setNow(new Date(app.ctx.now().getTime() + 16 * 60_000));
    await releaseExpiredReservations(app.ctx);
    expect(await usesOf('LATE')).toBe(0);
    const ben = await start('LATE');
    expect((await ben.pay({ expectedTotalCents: 700 })).statusCode).toBe(200);
    const { paymentId } = waiting.json<{ paymentId: string }>();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: true });
    expect(await usesOf('LATE')).toBe(2);
  });

  it('of a payment left at the bank are there for the same cart', async () => {
    await addCoupon(shop, { code: 'MINE', kind: 'fixed', amountCents: 300, usageLimit: 1 });
    const shopper = await start('MINE');
    await shopper.pay({ expectedTotalCents: 700, card: cards.secondStep });
    const other = new Shopper(app);
    await other.add(songId);
    expect((await enter(other, 'MINE')).statusCode).toBe(400);
    expect((await shopper.pay({ expectedTotalCents: 700 })).statusCode).toBe(200);
    expect(await usesOf('MINE')).toBe(1);
  });

  it('begin when the coupon begins', async () => {
    const startsAt = new Date(app.ctx.now().getTime() + 60_000);
    await addCoupon(shop, { code: 'SOON', kind: 'fixed', amountCents: 300, startsAt });
    const shopper = await start();
    expect((await enter(shopper, 'SOON')).statusCode).toBe(400);
    app.setNow(startsAt);
    expect((await enter(shopper, 'SOON')).statusCode).toBe(200);
  });

  it('one cart has five at most', async () => {
    const shopper = await start();
    const statuses = [];
    for (let count = 0; count <= 5; count += 1) {
      await addCoupon(shop, { code: `MANY-${count}`, kind: 'fixed', amountCents: 10 });
      statuses.push((await enter(shopper, `MANY-${count}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
    expect(MAX_COUPONS_PER_CART).toBe(5);
    expect((await shopper.cart()).discountCents).toBe(50);
  });

  it('belong to one site: another one knows no code of it', async () => {
    const other = await createTestShop(app, await app.createSite({ host: 'other.test' }));
    await addCoupon(other, { code: 'THEIRS', kind: 'fixed', amountCents: 300 });
    const shopper = await start();
    expect((await enter(shopper, 'THEIRS')).statusCode).toBe(400);
    await addCoupon(shop, { code: 'THEIRS', kind: 'fixed', amountCents: 100 });
    expect((await enter(shopper, 'THEIRS')).json()).toMatchObject({
      shoppingCart: { discountCents: 100 },
    });
  });
});

/**
 * Which row a statement locks first is up to its plan. Here the plan is forced to read the table as
 * it lies, and the first id lies last: without locks in the order of ids two buyers of the same two
 * would wait for each other, and one of them would be thrown out.
 */
if (testDatabaseUrl) {
  it('rows of discounts and of stock are locked by id, however the table is read', async () => {
    const app = await createTestApp({ database: 'postgres' });
    const siteId = await app.createSite({ host: 'localhost' });
    const site = (await app.ctx.sites.get(siteId))!;
    const shop = await createTestShop(app, siteId);
    const { variantIds } = await shop.addProduct({
      variants: [{ stock: 9 }, { stock: 9, sku: 'B' }],
    });
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 1000 });
    const { id: paymentId } = await app.ctx.db
      .selectFrom('payments')
      .select('id')
      .executeTakeFirstOrThrow();
    const discountIds = [
      await addCoupon(shop, { code: 'A', kind: 'fixed', amountCents: 1 }),
      await addCoupon(shop, { code: 'B', kind: 'fixed', amountCents: 1 }),
    ];
    const work = {
      discounts: (trx: WriteTransaction) =>
        claimDiscounts(trx, {
          siteId,
          discountIds,
          email: 'ann@example.test',
          isTest: true,
          isLimited: true,
        }),
      variants: (trx: WriteTransaction) =>
        reserveStock(
          { ctx: app.ctx, trx, site },
          {
            paymentId,
            units: variantIds.toReversed().map((variantId) => ({ variantId, quantity: 1 })),
            expiresAt: app.ctx.now(),
          },
        ),
    };
    const { kysely } = app.ctx.database.patient;
    for (const [table, ids] of Object.entries({ discounts: discountIds, variants: variantIds })) {
      const [first, second] = [...ids].toSorted((a, b) => (a < b ? -1 : 1));
      const rows = sql.table(table);
      await sql`update ${rows} set site_id = site_id where id = ${first!}`.execute(kysely);
      const lock = (id: string) => sql`select 1 from ${rows} where id = ${id} for update nowait`;
      const { buyer } = await kysely.transaction().execute(async (trx) => {
        await lock(first!).execute(trx);
        const waiting = app.ctx.database.kysely.transaction().execute(async (other) => {
          await sql`set local enable_indexscan = off`.execute(other);
          await sql`set local enable_indexonlyscan = off`.execute(other);
          await sql`set local enable_bitmapscan = off`.execute(other);
          await work[table as keyof typeof work](other);
        });
        await expect
          .poll(
            async () => {
              const found = await sql`select 1 from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
              return found.rows.length;
            },
            { timeout: 15_000 },
          )
          .toBe(1);
        // Whoever waits for the first holds none of the others.
        await lock(second!).execute(trx);
        return { buyer: waiting };
      });
      await buyer;
    }
    await app.close();
  });
} else console.info('locks by id: not run on PostgreSQL, TEST_DATABASE_URL is not set');
