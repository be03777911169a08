import { stockLimits, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { cards, Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

type Json = Record<string, unknown>;

interface ToCount {
  isExact: boolean;
  lines: { variantId: string; sku: string; expected: number; lastCountId: string }[];
}

interface Counted {
  written: number;
  left: { variantId: string; why: string; units: number }[];
  activityId?: string;
}

describeOnBothDatabases('stock that is moved between places and counted', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let host: string;
  let cellar: string;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    const identifier = `counts-${sites}`;
    host = sites === 1 ? 'localhost' : `${identifier}.test`;
    const settings = { payments: { test: true } };
    shop = await createTestShop(app, await app.createSite({ identifier, host, settings }));
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, identifier);
    cellar = (await send<{ id: string }>('stock-locations', { name: 'Cellar' })).id;
  });

  const send = async <Answer = Json>(path: string, body: Json = {}) => {
    const response = await office.send('POST', path, body);
    return { status: response.statusCode, ...response.json<Answer & { code?: string }>() };
  };
  const addBowl = async (stock: number, facts: Json = {}) => {
    const { id, variantIds } = await shop.addProduct({
      productType: 3,
      variants: [{ stock, priceCents: 1000, ...facts }],
    });
    return { itemId: id, variantId: variantIds[0]! };
  };
  const move = (variantId: string, by: number, locationId: string) =>
    send('inventory/adjustments', {
      adjustments: [{ variantId, by, locationId }],
      reason: 'received',
    });
  const transfer = (variantId: string, from: string, to: string, units: number) =>
    send<{ activityId: string }>('inventory/transfers', {
      transfers: [{ variantId, from, to, units }],
    });
  const spread = async (variantId: string) => {
    const { variants } = (await office.get('inventory', { limit: 100 })).json<{
      variants: {
        id: string;
        stock: { quantity: number };
        levels: { locationId: string; quantity: number }[];
      }[];
    }>();
    const line = variants.find(({ id }) => id === variantId)!;
    const elsewhere = line.levels.reduce((sum, { quantity }) => sum + quantity, 0);
    return [line.stock.quantity - elsewhere, elsewhere];
  };
  const find = async (query: Json) =>
    (await office.get('inventory/to-count', query)).json<ToCount>();
  const lineOf = async (variantId: string, locationId = 'main') =>
    (await find({ variantId, locationId })).lines[0]!;
  const count = (lines: readonly Json[], locationId = 'main') =>
    send<Counted>('inventory/counts', { locationId, lines });
  const countOne = async (variantId: string, counted: number, locationId = 'main') => {
    const { expected, lastCountId } = await lineOf(variantId, locationId);
    return count([{ variantId, counted, expected, lastCountId }], locationId);
  };
  const buy = async (itemId: string, units: number, card: string = cards.good) => {
    const shopper = new Shopper(app, host);
    await shopper.add(itemId, units);
    return shopper.pay({ expectedTotalCents: 1000 * units, card });
  };
  const undo = (id: unknown) => send(`activity/${String(id)}/undo`);

  it('INVT-01 units go from one place to another as one act, and come back as one', async () => {
    const { variantId } = await addBowl(5);
    const moved = await transfer(variantId, 'main', cellar, 3);
    expect(moved.status).toBe(200);
    expect(await spread(variantId)).toEqual([2, 3]);
    expect(await shop.stockOf(variantId)).toBe(5);
    const { changes } = (await office.get(`inventory/${variantId}/changes`)).json<{
      changes: Json[];
    }>();
    expect(
      changes.map(({ by, locationId, reason, quantity }) => [by, locationId, reason, quantity]),
    ).toEqual([
      [3, cellar, 'moved', 5],
      [-3, 'main', 'moved', 5],
    ]);
    const { activity } = (await office.get('activity')).json<{ activity: Json[] }>();
    expect(activity[0]).toMatchObject({
      action: 'stock-moved',
      before: { [variantId]: { main: 5, [cellar]: 0 } },
      after: { [variantId]: { main: 2, [cellar]: 3 } },
      names: { [cellar]: 'Cellar' },
    });
    // Too few there, too few at the main one, none counted, nowhere: nothing moves.
    expect(await transfer(variantId, cellar, 'main', 4)).toMatchObject({
      code: 'not_enough_stock',
    });
    expect(await transfer(variantId, 'main', cellar, 3)).toMatchObject({
      code: 'not_enough_stock',
    });
    expect(await transfer(variantId, 'main', 'nowhere', 1)).toMatchObject({ status: 404 });
    expect(await transfer(variantId, cellar, cellar, 1)).toMatchObject({ status: 400 });
    expect(await spread(variantId)).toEqual([2, 3]);
    expect((await undo(moved.activityId)).status).toBe(200);
    expect(await spread(variantId)).toEqual([5, 0]);
    const { variantIds } = await shop.addProduct({ variants: [{}] });
    expect(await transfer(variantIds[0]!, 'main', cellar, 1)).toMatchObject({
      code: 'not_enough_stock',
    });
  });

  it('INVT-01 moved units that were sold since are not brought back', async () => {
    const { itemId, variantId } = await addBowl(3);
    const moved = await transfer(variantId, 'main', cellar, 3);
    expect((await buy(itemId, 2)).statusCode).toBe(200);
    expect(await undo(moved.activityId)).toMatchObject({ code: 'not_enough_stock' });
    expect(await spread(variantId)).toEqual([0, 1]);
  });

  it('INVT-01 what is counted is written as a difference: sales meanwhile stay sold', async () => {
    const { itemId, variantId } = await addBowl(10);
    const begun = await lineOf(variantId);
    expect(begun).toMatchObject({ expected: 10, lastCountId: '' });
    expect((await buy(itemId, 2)).statusCode).toBe(200);
    await move(variantId, 5, 'main');
    const saved = await count([{ ...lineFields(begun), counted: 9 }]);
    expect(saved).toMatchObject({ status: 200, written: 1, left: [] });
    expect(await shop.stockOf(variantId)).toBe(12);
    expect((await undo(saved.activityId)).status).toBe(200);
    expect(await shop.stockOf(variantId)).toBe(13);
    const same = await countOne(variantId, 13);
    expect([same.written, same.activityId]).toEqual([1, undefined]);
  });

  it('INVT-01 units that a payment under way holds are expected where they lie', async () => {
    const { itemId, variantId } = await addBowl(2);
    await move(variantId, 2, cellar);
    expect((await buy(itemId, 3, cards.secondStep)).statusCode).toBe(200);
    expect(await spread(variantId)).toEqual([0, 1]);
    expect((await lineOf(variantId)).expected).toBe(2);
    expect((await lineOf(variantId, cellar)).expected).toBe(2);
    await countOne(variantId, 3, cellar);
    expect(await spread(variantId)).toEqual([0, 2]);
  });

  it('INVT-01 who counts what another one counted meanwhile leaves it, and may count it anew', async () => {
    const { variantId } = await addBowl(10);
    const begun = await lineOf(variantId);
    await countOne(variantId, 8);
    const second = await count([{ ...lineFields(begun), counted: 8 }]);
    expect(second).toMatchObject({
      written: 0,
      left: [{ variantId, why: 'counted-meanwhile', units: 0 }],
    });
    expect(await shop.stockOf(variantId)).toBe(8);
    // At another place it is another count.
    expect(await countOne(variantId, 1, cellar)).toMatchObject({ written: 1 });
    expect(await countOne(variantId, 7)).toMatchObject({ written: 1 });
    expect(await spread(variantId)).toEqual([7, 1]);
  });

  it('INVT-01 what was counted in the dialog of one variant, without a place, is a count too', async () => {
    const { variantId } = await addBowl(10);
    const begun = await lineOf(variantId);
    const adjustments = [{ variantId, by: -2 }];
    await send('inventory/adjustments', { adjustments, reason: 'counted' });
    expect(await count([{ ...lineFields(begun), counted: 8 }])).toMatchObject({
      written: 0,
      left: [{ variantId, why: 'counted-meanwhile' }],
    });
    expect(await shop.stockOf(variantId)).toBe(8);
    expect(await countOne(variantId, 7)).toMatchObject({ written: 1 });
    expect(await shop.stockOf(variantId)).toBe(7);
  });

  it('INVT-01 lines that cannot be written are told; all others are written', async () => {
    const short = await addBowl(5);
    const gone = await addBowl(5);
    const fine = await addBowl(5);
    const uncounted = await addBowl(5);
    const all = [short, gone, fine, uncounted];
    const begun = await Promise.all(all.map(({ variantId }) => lineOf(variantId)));
    expect((await buy(short.itemId, 4)).statusCode).toBe(200);
    await office.send('DELETE', `products/${gone.itemId}`);
    await send('inventory/adjustments', {
      adjustments: [{ variantId: uncounted.variantId, unlimited: true }],
      reason: 'correction',
    });
    const saved = await count(begun.map((line) => ({ ...lineFields(line), counted: 2 })));
    expect(saved.written).toBe(2);
    expect(
      new Set(saved.left.map(({ variantId, why, units }) => `${variantId} ${why} ${units}`)),
    ).toEqual(
      new Set([
        `${short.variantId} short 2`,
        `${gone.variantId} gone 0`,
        `${uncounted.variantId} uncounted 0`,
      ]),
    );
    expect(await shop.stockOf(short.variantId)).toBe(0);
    expect(await shop.stockOf(fine.variantId)).toBe(2);
    // What was taken away comes back, no more.
    expect((await undo(saved.activityId)).status).toBe(200);
    expect(await shop.stockOf(short.variantId)).toBe(1);
    expect(await shop.stockOf(fine.variantId)).toBe(5);
    const twice = await count([1, 2].map((counted) => ({ ...lineFields(begun[2]!), counted })));
    expect(twice.status).toBe(400);
    const nowhere = await count([{ ...lineFields(begun[2]!), counted: 1 }], 'nowhere');
    expect(nowhere.status).toBe(404);
  });

  it('INVT-01 a scanner finds by SKU or GTIN, people by words', async () => {
    const one = await addBowl(1, { sku: 'AB-12', gtin: '0012345678905' });
    const two = await addBowl(1, { sku: 'AB-123', gtin: '' });
    const idsOf = async (search: string) => {
      const { isExact, lines } = await find({ search });
      return [isExact, lines.map(({ variantId }) => variantId).toSorted()];
    };
    expect(await idsOf('ab-12')).toEqual([true, [one.variantId]]);
    expect(await idsOf('012345678905')).toEqual([true, [one.variantId]]);
    expect(await idsOf('12345678905')).toEqual([true, [one.variantId]]);
    expect(await idsOf('AB-1')).toEqual([false, [one.variantId, two.variantId].toSorted()]);
    expect(await idsOf('%')).toEqual([false, []]);
    expect(await idsOf(' ')).toEqual([false, []]);
    // What is sold no more is counted no more.
    await send('products/archive', { ids: [one.itemId], isArchived: true });
    expect(await idsOf('ab-12')).toEqual([false, [two.variantId]]);
    expect((await find({ variantId: one.variantId })).lines).toEqual([]);
  });

  it('INVT-01 whatever moves, is sold and counted at once, every unit is somewhere', async () => {
    const { itemId, variantId } = await addBowl(20);
    await move(variantId, 20, cellar);
    const begun = await lineOf(variantId, cellar);
    const answers = await Promise.all(
      [
        ...Array.from({ length: 6 }, (_, at) =>
          at % 2 === 0
            ? transfer(variantId, 'main', cellar, 2)
            : transfer(variantId, cellar, 'main', 3),
        ),
        count([{ ...lineFields(begun), counted: begun.expected - 4 }], cellar),
        count([{ ...lineFields(begun), counted: begun.expected - 4 }], cellar),
      ].concat(
        Array.from({ length: 4 }, async () => ({
          status: (await buy(itemId, 1)).statusCode,
        })) as never[],
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // Forty, four sold, four fewer counted by one of two who counted.
    const [main, elsewhere] = (await spread(variantId)) as [number, number];
    expect(main + elsewhere).toBe(32);
    expect(await shop.stockOf(variantId)).toBe(32);
    expect(stockLimits.locations).toBeGreaterThan(1);
  });
});

function lineFields({ variantId, expected, lastCountId }: ToCount['lines'][number]) {
  return { variantId, expected, lastCountId };
}
