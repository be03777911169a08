import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { announce } from '../db/transact.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { jobs } from './jobs.ts';
import { removeExpiredCarts } from './remove-expired-carts.ts';
import { startJobs } from './start-jobs.ts';

describeOnBothDatabases('jobs', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('run when they are woken by a commit, and stop', async () => {
    const ran = Promise.withResolvers<void>();
    const job = {
      name: 'try-once',
      schedule: '0 0 1 1 *',
      wakeOn: 'try_once',
      run: async () => ran.resolve(),
    };
    const running = await startJobs(app.ctx, [job]);
    await app.ctx.transact((trx) => announce(trx, 'try_once', ''));
    await ran.promise;
    await running.stop();
  });

  it('have names of their own', () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  });

  it('remove carts nobody came back to, and no other', async () => {
    const siteId = await app.createSite();
    const now = app.ctx.now().getTime();
    const cart = (minutes: number) => ({
      site_id: siteId,
      id: newId(),
      currency: 'USD',
      coupon_codes: [],
      expires_at: new Date(now + minutes * 60_000),
    });
    const [old, fresh] = [cart(-1), cart(1)];
    await app.ctx.transact((trx) => trx.insertInto('carts').values([old, fresh]).execute());
    await removeExpiredCarts.run(app.ctx);
    const left = await app.ctx.db.selectFrom('carts').select('id').execute();
    expect(left).toEqual([{ id: fresh.id }]);
  });
});
