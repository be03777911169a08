import { errorCatalogue } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../testing/page-fixture.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { Shopper } from '../testing/shopper.ts';

const { status, message } = errorCatalogue.unavailable;

describeOnBothDatabases('a statement of a request', (kind) => {
  describe('that takes too long', () => {
    let fixture: PageFixture;
    let other: pg.Client;
    beforeAll(async () => {
      fixture = await createPageFixture({
        database: kind,
        environment: { STATEMENT_TIMEOUT_SECONDS: '1' },
      });
      other = new pg.Client(fixture.app.ctx.database.connection);
      await other.connect();
    });
    afterAll(async () => {
      await other.end();
      await fixture.app.close();
    });

    const get = (url: string) => fixture.app.inject({ url, headers: { host: 'shop.test' } });

    it('is cut off and answered as a page or as a call, and disturbs nothing else', async () => {
      await other.query('begin; lock table products in access exclusive mode');
      const [page, search, call, about, health] = await Promise.all([
        get('/shop'),
        get('/search?q=cup'),
        new Shopper(fixture.app).add(fixture.products.plate!),
        get('/about'),
        get('/healthz'),
      ]);
      for (const late of [page, search]) {
        expect(late.statusCode).toBe(status);
        expect(late.headers['content-type']).toContain('text/html');
        expect(late.headers['cache-control']).toContain('no-store');
        expect(late.headers['retry-after']).toBe('5');
        expect(late.body).toContain(`<h1>${errorCatalogue.server_error.message}</h1>`);
        expect(late.body).toContain(`<p>${message}</p>`);
      }
      expect(call.statusCode).toBe(status);
      expect(call.json()).toMatchObject({ code: 'unavailable', message, error: message });
      expect(about.statusCode).toBe(200);
      expect(health.json()).toEqual({ status: 'ok' });
      await other.query('rollback');
      const again = await get('/shop');
      expect(again.statusCode).toBe(200);
      expect(again.body).toContain('Small &lt;Cup&gt;');
    });

    it('is not cut off in a job or a command', async () => {
      await other.query('begin; lock table products in access exclusive mode');
      const { patient, db } = fixture.app.ctx.database;
      const count = patient.db.selectFrom('products').select('id').execute();
      await expect(db.selectFrom('products').select('id').execute()).rejects.toMatchObject({
        code: '57014',
      });
      await other.query('rollback');
      expect(await count).toHaveLength(3);
    });
  });

  describe('that is slow', () => {
    let app: TestApp;
    let server: FastifyInstance;
    let productId: string;
    beforeAll(async () => {
      app = await createTestApp({ database: kind });
      const shop = await createTestShop(app, await app.createSite());
      productId = (await shop.addProduct()).id;
      server = await buildApp(app.ctx);
      server.get('/try/slow', async () => {
        await sql`select pg_sleep(5)`.execute(app.ctx.database.kysely);
        return { ok: true };
      });
      await server.ready();
    });
    afterAll(async () => {
      await server.close();
      await app.close();
    });

    it('holds up neither health checks nor carts', async () => {
      let ended = 0;
      const slow = Array.from({ length: 3 }, () =>
        server.inject('/try/slow').then(() => (ended += 1)),
      );
      const shopper = new Shopper(app);
      expect((await shopper.add(productId)).statusCode).toBe(200);
      expect((await shopper.cart()).totalQuantity).toBe(1);
      expect((await server.inject('/healthz')).statusCode).toBe(200);
      expect(ended).toBe(0);
      await Promise.all(slow);
    });
  });
});
