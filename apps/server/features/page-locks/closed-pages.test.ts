import { pageTypes } from '@sitewright/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLockDesk, type LockDesk } from '../../testing/lock-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';

const { lockScreen, protectedContent, paywall, notFound } = pageTypes.values;
const team = 'about/team';
const address = '/about/team';

describeOnBothDatabases('one reason why a page is closed', (database) => {
  let desk: LockDesk;
  beforeAll(async () => {
    desk = await createLockDesk(database);
  });
  afterAll(() => desk.fixture.app.close());
  afterEach(async () => {
    for (const url of [team, 'about', 'journal']) {
      await desk.open(url);
      await desk.manager.send('POST', `protected-collections/${desk.idOf(url)}/open`, {});
    }
    await desk.switchPage(team, true);
    const { app, siteId } = desk.fixture;
    await app.ctx.transact((trx) =>
      trx.deleteFrom('membership_plans').where('site_id', '=', siteId).execute(),
    );
  });

  const openToMembers = (url: string) =>
    desk.manager.send('POST', `protected-collections/${desk.idOf(url)}/open`, {});

  it('EDIT-05 SUBS-05 a plan that names a locked page takes the place of its password', async () => {
    await desk.lock(team, 'open sesame');
    expect(await desk.stranger(address)).toEqual([401, lockScreen]);
    await desk.addPlan([desk.idOf(team)], 900);
    expect(await desk.stranger(address)).toEqual([402, paywall]);
    expect(await desk.pageAt(team)).toMatchObject({ isLocked: false, isProtected: true });
    expect((await desk.open(team)).json()).toMatchObject({ isDeleted: false });
    expect(await desk.stranger(address)).toEqual([402, paywall]);
    // The word of back then is worth nothing, also when the page is locked by another one later.
    const visitor = new Shopper(desk.fixture.app);
    const attempt = { page: desk.idOf(team), password: 'open sesame' };
    expect((await desk.enter(visitor, attempt)).statusCode).toBe(403);
  });

  it('EDIT-05 SUBS-05 what members pay for is opened by no undoing of a lock', async () => {
    const locked = await desk.lock(team, 'open sesame');
    await desk.addPlan([desk.idOf(team)], 900);
    expect((await desk.undo(locked)).statusCode).toBe(409);
    expect(await desk.stranger(address)).toEqual([402, paywall]);
    expect((await desk.lock(team, 'again')).json()).toMatchObject({ code: 'page_not_lockable' });
  });

  it('EDIT-05 SUBS-05 a lock that was removed is not put back over what is for members since', async () => {
    await desk.lock(team, 'open sesame');
    const opened = await desk.open(team);
    await desk.addPlan([desk.idOf(team)]);
    expect((await desk.undo(opened)).statusCode).toBe(409);
    expect(await desk.stranger(address)).toEqual([401, protectedContent]);
  });

  it('SUBS-05 memberships open no page that asks for a password, and offer none', async () => {
    await desk.lock(team, 'open sesame');
    expect((await openToMembers(team)).statusCode).toBe(404);
    expect(await desk.stranger(address)).toEqual([401, lockScreen]);
    const { collections } = (await desk.manager.get('protected-collections')).json<{
      collections: { id: string }[];
    }>();
    expect(collections.map(({ id }) => id)).toContain(desk.idOf('about'));
    expect(collections.map(({ id }) => id)).not.toContain(desk.idOf(team));
    expect((await desk.open(team)).json()).toMatchObject({ isDeleted: true });
    expect((await desk.stranger(address))[0]).toBe(200);
  });

  it('SUBS-05 a page that a plan opens is for its members, whatever it was before', async () => {
    await desk.lock(team, 'open sesame');
    const planId = await desk.addPlan([desk.idOf(team)]);
    const member = await desk.member(planId, 'mia@members.test');
    const seen = await member.send('GET', address);
    expect([seen.statusCode, seen.body.includes('<p>Us</p>')]).toEqual([200, true]);
  });

  it('SUBS-05 a plan that changes leaves a password alone that came after it', async () => {
    const planId = await desk.addPlan([desk.idOf(team)]);
    await openToMembers(team);
    await desk.lock(team, 'open sesame');
    const renamed = await desk.manager.send('PATCH', `membership-plans/${planId}`, {
      changes: { title: { from: 'Friends', to: 'Good friends' } },
    });
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(await desk.stranger(address)).toEqual([401, lockScreen]);
    const member = await desk.member(planId, 'max@members.test');
    expect((await member.send('GET', address)).statusCode).toBe(401);
    expect((await desk.undo(renamed)).statusCode).toBe(200);
    expect(await desk.stranger(address)).toEqual([401, lockScreen]);
  });

  it('SUBS-05 a plan that is put back closes its pages again', async () => {
    const made = await desk.manager.send('POST', 'membership-plans', {
      title: 'Friends',
      priceCents: 0,
      collectionIds: [desk.idOf(team)],
    });
    const gone = await desk.undo(made);
    expect(gone.statusCode, gone.body).toBe(200);
    await openToMembers(team);
    expect((await desk.stranger(address))[0]).toBe(200);
    expect((await desk.undo(gone)).statusCode).toBe(200);
    expect(await desk.stranger(address)).toEqual([401, protectedContent]);
  });

  it('EDIT-05 a page that is off is neither locked nor for members, and stays off', async () => {
    await desk.switchPage(team, false);
    expect(await desk.stranger(address)).toEqual([404, notFound]);
    expect((await desk.lock(team, 'open sesame')).json()).toMatchObject({ code: 'page_is_off' });
    const draft = { title: 'Friends', priceCents: 0, collectionIds: [desk.idOf(team)] };
    const plan = await desk.manager.send('POST', 'membership-plans', draft);
    expect(plan.json()).toMatchObject({ code: 'page_is_off' });
    expect(await desk.stranger(address)).toEqual([404, notFound]);
  });

  it('EDIT-05 a removed lock is not put back over a page that was switched off since', async () => {
    await desk.lock(team, 'open sesame');
    const opened = await desk.open(team);
    await desk.switchPage(team, false);
    expect((await desk.undo(opened)).statusCode).toBe(409);
    expect(await desk.stranger(address)).toEqual([404, notFound]);
  });

  it('EDIT-05 a plan that named a page before it was switched off changes without it', async () => {
    const planId = await desk.addPlan([desk.idOf(team)]);
    await openToMembers(team);
    await desk.switchPage(team, false);
    const renamed = await desk.manager.send('PATCH', `membership-plans/${planId}`, {
      changes: { title: { from: 'Friends', to: 'Good friends' } },
    });
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(await desk.stranger(address)).toEqual([404, notFound]);
  });

  it('EDIT-05 what is closed does not become the home page', async () => {
    const makeHome = (url: string) =>
      desk.manager.send('PATCH', `pages/${desk.idOf(url)}`, {
        changes: { isHomepage: { from: false, to: true } },
      });
    const expectRefused = async (url: string) => {
      const refused = await makeHome(url);
      expect(refused.json(), url).toMatchObject({ code: 'home_page_is_open' });
      expect(await desk.pageAt('home')).toMatchObject({ isHomepage: true });
    };
    await desk.lock('about', 'open sesame');
    await expectRefused('about');
    await desk.addPlan([desk.idOf(team)]);
    await expectRefused(team);
    await desk.open('about');
    const made = await makeHome('about');
    expect(made.statusCode, made.body).toBe(200);
    expect((await desk.lock('about', 'word')).json()).toMatchObject({ code: 'page_not_lockable' });
    await makeHome('home');
  });

  it('EDIT-05 a page that is removed and put back asks for its password as before', async () => {
    await desk.lock(team, 'open sesame');
    const removed = await desk.manager.send('DELETE', `pages/${desk.idOf(team)}`);
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await desk.stranger(address))[0]).toBe(404);
    expect((await desk.undo(removed)).statusCode).toBe(200);
    expect(await desk.stranger(address)).toEqual([401, lockScreen]);
    const visitor = new Shopper(desk.fixture.app);
    const attempt = { page: desk.idOf(team), password: 'open sesame', next: address };
    expect((await desk.enter(visitor, attempt)).statusCode).toBe(303);
    expect((await visitor.send('GET', address)).statusCode).toBe(200);
    await desk.fixture.app.ctx.transact((trx) =>
      trx
        .updateTable('collections')
        .set({ main_content: '<p>Us</p>' })
        .where('id', '=', desk.idOf(team))
        .execute(),
    );
  });

  it('EDIT-05 public pages below the address of a locked one stay public', async () => {
    await desk.lock('about', 'open sesame');
    expect(await desk.stranger('/about')).toEqual([401, lockScreen]);
    expect((await desk.stranger(address))[0]).toBe(200);
    expect((await desk.stranger(`${address}?format=json`))[0]).toBe(200);
    expect((await desk.stranger('/about/nobody'))[0]).toBe(401);
    expect((await desk.stranger(`${address}/nobody`))[0]).toBe(404);
  });

  it('EDIT-05 whoever is let in is told what is not there', async () => {
    await desk.lock('journal', 'open sesame');
    const visitor = new Shopper(desk.fixture.app);
    await desk.enter(visitor, { page: desk.idOf('journal'), password: 'open sesame' });
    expect((await visitor.send('GET', '/journal')).statusCode).toBe(200);
    const nothing = await visitor.send('GET', '/journal/nope');
    expect([nothing.statusCode, nothing.body.includes('Mail me a link')]).toEqual([404, false]);
    for (const format of ['json', 'main-content', 'rss']) {
      const answer = await visitor.send('GET', `/journal/nope?format=${format}`);
      expect([format, answer.statusCode]).toEqual([format, 404]);
    }
  });

  it('SUBS-05 a member is told what is not there', async () => {
    const planId = await desk.addPlan([desk.idOf('journal')]);
    const member = await desk.member(planId, 'moe@members.test');
    expect((await member.send('GET', '/journal')).statusCode).toBe(200);
    expect((await member.send('GET', '/journal/nope')).statusCode).toBe(404);
    expect(await desk.stranger('/journal/nope')).toEqual([401, protectedContent]);
  });

  it('EDIT-05 whoever comes from a long address gets in, and on to its page', async () => {
    await desk.lock(team, 'open sesame');
    const visitor = new Shopper(desk.fixture.app);
    const next = `${address}?from=${'a'.repeat(2_000)}`;
    const attempt = { page: desk.idOf(team), password: 'open sesame' };
    const right = await desk.enter(visitor, { ...attempt, next });
    expect([right.statusCode, right.headers['location']]).toEqual([303, address]);
    const wrong = await desk.enter(visitor, { ...attempt, password: 'x'.repeat(5_000), next });
    expect([wrong.statusCode, wrong.body.includes('<form')]).toEqual([403, true]);
    expect(wrong.body).toContain(`name="next" value="${address}"`);
  });
});
