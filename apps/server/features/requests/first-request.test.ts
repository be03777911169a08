/** What a screen sends again because it got no answer is done once. */
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { removeOldRequests } from './remove-old-requests.ts';

describeOnBothDatabases('a write that is sent again', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    const siteId = await app.createSite({ host: 'localhost', identifier: 'once', settings });
    shop = await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'once');
  });
  afterAll(() => app.close());

  const send = (path: string, body: object, key?: string) =>
    owner.send('POST', owner.url(path), {
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const unitsOf = async (variantId: string) => {
    const row = await app.ctx.db
      .selectFrom('variants')
      .select('qty_in_stock')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow();
    return row.qty_in_stock;
  };

  it('INVT-01 moves units once under one key, also twice at once; without one it moves them each time', async () => {
    const { variantIds } = await shop.addProduct({
      title: 'Cup',
      variants: [{ priceCents: 500, stock: 10 }],
    });
    const [variantId = ''] = variantIds;
    const body = { adjustments: [{ variantId, by: 3 }], reason: 'received' };
    const [first, second] = await Promise.all([
      send('inventory/adjustments', body, 'a'),
      send('inventory/adjustments', body, 'a'),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await unitsOf(variantId)).toBe(13);
    const again = await send('inventory/adjustments', body, 'a');
    expect(again.json()).toMatchObject({ levels: [{ variantId, stock: { quantity: 13 } }] });
    expect(again.json<{ activityId?: string }>().activityId).toBeUndefined();
    const other = { ...body, adjustments: [{ variantId, by: 4 }] };
    expect((await send('inventory/adjustments', other, 'a')).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    await send('inventory/adjustments', body);
    await send('inventory/adjustments', body);
    expect(await unitsOf(variantId)).toBe(19);
  });

  it('two of the staff, or another call, have keys of their own', async () => {
    const { variantIds } = await shop.addProduct({
      title: 'Vase',
      variants: [{ priceCents: 500, stock: 10 }],
    });
    const body = { adjustments: [{ variantId: variantIds[0]!, by: 3 }], reason: 'received' };
    const other = new TestVisitor(app, 'once.localhost');
    const siteId = shop.siteId;
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.storeManager] });
    for (const [name, value] of Object.entries(cookies)) other.cookies.set(name, value);
    expect((await send('inventory/adjustments', body, 'shared')).statusCode).toBe(200);
    const theirs = await other.send('POST', owner.url('inventory/adjustments'), {
      body,
      headers: { 'idempotency-key': 'shared' },
    });
    expect(theirs.statusCode, theirs.body).toBe(200);
    expect(await unitsOf(variantIds[0]!)).toBe(16);
  });

  it('keys hold for a week', async () => {
    const { variantIds } = await shop.addProduct({
      title: 'Dish',
      variants: [{ priceCents: 500, stock: 10 }],
    });
    const [variantId = ''] = variantIds;
    const body = { adjustments: [{ variantId, by: 1 }], reason: 'received' };
    await send('inventory/adjustments', body, 'week');
    const start = app.ctx.now().getTime();
    const cleanAfter = (days: number) =>
      removeOldRequests({ ...app.ctx, now: () => new Date(start + days * 86_400_000) });
    await cleanAfter(6);
    await send('inventory/adjustments', body, 'week');
    expect(await unitsOf(variantId)).toBe(11);
    await cleanAfter(8);
    await send('inventory/adjustments', body, 'week');
    expect(await unitsOf(variantId)).toBe(12);
  });

  it('a refused one is asked anew under the same key', async () => {
    const { variantIds } = await shop.addProduct({
      title: 'Pot',
      variants: [{ priceCents: 500, stock: 1 }],
    });
    const [variantId = ''] = variantIds;
    const body = { adjustments: [{ variantId, by: -2 }], reason: 'damaged' };
    expect((await send('inventory/adjustments', body, 'b')).statusCode).toBe(409);
    await send('inventory/adjustments', {
      adjustments: [{ variantId, by: 5 }],
      reason: 'received',
    });
    expect((await send('inventory/adjustments', body, 'b')).statusCode).toBe(200);
    expect(await unitsOf(variantId)).toBe(4);
  });

  it('INVT-01 moves units between locations once', async () => {
    const to = await owner.add('stock-locations', { name: 'Back room' });
    const { variantIds } = await shop.addProduct({
      title: 'Jug',
      variants: [{ priceCents: 500, stock: 6 }],
    });
    const [variantId = ''] = variantIds;
    const { locations } = (await owner.send('GET', owner.url('stock-locations'))).json<{
      locations: { id: string; isMain: boolean }[];
    }>();
    const from = locations.find(({ isMain }) => isMain)!.id;
    const body = { transfers: [{ variantId, from, to, units: 2 }] };
    for (const _time of [1, 2]) {
      const sent = await send('inventory/transfers', body, 'c');
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const changes = (await owner.send('GET', owner.url(`inventory/${variantId}/changes`))).json<{
      changes: object[];
    }>();
    expect(changes.changes).toHaveLength(2);
  });

  it('writes a note of an order once', async () => {
    const product = await shop.addProduct({
      title: 'Bowl',
      variants: [{ priceCents: 500, stock: 5 }],
    });
    const shippingOptionId = await addShippingOption(shop, { name: 'Parcel', priceCents: 0 });
    const shopper = new Shopper(app);
    await shopper.add(product.id);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    await shopper.pay({ expectedTotalCents, shippingOptionId });
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .orderBy('order_number', 'desc')
      .executeTakeFirstOrThrow();
    for (const _time of [1, 2]) {
      const sent = await send(`orders/${number}/notes`, { text: 'Ring twice' }, 'd');
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const { timeline } = (await owner.send('GET', owner.url(`orders/${number}`))).json<{
      timeline: { kind: string }[];
    }>();
    expect(timeline.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });
});
