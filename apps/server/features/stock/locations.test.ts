import { sql } from 'kysely';
import { stockLimits, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { releaseStock } from './release-stock.ts';
import { restockUnits } from './restock-units.ts';
import { sellMoreUnits } from './sell-stock.ts';

type Json = Record<string, unknown>;
interface Line {
  id: string;
  stock: { quantity: number };
  levels: { locationId: string; quantity: number }[];
}

describeOnBothDatabases('stock at several locations', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let sites = 0;
  let host = 'localhost';
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    const identifier = `places-${sites}`;
    host = sites === 1 ? 'localhost' : `${identifier}.test`;
    const settings = { payments: { test: true } };
    shop = await createTestShop(app, await app.createSite({ identifier, host, settings }));
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, identifier);
  });

  const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: Json) => {
    const response = await office.send(method, path, body);
    return {
      status: response.statusCode,
      ...response.json<{ id: string; activityId?: string; code?: string }>(),
    };
  };
  const addPlace = async (name: string) => (await send('POST', 'stock-locations', { name })).id;
  const move = (variantId: string, by: number, locationId?: string) =>
    send('POST', 'inventory/adjustments', {
      adjustments: [{ variantId, by, ...(locationId && { locationId }) }],
      reason: 'received',
    });
  const change = (id: string, changes: Json) => send('PATCH', `stock-locations/${id}`, { changes });
  const places = async () =>
    (await office.get('stock-locations')).json<{ locations: (Json & { id: string })[] }>()
      .locations;
  /** Units at the main location first, then elsewhere by id. */
  const spread = async (variantId: string) => {
    const { variants } = (await office.get('inventory', { limit: 100 })).json<{
      variants: Line[];
    }>();
    const line = variants.find(({ id }) => id === variantId)!;
    const elsewhere = Object.fromEntries(line.levels.map((one) => [one.locationId, one.quantity]));
    const sum = line.levels.reduce((units, { quantity }) => units + quantity, 0);
    return { main: line.stock.quantity - sum, ...elsewhere } as Record<string, number>;
  };
  const addBowl = async (stock = 5) => {
    const { id, variantIds } = await shop.addProduct({
      productType: 3,
      variants: [{ stock, priceCents: 1000 }],
    });
    return { itemId: id, variantId: variantIds[0]! };
  };
  const buy = async (itemId: string, units: number, card: string = cards.good) => {
    const shopper = new Shopper(app, host);
    await shopper.add(itemId, units);
    return shopper.pay({ expectedTotalCents: 1000 * units, card });
  };
  const paymentOf = async (variantId: string) =>
    (
      await app.ctx.db
        .selectFrom('stock_reservations')
        .select('payment_id')
        .where('site_id', '=', shop.siteId)
        .where('variant_id', '=', variantId)
        .orderBy('payment_id', 'desc')
        .executeTakeFirstOrThrow()
    ).payment_id;
  /** Resolves when a statement of this database waits for another transaction. */
  const somebodyWaits = () =>
    expect
      .poll(
        async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(
            app.ctx.database.patient.kysely,
          );
          return rows.length;
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThanOrEqual(1);
  const undo = (id: unknown) => send('POST', `activity/${String(id)}/undo`, {});

  it('there are as many as a site may have', async () => {
    const { length: known } = await places();
    expect(known).toBe(1);
    for (let count = known; count < stockLimits.locations; count += 1) {
      expect(await addPlace(`Shelf ${count}`)).toBeDefined();
    }
    const more = await send('POST', 'stock-locations', { name: 'One more' });
    expect([more.status, more.code]).toEqual([409, 'too_many_locations']);
  });

  it('INVT-01 every shop has a main location; others are added, renamed, put in order, archived', async () => {
    expect(await places()).toMatchObject([{ id: 'main', name: '', isMain: true }]);
    const cellar = await addPlace('Cellar');
    const fair = await addPlace('Fair');
    expect(await send('POST', 'stock-locations', { name: ' cellar ' })).toMatchObject({
      code: 'location_name_taken',
    });
    const renamed = await change(cellar, { name: { from: 'Cellar', to: 'Vault' } });
    expect(await change(cellar, { name: { from: 'Cellar', to: 'Attic' } })).toMatchObject({
      code: 'edited_meanwhile',
    });
    expect((await undo(renamed.activityId))['status']).toBe(200);
    await change('main', { name: { from: '', to: 'Workshop' } });
    const ordered = await send('PUT', 'stock-locations/order', { ids: [fair, 'main'] });
    expect((await places()).map(({ name }) => name)).toEqual(['Fair', 'Workshop', 'Cellar']);
    await undo(ordered.activityId);
    expect((await places()).map(({ name }) => name)).toEqual(['Workshop', 'Cellar', 'Fair']);
    expect(await change('main', { isArchived: { from: false, to: true } })).toMatchObject({
      code: 'main_location_stays',
    });
    const { variantId } = await addBowl();
    expect((await move(variantId, 2, fair)).status).toBe(200);
    const archive = { isArchived: { from: false, to: true } };
    expect(await change(fair, archive)).toMatchObject({ code: 'location_used' });
    await move(variantId, -2, fair);
    expect((await change(fair, archive))['status']).toBe(200);
    expect(await move(variantId, 1, fair)).toMatchObject({ status: 404 });
    expect((await places()).at(-1)).toMatchObject({ name: 'Fair', isArchived: true });
  });

  it('INVT-01 units are added and taken at a place; the sum is what visitors can buy', async () => {
    const { variantId } = await addBowl(5);
    const cellar = await addPlace('Cellar');
    const added = await move(variantId, 4, cellar);
    expect(await spread(variantId)).toEqual({ main: 5, [cellar]: 4 });
    expect(await shop.stockOf(variantId)).toBe(9);
    expect(await move(variantId, -5, cellar)).toMatchObject({ code: 'not_enough_stock' });
    expect(await move(variantId, -6, 'main')).toMatchObject({ code: 'not_enough_stock' });
    expect(await spread(variantId)).toEqual({ main: 5, [cellar]: 4 });
    // Nor can more lie at a place than there is.
    for (const [more, less] of [
      [1000, 1000],
      [3, 6],
    ] as const) {
      const adjustments = [
        { variantId, by: more, locationId: cellar },
        { variantId, by: -less },
      ];
      expect(
        await send('POST', 'inventory/adjustments', { adjustments, reason: 'received' }),
      ).toMatchObject({ code: 'not_enough_stock' });
    }
    expect(await spread(variantId)).toEqual({ main: 5, [cellar]: 4 });
    // Who names no place takes from the main one first.
    await move(variantId, -7);
    expect(await spread(variantId)).toEqual({ main: 0, [cellar]: 2 });
    expect(await undo(added.activityId)).toMatchObject({ code: 'not_enough_stock' });
    const { changes } = (await office.get(`inventory/${variantId}/changes`)).json<{
      changes: Json[];
    }>();
    expect(changes.map(({ by, locationId }) => [by, locationId])).toEqual([
      [-7, null],
      [4, cellar],
    ]);
    // Counting ends and begins anew: everything is where it was.
    await move(variantId, 3);
    const uncounted = await send('POST', 'inventory/adjustments', {
      adjustments: [{ variantId, unlimited: true }],
      reason: 'correction',
    });
    expect(await spread(variantId)).toEqual({ main: 0 });
    expect((await undo(uncounted.activityId))['status']).toBe(200);
    expect(await spread(variantId)).toEqual({ main: 3, [cellar]: 2 });
    const filtered = async (locationId: string) =>
      (await office.get('inventory', { locationId })).json<{ variants: Line[] }>().variants.length;
    expect([await filtered(cellar), await filtered('main'), await filtered('nowhere')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('who changes a place waits for whoever changes another one, and keeps no row meanwhile', async () => {
    const cellar = await addPlace('Cellar');
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const { changed } = await elsewhere.execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(
        hashtextextended(${`stock-locations:${shop.siteId}`}, 0))`.execute(trx);
      const changing = change(cellar, { name: { from: 'Cellar', to: 'Vault' } });
      await somebodyWaits();
      await sql`select 1 from stock_locations
        where site_id = ${shop.siteId} and id = ${cellar} for update nowait`.execute(trx);
      return { changed: changing };
    });
    expect((await changed)['status']).toBe(200);
  });

  it('INVT-01 a sale takes from places in their order; what comes back goes where it was', async () => {
    const { itemId, variantId } = await addBowl(5);
    const cellar = await addPlace('Cellar');
    await move(variantId, 3, cellar);
    await send('PUT', 'stock-locations/order', { ids: [cellar, 'main'] });
    expect((await buy(itemId, 4)).statusCode).toBe(200);
    expect(await spread(variantId)).toEqual({ main: 4 });
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const paymentId = await paymentOf(variantId);
    const restock = (quantity: number) =>
      app.ctx.transact((trx) =>
        restockUnits({ ctx: app.ctx, trx, site }, paymentId, [{ variantId, quantity }]),
      );
    await restock(2);
    expect(await spread(variantId)).toEqual({ main: 4, [cellar]: 2 });
    await app.ctx.transact((trx) => releaseStock({ ctx: app.ctx, trx, site }, paymentId));
    expect(await spread(variantId)).toEqual({ main: 5, [cellar]: 3 });
    expect((await buy(itemId, 9)).statusCode).not.toBe(200);
    expect(await spread(variantId)).toEqual({ main: 5, [cellar]: 3 });
    // A place that was archived since: what comes back is at the main one.
    expect((await buy(itemId, 3)).statusCode).toBe(200);
    const archived = await change(cellar, { isArchived: { from: false, to: true } });
    expect(archived['status']).toBe(200);
    const later = await paymentOf(variantId);
    await app.ctx.transact((trx) => releaseStock({ ctx: app.ctx, trx, site }, later));
    expect(await spread(variantId)).toEqual({ main: 8 });
  });

  it('INVT-01 units that are sold on top come back to the same place', async () => {
    const { itemId, variantId } = await addBowl(0);
    const cellar = await addPlace('Cellar');
    await move(variantId, 5, cellar);
    expect((await buy(itemId, 2)).statusCode).toBe(200);
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const paymentId = await paymentOf(variantId);
    await app.ctx.transact((trx) =>
      sellMoreUnits({ ctx: app.ctx, trx, site }, paymentId, [{ variantId, quantity: 1 }]),
    );
    expect(await spread(variantId)).toEqual({ main: 0, [cellar]: 2 });
    await app.ctx.transact((trx) => releaseStock({ ctx: app.ctx, trx, site }, paymentId));
    expect(await spread(variantId)).toEqual({ main: 0, [cellar]: 5 });
  });

  it('a product that comes back has what was sold of it sold, and what was let go again', async () => {
    const { itemId, variantId } = await addBowl(9);
    expect((await buy(itemId, 2, cards.secondStep)).statusCode).toBe(200);
    expect(await shop.stockOf(variantId)).toBe(7);
    const paymentId = await paymentOf(variantId);
    // Somebody buys four in the very moment in which it is deleted.
    const elsewhere = app.ctx.database.patient.kysely.transaction();
    const { deleted } = await elsewhere.execute(async (trx) => {
      await sql`update variants set qty_in_stock = qty_in_stock - 4
        where site_id = ${shop.siteId} and id = ${variantId}`.execute(trx);
      const deleting = office.send('DELETE', `products/${itemId}`);
      await somebodyWaits();
      return { deleted: deleting };
    });
    const { activityId } = (await deleted).json<{ activityId: string }>();
    // The payment under way ends while there is no product.
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await app.ctx.transact((trx) => releaseStock({ ctx: app.ctx, trx, site }, paymentId));
    expect((await undo(activityId))['status']).toBe(200);
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('INVT-01 writes that know no places, and the database itself, keep the sum', async () => {
    const { variantId } = await addBowl(5);
    const cellar = await addPlace('Cellar');
    await move(variantId, 3, cellar);
    const set = (text: string) =>
      sql`update variants set ${sql.raw(text)} where id = ${variantId}`.execute(
        app.ctx.database.kysely,
      );
    await set('qty_in_stock = 10');
    expect(await spread(variantId)).toEqual({ main: 7, [cellar]: 3 });
    await set('qty_in_stock = 2');
    expect(await spread(variantId)).toEqual({ main: 0, [cellar]: 2 });
    await expect(set('qty_elsewhere = 3')).rejects.toThrow();
    await set('qty_in_stock = 0, unlimited = true');
    expect(await spread(variantId)).toEqual({ main: 0 });
    const { rows } = await sql`select * from variants v where qty_elsewhere <> (
      select coalesce(sum(quantity), 0) from stock_levels s
      where s.site_id = v.site_id and s.variant_id = v.id)`.execute(app.ctx.database.kysely);
    expect(rows).toEqual([]);
  });

  it('INVT-01 places and variants of another site are unknown', async () => {
    const { variantId } = await addBowl(5);
    const other = await createTestShop(
      app,
      await app.createSite({ identifier: `other-${sites}`, host: `other-${sites}.test` }),
    );
    const foreign = newId();
    await app.ctx.database.kysely
      .insertInto('stock_locations')
      .values({ site_id: other.siteId, id: foreign, name: 'X', position: 0, archived_at: null })
      .execute();
    expect(await move(variantId, 1, foreign)).toMatchObject({ status: 404 });
    expect(await change(foreign, { name: { from: 'X', to: 'Y' } })).toMatchObject({ status: 404 });
    const { variantIds } = await other.addProduct({ variants: [{ stock: 1 }] });
    expect(await move(variantIds[0]!, 1)).toMatchObject({ status: 404 });
    const low = { variantIds, units: 3 };
    expect(await send('PUT', 'inventory/low-stock', low)).toMatchObject({ status: 404 });
  });

  it('INVT-01 what is low goes by the shop, or by the variant', async () => {
    const bowl = await addBowl(8);
    const cup = await addBowl(30);
    await addBowl(40);
    const low = async () =>
      (await office.get('inventory', { stock: 'low' }))
        .json<{ variants: Line[] }>()
        .variants.map(({ id }) => id)
        .toSorted();
    expect(await low()).toEqual([bowl.variantId]);
    const set = (variantId: string, units: number | null) =>
      send('PUT', 'inventory/low-stock', { variantIds: [variantId], units });
    const more = await set(cup.variantId, 30);
    await set(bowl.variantId, 7);
    expect(await low()).toEqual([cup.variantId]);
    expect((await undo(more.activityId))['status']).toBe(200);
    expect(await low()).toEqual([]);
    await set(bowl.variantId, null);
    expect(await low()).toEqual([bowl.variantId]);
  });
});
