import { staffLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setSiteRoles } from '../staff/site-roles.ts';

interface Views {
  views: { id: string; name: string; isShared: boolean; mayChange: boolean; query: object }[];
  mayShare: boolean;
}

describeOnBothDatabases('saved views', (database) => {
  let app: TestApp;
  let siteId: string;
  let manager: Office;
  let viewer: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'views', host: 'localhost' });
    const { storeManager, viewer: viewing } = userRoles.values;
    manager = await createOffice(app, { [siteId]: [storeManager] }, 'views');
    viewer = await createOffice(app, { [siteId]: [viewing] }, 'views');
  });
  afterAll(() => app.close());

  const views = async (office: Office, list = 'products') =>
    (await office.get('saved-views', { list })).json<Views>();
  const add = (office: Office, body: object) =>
    office.send('POST', 'saved-views', { list: 'products', query: {}, ...body });

  it('views of lists are kept for oneself or shared with the site', async () => {
    const query = { stock: 'low', sort: 'price', columns: 'title,price' };
    const own = await add(manager, { name: 'Few', query });
    const { id } = own.json<{ id: string }>();
    expect((await views(manager)).views).toEqual([
      { id, name: 'Few', query, isShared: false, mayChange: true },
    ]);
    expect((await views(viewer)).views).toEqual([]);
    expect((await views(manager, 'orders')).views).toEqual([]);

    const shared = { isShared: { from: false, to: true }, name: { from: 'Few', to: 'Few left' } };
    const changed = await manager.send('PATCH', `saved-views/${id}`, { changes: shared });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await views(viewer)).views).toMatchObject([{ name: 'Few left', mayChange: false }]);
    const fewer = { stock: 'none' };
    const updated = await manager.send('PATCH', `saved-views/${id}`, {
      changes: { query: { from: query, to: fewer } },
    });
    expect(updated.statusCode, updated.body).toBe(200);
    expect((await views(viewer)).views).toMatchObject([{ name: 'Few left', query: fewer }]);
    const stolen = await viewer.send('DELETE', `saved-views/${id}`);
    expect(stolen.statusCode).toBe(403);
    const stale = { name: { from: 'Few', to: 'Mine' } };
    const late = await manager.send('PATCH', `saved-views/${id}`, { changes: stale });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      409,
      'edited_meanwhile',
    ]);
    expect((await manager.send('DELETE', `saved-views/${id}`)).json()).toEqual({ isDeleted: true });
    expect((await manager.send('DELETE', `saved-views/${id}`)).json()).toEqual({
      isDeleted: false,
    });
    const log = await manager.get('activity', { subject: `saved-view:${id}` });
    expect(
      log.json<{ activity: { action: string }[] }>().activity.map((one) => one.action),
    ).toEqual(['view-removed', 'view-changed', 'view-changed']);
  });

  it('who may not change what a list shows shares nothing, and finds nothing of others', async () => {
    expect((await add(viewer, { name: 'Mine', isShared: true })).statusCode).toBe(403);
    const mine = (await add(viewer, { name: 'Mine' })).json<{ id: string }>();
    const strange = await manager.send('PATCH', `saved-views/${mine.id}`, { changes: {} });
    expect(strange.statusCode).toBe(404);
    const shares = { changes: { isShared: { from: false, to: true } } };
    expect((await viewer.send('PATCH', `saved-views/${mine.id}`, shares)).statusCode).toBe(403);
    // Reviews are the matter of moderators: who sees products does not see their views.
    expect((await viewer.get('saved-views', { list: 'reviews' })).statusCode).toBe(403);
    expect((await add(viewer, { list: 'reviews', name: 'Bad ones' })).statusCode).toBe(403);
  });

  it('who edits products shares views of them, and none of the stock that others count', async () => {
    const editor = await createOffice(app, { [siteId]: [userRoles.values.editor] }, 'views');
    expect((await views(editor)).mayShare).toBe(true);
    expect((await views(editor, 'inventory')).mayShare).toBe(false);
    const shared = { list: 'inventory', name: 'Low', isShared: true };
    expect((await add(editor, shared)).statusCode).toBe(403);
    expect((await add(editor, { ...shared, isShared: false })).statusCode).toBe(200);
    expect((await add(manager, shared)).statusCode).toBe(200);
  });

  it('a shared view is changed by its maker no longer than they may share', async () => {
    const maker = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, 'views');
    const shared = (await add(maker, { name: 'Ours', isShared: true })).json<{ id: string }>();
    const own = (await add(maker, { name: 'Own' })).json<{ id: string }>();
    const { account_id: accountId } = await app.ctx.db
      .selectFrom('saved_views')
      .select('account_id')
      .where('id', '=', shared.id)
      .executeTakeFirstOrThrow();
    const roles = [userRoles.values.viewer];
    await app.ctx.transact((trx) => setSiteRoles(trx, { siteId, accountId, roles }));
    expect((await views(maker)).views).toMatchObject([
      { name: 'Ours', mayChange: false },
      { name: 'Own', mayChange: true },
    ]);
    const changes = { name: { from: 'Ours', to: 'Mine' } };
    const path = `saved-views/${shared.id}`;
    expect((await maker.send('PATCH', path, { changes })).statusCode).toBe(403);
    const taken = { isShared: { from: true, to: false } };
    expect((await maker.send('PATCH', path, { changes: taken })).statusCode).toBe(403);
    expect((await maker.send('DELETE', path)).statusCode).toBe(403);
    expect((await manager.send('DELETE', path)).json()).toEqual({ isDeleted: true });
    expect((await maker.send('DELETE', `saved-views/${own.id}`)).statusCode).toBe(200);
  });

  it('there are not too many, and none without a name', async () => {
    expect((await add(manager, { name: ' ' })).statusCode).toBe(400);
    for (let count = 0; count < staffLimits.savedViews; count += 1) {
      expect((await add(manager, { name: `View ${count}` })).statusCode).toBe(200);
    }
    expect((await add(manager, { name: 'One more' })).json<{ code: string }>().code).toBe(
      'too_many_views',
    );
  });

  it('two who change a view at the same moment both have their way', async () => {
    const made = await add(manager, { name: 'Old', query: { stock: 'low' }, isShared: true });
    const { id } = made.json<{ id: string }>();
    const held = sql`select 1 from saved_views where id = ${id} for update`;
    const change = (changes: object) => () =>
      manager.send('PATCH', `saved-views/${id}`, { changes });
    const both = await meetAtLock(app, held, [
      change({ name: { from: 'Old', to: 'New' } }),
      change({ query: { from: { stock: 'low' }, to: { stock: 'none' } } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { views: all } = await views(manager);
    expect(all.find((view) => view.id === id)).toMatchObject({
      name: 'New',
      query: { stock: 'none' },
    });
    await manager.send('DELETE', `saved-views/${id}`);
  });
});
