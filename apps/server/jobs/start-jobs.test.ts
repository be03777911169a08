import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppContext } from '../context.ts';
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

  it('run at the start, whatever their schedule says', async () => {
    const ran = Promise.withResolvers<void>();
    const prepared: string[] = [];
    const job = {
      name: 'try-at-start',
      schedule: '0 0 1 1 *',
      prepare: async () => void prepared.push('yes'),
      run: async () => ran.resolve(),
    };
    const running = await startJobs(app.ctx, [job]);
    await ran.promise;
    expect(prepared).toEqual(['yes']);
    await running.stop();
  });

  it('run again although a run of a process that is gone was never finished', async () => {
    const begun = Promise.withResolvers<void>();
    const never = new Promise<void>(() => {});
    const hanging = {
      name: 'try-killed',
      schedule: '0 0 1 1 *',
      run: () => {
        begun.resolve();
        return never;
      },
    };
    const killed = await startJobs(app.ctx, [hanging]);
    await begun.promise;
    const ran = Promise.withResolvers<void>();
    const next = await startJobs(app.ctx, [{ ...hanging, run: async () => ran.resolve() }]);
    await ran.promise;
    await next.stop();
    await killed.stop();
  });

  it('that throw are told in the log, come again and leave the others alone', async () => {
    const lines: string[] = [];
    const ctx = {
      ...app.ctx,
      log: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
    };
    const wakes = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = Promise.withResolvers<void>();
    let runs = 0;
    const throwing = {
      name: 'try-throwing',
      schedule: '0 0 1 1 *',
      wakeOn: 'try_throwing',
      prepare: () => Promise.reject(new Error('cannot prepare')),
      run: () => {
        wakes[(runs += 1) - 1]?.resolve();
        return Promise.reject(new Error('cannot run'));
      },
    };
    const fine = { name: 'try-fine', schedule: '0 0 1 1 *', run: async () => other.resolve() };
    const running = await startJobs(ctx, [throwing, fine]);
    await Promise.all([wakes[0]!.promise, other.promise]);
    await app.ctx.transact((trx) => announce(trx, 'try_throwing', ''));
    await wakes[1]!.promise;
    await running.stop();
    expect(lines.join('')).toMatch(/cannot prepare[^]*"job":"try-throwing"[^]*cannot run/);
  });

  it('go on beside a slow run, as many at once as they are told', async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const job = {
      name: 'try-slow',
      schedule: '0 0 1 1 *',
      wakeOn: 'try_slow',
      runsAtOnce: 2,
      run: () => {
        const run = Promise.withResolvers<void>();
        begun[runs.push(run) - 1]?.resolve();
        return run.promise;
      },
    };
    const running = await startJobs(app.ctx, [job]);
    await begun[0]!.promise;
    await app.ctx.transact((trx) => announce(trx, 'try_slow', ''));
    await begun[1]!.promise;
    for (const run of runs) run.resolve();
    await running.stop();
  });

  it('hear that the process ends', async () => {
    const begun = Promise.withResolvers<void>();
    const job = {
      name: 'try-stopping',
      schedule: '0 0 1 1 *',
      run: (_ctx: AppContext, stopping?: AbortSignal) =>
        new Promise<void>((resolve) => {
          stopping?.addEventListener('abort', () => resolve());
          begun.resolve();
        }),
    };
    const running = await startJobs(app.ctx, [job]);
    await begun.promise;
    await running.stop();
  });

  it('get their new settings although their queue was made with others', async () => {
    const job = { name: 'try-policy', schedule: '0 0 1 1 *', run: async () => {} };
    const first = await startJobs(app.ctx, [job]);
    await first.stop();
    const { kysely } = app.ctx.database;
    await sql`update pgboss.queue set policy = 'stately' where name = 'try-policy'`.execute(kysely);
    const second = await startJobs(app.ctx, [{ ...job, longestSeconds: 77 }]);
    await second.stop();
    const { rows } =
      await sql`select policy, expire_seconds from pgboss.queue where name = 'try-policy'`.execute(
        kysely,
      );
    expect(rows).toEqual([{ policy: 'short', expire_seconds: 77 }]);
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
