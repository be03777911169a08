/**
 * Every call of staff that writes leaves a row in the log of writes. Each test of the house that
 * makes such a call proves it, because the app of tests watches (`watchWrites`); here stands that
 * the watch sees one that forgets.
 */
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listStaffWrites, unloggedCalls, watchWrites } from '../../testing/watch-writes.ts';

describe('every write of staff', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await app.createSite({ host: 'shop.example' });
  });
  afterAll(() => app.close());

  it('names its exceptions by calls that there are, with a reason', () => {
    const known = listStaffWrites().map(({ address }) => address);
    expect(known.length).toBeGreaterThan(70);
    for (const [address, reason] of Object.entries(unloggedCalls)) {
      expect(known).toContain(address);
      expect(reason.length).toBeGreaterThan(20);
    }
  });

  it.each(listStaffWrites().map(({ method, path, address }) => ({ method, path, address })))(
    '$address is told of when it leaves no row',
    async ({ method, path, address }) => {
      const told: string[] = [];
      const server = fastify();
      watchWrites(server, ({ message }) => told.push(message));
      const write = () =>
        app.ctx.transact((trx) =>
          trx.updateTable('site_domains').set({ is_primary: true }).execute(),
        );
      server.route({ method, url: path, handler: async () => ({ done: (await write()).length }) });
      const url = path.replaceAll(/:\w+/g, '1');
      expect((await server.inject({ method, url })).statusCode).toBe(200);
      await server.close();
      const isException = unloggedCalls[address] !== undefined;
      expect(told).toEqual(
        isException ? [] : [`${address} wrote site_domains and no row of the log of writes`],
      );
    },
  );
});
