import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ActivityEntry } from '@sitewright/contract';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { forgetOldActivity } from './forget-old-activity.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the log of writes', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  let siteId: string;
  let identifier: string;
  let start: Date;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ host: 'localhost' });
    start = app.ctx.now();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.setNow(start);
    count += 1;
    identifier = `logged-${count}`;
    siteId = await app.createSite({ identifier });
    owner = as(await signInOwner(app));
  });

  const as = (cookies: StaffCookies) => {
    const visitor = new TestVisitor(app);
    visitor.cookies.set('staff_session', cookies.staff_session);
    return visitor;
  };
  const url = (path = '') => `/api/sites/${identifier}${path}`;
  const write = async (body: object, who = owner) =>
    (await who.send('PATCH', url('/settings'), { body })).json<{ changes: [string] }>().changes[0];
  const list = async (query = '', who = owner) =>
    (await who.send('GET', url(`/activity${query}`))).json<{
      activity: ActivityEntry[];
      after?: string;
    }>();
  const undo = async (id: string, who = owner) => {
    const answer = await who.send('POST', url(`/activity/${id}/undo`));
    const body = answer.json<{ activityId: string; code?: string }>();
    return { status: answer.statusCode, ...body };
  };

  it('says who wrote what, before and after, the newest first', async () => {
    const first = await write({ store: { expressCheckout: true } });
    const second = await write({ store: { expressCheckout: false } });
    expect((await list()).activity).toMatchObject([
      {
        id: second,
        at: app.ctx.now().getTime(),
        actor: { kind: 'person', name: expect.any(String) },
        action: 'setting-changed',
        subject: 'store.expressCheckout',
        before: { value: true },
        after: { value: false },
        mayUndo: true,
      },
      { id: first, before: {}, after: { value: true } },
    ]);
  });

  it('goes on behind the last row that was seen, and ends', async () => {
    const ids: string[] = [];
    for (let threshold = 1; threshold <= 5; threshold += 1) {
      ids.unshift(await write({ merchandising: { scarcityThreshold: threshold } }));
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(`?limit=2${after ? `&after=${after}` : ''}`);
      seen.push(...page.activity.map(({ id }) => id));
      ({ after } = page);
    } while (after);
    expect(seen).toEqual(ids);
  });

  it('is filtered by subject, kind, person and action', async () => {
    const manager = as(await signInStaff(app, { [siteId]: [15] }));
    await write({ store: { expressCheckout: true } });
    await write({ store: { floatingCart: false } }, manager);
    await write({ business: { contactEmail: 'a@b.example' } });
    const subjects = async (query: string) =>
      (await list(query)).activity.map(({ subject }) => subject);
    expect(await subjects('?subject=store.floatingCart')).toEqual(['store.floatingCart']);
    expect(await subjects('?subject=store.')).toEqual([
      'store.floatingCart',
      'store.expressCheckout',
    ]);
    expect(await subjects('?subject=%25.')).toEqual([]);
    const [changed] = (await list('?subject=store.floatingCart')).activity;
    expect(await subjects(`?person=${changed!.actor.id}`)).toEqual(['store.floatingCart']);
    expect(await subjects('?action=discount-added')).toEqual([]);
    expect(await subjects('?action=setting-changed')).toHaveLength(3);
  });

  it('D-43 shows each role what it may read or write, and undoes for those who may write it', async () => {
    const keeper = as(await signInStaff(app, { [siteId]: [8] }));
    const viewer = as(await signInStaff(app, { [siteId]: [10] }));
    const billing = as(await signInStaff(app, { [siteId]: [2] }));
    const ofStore = await write({ store: { expressCheckout: true } });
    const ofScarcity = await write({ merchandising: { scarcityThreshold: 2 } });
    const ids = async (who: TestVisitor) => (await list('', who)).activity.map(({ id }) => id);
    expect(await ids(keeper)).toEqual([ofScarcity]);
    expect(await ids(viewer)).toEqual([ofScarcity, ofStore]);
    expect(await ids(billing)).toEqual([]);
    expect((await list('', viewer)).activity.map(({ mayUndo }) => mayUndo)).toEqual([false, false]);
    expect((await undo(ofStore, keeper)).status).toBe(403);
    expect((await undo(ofScarcity, viewer)).status).toBe(403);
    expect((await undo(ofScarcity, keeper)).status).toBe(200);
  });

  it('an undoing is a write too, and can be undone', async () => {
    const first = await write({ store: { floatingCart: false } });
    const { activityId: second } = await undo(first);
    const { activityId: third } = await undo(second);
    const { activity } = await list();
    expect(
      activity.map(({ id, undoes, undoneBy, mayUndo }) => [id, undoes, undoneBy, mayUndo]),
    ).toEqual([
      [third, second, null, true],
      [second, first, third, false],
      [first, null, null, true],
    ]);
    expect(activity[0]).toMatchObject({ before: {}, after: { value: false } });
  });

  it('what was changed since is not undone: both values come back', async () => {
    const id = await write({ merchandising: { scarcityThreshold: 3 } });
    await write({ merchandising: { scarcityThreshold: 4 } });
    expect(await undo(id)).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      conflicts: { value: { theirs: 4, yours: null } },
    });
    await write({ merchandising: { scarcityThreshold: 3 } });
    expect((await undo(id)).status).toBe(200);
  });

  it('a secret is undone while it is the one that was written', async () => {
    const first = await write({ captcha: { secretKey: 'one' } });
    const second = await write({ captcha: { secretKey: 'two' } });
    expect(await undo(first)).toMatchObject({ status: 409, code: 'edited_meanwhile' });
    expect((await undo(second)).status).toBe(200);
    expect(JSON.stringify(await list())).not.toMatch(/"one"|"two"|sealed/);
  });

  it('nothing is undone after 30 days, and after 90 the log forgets', async () => {
    const id = await write({ store: { floatingCart: false } });
    app.setNow(new Date(start.getTime() + 30 * day + 1));
    owner = as(await signInOwner(app));
    expect((await list()).activity).toMatchObject([{ id, mayUndo: false }]);
    expect(await undo(id)).toMatchObject({ status: 409, code: 'not_undoable' });
    app.setNow(new Date(start.getTime() + 90 * day));
    await forgetOldActivity(app.ctx);
    owner = as(await signInOwner(app));
    expect((await list()).activity).toHaveLength(1);
    app.setNow(new Date(start.getTime() + 90 * day + 1));
    await forgetOldActivity(app.ctx);
    expect((await list()).activity).toEqual([]);
  });

  it('nothing of another site is shown or undone', async () => {
    const id = await write({ store: { floatingCart: false } });
    identifier = `other-${count}`;
    await app.createSite({ identifier });
    expect((await list()).activity).toEqual([]);
    expect((await undo(id)).status).toBe(404);
    expect(await list('', new TestVisitor(app))).toMatchObject({ code: 'not_signed_in' });
  });
});
