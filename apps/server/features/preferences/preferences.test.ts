import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';

describeOnBothDatabases('preferences of a shop', (database) => {
  let app: TestApp;
  let siteId: string;
  let manager: TestVisitor;
  const path = '/api/v1/commerce-preferences';

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder' });
    await app.createSite({ identifier: 'birch' });
    manager = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.storeManager] });
    for (const [name, value] of Object.entries(cookies)) manager.cookies.set(name, value);
  });
  afterAll(() => app.close());

  const read = async (namespace: string) =>
    (await manager.send('GET', `${path}/${namespace}`)).json<object>();
  const put = (namespace: string, body: unknown) =>
    manager.send('PUT', `${path}/${namespace}`, { body });

  it('PREF-01 PREF-02 a namespace keeps keys and values, and answers them with the website', async () => {
    expect(await read('hints')).toEqual({ websiteId: siteId });
    await put('hints', { feeds: true, order: ['b', 'a'], 'ä"': { deep: [1, null] } });
    expect(await read('hints')).toEqual({
      websiteId: siteId,
      feeds: true,
      order: ['b', 'a'],
      'ä"': { deep: [1, null] },
    });
    expect(await read('other')).toEqual({ websiteId: siteId });
    expect((await put('hints', { feeds: null, websiteId: 'x' })).json()).toEqual({
      websiteId: siteId,
      order: ['b', 'a'],
      'ä"': { deep: [1, null] },
    });
  });

  it('PREF-01 two people who write different keys both keep theirs', async () => {
    const held = sql`lock table commerce_preferences in share mode`;
    const values = [{ a: 1 }, { b: 2 }, { c: 3 }];
    await meetAtLock(
      app,
      held,
      values.map((value) => () => put('two', value)),
    );
    expect(await read('two')).toEqual({ websiteId: siteId, a: 1, b: 2, c: 3 });
  });

  it('PREF-01 the namespaces of another site take no place', async () => {
    const { siteId: birchId } = (await app.ctx.sites.findByIdentifier('birch'))!;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      site_id: birchId,
      namespace: `of-birch-${index}`,
      preferences: '{}',
    }));
    await app.ctx.transact((trx) => trx.insertInto('commerce_preferences').values(rows).execute());
    expect((await put('mine', { a: 1 })).statusCode).toBe(200);
  });

  it('PREF-01 refuses odd names, too much, and the sites of others', async () => {
    expect((await put('a b', {})).statusCode).toBe(400);
    expect((await put('x'.repeat(65), {})).statusCode).toBe(400);
    expect((await put('big', { text: 'x'.repeat(20_001) })).statusCode).toBe(400);
    expect((await put('list', [1])).statusCode).toBe(400);
    await put('big', { a: 'x'.repeat(19_000), b: 1 });
    await put('big', { c: 'x'.repeat(19_000) });
    expect((await put('big', { d: 'x'.repeat(19_000) })).statusCode).toBe(413);
    expect((await manager.send('GET', `${path}/hints?site=birch`)).statusCode).toBe(403);
    expect((await new TestVisitor(app).send('GET', `${path}/hints`)).statusCode).toBe(401);
  });

  it('PREF-01 a site has two hundred namespaces at most, and goes on writing those', async () => {
    const { length: known } = await app.ctx.db
      .selectFrom('commerce_preferences')
      .select('namespace')
      .where('site_id', '=', siteId)
      .execute();
    for (let count = known; count < 200; count += 1) {
      expect((await put(`space-${count}`, { a: 1 })).statusCode).toBe(200);
    }
    const more = await put('one-more', { a: 1 });
    expect([more.statusCode, more.json<{ code: string }>().code]).toEqual([413, 'too_large']);
    expect((await put('space-199', { a: 2 })).statusCode).toBe(200);
    await app.ctx.transact((trx) =>
      trx.deleteFrom('commerce_preferences').where('namespace', 'like', 'space-%').execute(),
    );
  });

  it('PREF-01 a write is in the log and taken back by key', async () => {
    await put('log', { a: 1, b: 1 });
    await put('log', { a: 2 });
    await put('log', { b: 2 });
    const { activity } = (await manager.send('GET', '/api/sites/alder/activity')).json<{
      activity: { id: string; action: string; after: { a?: number } }[];
    }>();
    const row = activity.find(({ after }) => after.a === 2);
    expect(row).toMatchObject({ action: 'preferences-changed' });
    await manager.send('POST', `/api/sites/alder/activity/${row?.id}/undo`, { body: {} });
    expect(await read('log')).toEqual({ websiteId: siteId, a: 1, b: 2 });
  });
});
