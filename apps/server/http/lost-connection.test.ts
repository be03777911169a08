import { errorCatalogue } from '@sitewright/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createContext } from '../create-context.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openCuttable, type CuttableConnection } from '../testing/cuttable-connection.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type MadeProduct } from '../testing/test-shop.ts';
import { isPassing } from './is-passing.ts';

const unavailable = { code: 'unavailable', message: errorCatalogue.unavailable.message };

describeOnBothDatabases('a connection to the database that is lost', (database) => {
  let direct: TestApp;
  let way: CuttableConnection;
  /** The same installation, reached by what can be cut. */
  let app: TestApp;
  let song: MadeProduct;
  /** Holds locks that requests wait for. */
  let holder: pg.Client;
  let operator: pg.Client;

  beforeAll(async () => {
    direct = await createTestApp({ database });
    const shop = await createTestShop(direct, await direct.createSite({ host: 'localhost' }));
    song = await shop.addProduct({ productType: 2 });
    holder = new pg.Client(direct.ctx.database.connection);
    operator = new pg.Client(direct.ctx.database.connection);
    await Promise.all([holder.connect(), operator.connect()]);
    const { config, log, now } = direct.ctx;
    way = await openCuttable(direct.ctx.database.connection);
    const { connection } = way;
    const reached = await openPostgres({ kind: database, connection, poolSize: 2 });
    const ctx = await createContext({ config, log, now, database: reached });
    // As at the start of a server.
    await ctx.secrets();
    const server = await buildApp(ctx);
    await server.ready();
    app = { ...direct, ctx, server, inject: server.inject.bind(server) as TestApp['inject'] };
  });
  afterAll(async () => {
    await app.server.close();
    app.ctx.media.pictures.close();
    await app.ctx.database.close();
    await way.close();
    await Promise.all([holder.end(), operator.end()]);
    await direct.close();
  });

  /** Does `lose` while the request waits for the table. */
  async function loseDuring<T>(table: string, request: () => Promise<T>, lose: () => unknown) {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    try {
      const answer = request();
      await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 20_000 });
      await lose();
      return await answer;
    } finally {
      await holder.query('rollback');
    }
  }

  /** The processes of the database that wait for the lock. */
  async function waiting(): Promise<number[]> {
    const { rows } = await operator.query<{ pid: number }>(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.map(({ pid }) => pid);
  }
  async function terminate(): Promise<void> {
    for (const pid of await waiting()) {
      await operator.query('select pg_terminate_backend($1)', [pid]);
    }
  }

  const cut = () => way.cut();

  const losses = [
    ['ended by an operator', terminate],
    ['cut without a word', cut],
  ] as const;

  test.each(losses)('%s answers a call with 503; the next one goes on', async (_, lose) => {
    const shopper = new Shopper(app);
    await shopper.cart();
    const lost = await loseDuring('carts', () => shopper.add(song.id), lose);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject(unavailable);
    expect((await shopper.add(song.id)).statusCode).toBe(200);
  });

  test.each(losses)('%s answers a payment with 503, which may be sent again', async (_, lose) => {
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    const attempt = { attemptId: 'a'.repeat(24), expectedTotalCents: 1000 };
    const lost = await loseDuring('payments', () => shopper.pay(attempt), lose);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject(unavailable);
    const paid = await shopper.pay(attempt);
    expect([paid.statusCode, paid.json().status]).toEqual([200, 'succeeded']);
  });

  test.each(losses)('%s answers a page with 503 in the theme', async (_, lose) => {
    const url = `/shop?tag=${lose.name}`;
    const page = () => app.inject({ url, headers: { host: 'localhost' } });
    const lost = await loseDuring('products', page, lose);
    expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '5']);
    expect(lost.body).toContain('"pageType":101,');
    expect((await page()).statusCode).toBe(200);
  });

  test('ended between two statements of a transaction is known as well', async () => {
    const work = app.ctx.transact(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await operator.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toSatisfy(isPassing);
  });
});

describeOnBothDatabases('a database that is not there', (database) => {
  test('answers calls with 503', async () => {
    const direct = await createTestApp({ database });
    await direct.createSite({ host: 'localhost' });
    const way = await openCuttable(direct.ctx.database.connection);
    const { connection } = way;
    const reached = await openPostgres({ kind: database, connection, poolSize: 2 });
    const { config, log, now } = direct.ctx;
    const ctx = await createContext({ config, log, now, database: reached });
    const server = await buildApp(ctx);
    await way.close();
    for (const url of ['/api/commerce/shopping-cart', '/shop']) {
      const answer = await server.inject({ url, headers: { host: 'localhost' } });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject(unavailable);
    }
    await server.close();
    ctx.media.pictures.close();
    await reached.close();
    await direct.close();
  });
});
