import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepPayments } from '../jobs/sweep-payments.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describeOnBothDatabases('the sweep of payments', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  /** A payment that waits at the bank. */
  async function startPayment(): Promise<string> {
    const song = await shop.addProduct({ productType: 2 });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const paid = await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep });
    return paid.json<{ paymentId: string }>().paymentId;
  }

  const later = (minutes: number) =>
    app.setNow(new Date(app.ctx.now().getTime() + minutes * 60_000));

  const statusOf = async (paymentId: string) =>
    (
      await app.ctx.db
        .selectFrom('payments')
        .select('status')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
    ).status;

  it('ends the payments behind one that cannot be ended', async () => {
    const broken = await startPayment();
    later(1);
    const stale = await startPayment();
    await app.ctx.transact((trx) =>
      trx.updateTable('payments').set({ provider: 'gone' }).where('id', '=', broken).execute(),
    );
    later(16);
    await sweepPayments.run(app.ctx);
    expect([await statusOf(broken), await statusOf(stale)]).toEqual(['requires_action', 'expired']);
  });
});
