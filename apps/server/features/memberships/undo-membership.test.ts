import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { savePlan } from './membership-plans.ts';

describeOnBothDatabases('ends of memberships that are taken back', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  let planId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({
      host: 'localhost',
      identifier: 'club',
      settings: { payments: { test: true, manual: true } },
    });
    await createTestShop(app, siteId);
    owner = await createTestOwner(app, 'club');
    planId = await app.ctx.transact(async (trx) => {
      const page = { typeName: 'page', type: 10, urlId: 'club', title: 'The club' } as const;
      const { id } = await saveCollection(trx, siteId, page);
      const plan = { title: 'Friends', collectionIds: [id], priceCents: 5000 };
      return savePlan(trx, { siteId, now: app.ctx.now() }, plan);
    });
  });
  afterAll(() => app.close());

  async function buy(email: string) {
    const shopper = new Shopper(app);
    const url = `/api/commerce/memberships/${planId}`;
    const started = await shopper.send('POST', url, { body: {} });
    shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
    const details = { expectedTotalCents: 5000, email, shippingAddress: undefined };
    expect((await shopper.pay(details)).json()).toMatchObject({ status: 'succeeded' });
    const link = await app.ctx.db
      .selectFrom('memberships')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    const { order_number: number } = await app.ctx.db
      .selectFrom('orders')
      .select('order_number')
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return { id: link!.id, number };
  }

  const isIn = async (id: string) =>
    (
      await app.ctx.db
        .selectFrom('memberships')
        .select('ended_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).ended_at === null;
  const end = async (id: string) => {
    const ended = await owner.send('POST', owner.url(`members/${id}/end`), { body: {} });
    return ended.json<{ activityId: string }>().activityId;
  };
  const undo = async (id: string) =>
    (await owner.send('POST', owner.url(`activity/${id}/undo`), { body: {} })).statusCode;

  it('whoever got their money back meanwhile is not let in again', async () => {
    const paid = await buy('kim@members.test');
    const wrong = await end(paid.id);
    expect([await undo(wrong), await isIn(paid.id)]).toEqual([200, true]);
    const ended = await end(paid.id);
    const refund = await owner.send('POST', owner.url(`orders/${paid.number}/refunds`), {
      body: { requestId: newId(), amountCents: 5000, reason: 'Ended' },
    });
    expect(refund.statusCode).toBe(200);
    expect([await undo(ended), await isIn(paid.id)]).toEqual([409, false]);
  });
});
