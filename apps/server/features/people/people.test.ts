import { peopleLimits, userRoles, type RoleNumber } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPerson, testPassword, TestPerson } from '../../testing/test-person.ts';

const { admin, editor, storeManager, websiteManager, viewer } = userRoles.values;

interface Listed {
  people: {
    id: string;
    email: string;
    roles: number[];
    isOwner: boolean;
    isYou: boolean;
    isChangeable: boolean;
  }[];
  invitations: { id: string; email: string; roles: number[]; isOver: boolean }[];
  givableRoles: number[];
  ownershipOfferedTo: string | null;
}

describeOnBothDatabases('people of a site', (database) => {
  let app: TestApp;
  let alder: string;
  let birch: string;
  let owner: TestPerson;
  let boss: TestPerson;
  let bossId: string;
  let count = 0;
  const people = '/api/sites/alder/people';

  beforeAll(async () => {
    app = await createTestApp({ database });
    alder = await app.createSite({ identifier: 'alder', title: 'Alder' });
    birch = await app.createSite({ identifier: 'birch', title: 'Birch' });
    await addPerson(app, { email: 'owner@alder.test', displayName: 'Olga', isOwner: true });
    owner = new TestPerson(app);
    await owner.signIn('owner@alder.test');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    const email = `boss-${count}@alder.test`;
    bossId = await addPerson(app, { email, displayName: 'Bo', roles: { [alder]: [admin] } });
    boss = new TestPerson(app);
    await boss.signIn(email);
  });

  const list = async (by: TestPerson) => (await by.ask<Listed>(`GET ${people}`)).answer;
  const invite = (by: TestPerson, email: string, roles: number[]) =>
    by.ask<{ id: string }>(`POST ${people}/invitations`, { email, roles });
  const change = (id: string, from: number[], to: number[], by = boss) =>
    by.ask(`PATCH ${people}/${id}`, { changes: { roles: { from, to } } });

  async function addWorker(roles: readonly RoleNumber[], site = alder) {
    count += 1;
    const email = `worker-${count}@alder.test`;
    const id = await addPerson(app, { email, displayName: 'Wil', roles: { [site]: roles } });
    const worker = new TestPerson(app);
    await worker.signIn(email);
    return { id, email, worker };
  }

  it('AUTH-05 lists who works here, the owner first, and what may be given', async () => {
    const { id } = await addWorker([viewer, storeManager]);
    const elsewhere = await addWorker([viewer], birch);
    const listed = await list(boss);
    expect(listed.people[0]).toMatchObject({ isOwner: true, isChangeable: false });
    expect(listed.people.find(({ isYou }) => isYou)).toMatchObject({
      id: bossId,
      isChangeable: false,
    });
    expect(listed.people.find((one) => one.id === id)).toMatchObject({
      roles: [viewer, storeManager],
      isChangeable: true,
    });
    expect(listed.people.map((one) => one.id)).not.toContain(elsewhere.id);
    expect(listed.givableRoles.toSorted((a, b) => a - b)).toEqual(
      Object.values(userRoles.values).toSorted((a, b) => a - b),
    );
  });

  it('AUTH-05 invites by mail; who has no account chooses a password and is in', async () => {
    const email = `new-${count}@alder.test`;
    expect((await invite(boss, email.toUpperCase(), [editor])).status).toBe(200);
    expect((await list(boss)).invitations).toMatchObject([{ email, roles: [editor] }]);
    const [mail] = await readMails(app, { to: email.toUpperCase() });
    expect(mail!.subject).toBe('Bo invites you to Alder');
    const guest = new TestPerson(app);
    const token = await guest.mailedToken(email.toUpperCase());
    const invitation = { site: 'alder', token };
    const look = await guest.ask('POST /api/staff/invitations/looks', invitation);
    expect(look.answer).toEqual({
      email,
      siteTitle: 'Alder',
      invitedBy: 'Bo',
      roles: [editor],
      hasAccount: false,
      isYou: false,
    });
    const accept = (typed: object = {}) =>
      guest.ask('POST /api/staff/invitations', { ...invitation, ...typed });
    expect((await accept()).code).toBe('invitation_of_other');
    const newAccount = { displayName: 'Nia', password: testPassword };
    expect((await accept({ newAccount })).status).toBe(200);
    expect((await accept({ newAccount })).code).toBe('account_link_ended');
    expect((await guest.ask('GET /api/staff/account')).answer).toMatchObject({ email });
    expect((await guest.ask(`GET ${people}`)).code).toBe('not_allowed');
    expect((await guest.signIn(email)).status).toBe(200);
  });

  it('AUTH-05 who has an account signs in to accept; a person works on several sites', async () => {
    const { id, email, worker } = await addWorker([viewer], birch);
    await invite(boss, email, [storeManager]);
    const other = new TestPerson(app);
    const token = await other.mailedToken(email);
    const invitation = { site: 'alder', token };
    const newAccount = { displayName: 'Mallory', password: 'a password of mine' };
    const stolen = await other.ask('POST /api/staff/invitations', { ...invitation, newAccount });
    expect([stolen.status, stolen.code]).toEqual([403, 'invitation_of_other']);
    const wrong = await boss.ask('POST /api/staff/invitations', invitation);
    expect(wrong.code).toBe('invitation_of_other');
    const session = worker.browser.cookies.get('staff_session');
    expect((await worker.ask('POST /api/staff/invitations', invitation)).status).toBe(200);
    expect(worker.browser.cookies.get('staff_session')).not.toBe(session);
    expect((await list(boss)).people.find((one) => one.id === id)?.roles).toEqual([storeManager]);
    expect((await worker.ask('GET /api/sites/alder/orders/1')).status).toBe(404);
    expect((await worker.signIn(email)).status).toBe(200);
  });

  it('AUTH-05 one address is invited five times a day at most, whoever invites', async () => {
    const email = 'often@alder.test';
    for (let times = 0; times < 5; times += 1) {
      expect((await invite(boss, email, [editor])).status).toBe(200);
    }
    const refused = await invite(boss, email.toUpperCase(), [editor]);
    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
    expect((await invite(boss, 'seldom@alder.test', [editor])).status).toBe(200);
  });

  it('an invitation that was taken back by mistake leads in again by the link that was mailed', async () => {
    const email = `again-${count}@alder.test`;
    const guest = new TestPerson(app);
    const look = async (token: string) =>
      (await guest.ask('POST /api/staff/invitations/looks', { site: 'alder', token })).status;
    const { id } = (await invite(boss, email, [editor])).answer;
    const token = await guest.mailedToken(email);
    const gone = await boss.ask<{ activityId: string }>(`DELETE ${people}/invitations/${id}`);
    expect(await look(token)).toBe(404);
    const undo = (entry: string) =>
      boss.ask<{ activityId: string }>(`POST /api/sites/alder/activity/${entry}/undo`);
    const back = await undo(gone.answer.activityId);
    expect([back.status, await look(token)]).toEqual([200, 200]);
    expect((await undo(back.answer.activityId)).status).toBe(200);
    expect(await look(token)).toBe(404);
    await invite(boss, email, [editor]);
    expect((await undo(gone.answer.activityId)).status).toBe(409);
  });

  it('one whose days are over is not put back', async () => {
    const start = app.ctx.now();
    const { id } = (await invite(boss, `over-${count}@alder.test`, [editor])).answer;
    const gone = await boss.ask<{ activityId: string }>(`DELETE ${people}/invitations/${id}`);
    const undo = () => boss.ask(`POST /api/sites/alder/activity/${gone.answer.activityId}/undo`);
    app.setNow(new Date(start.getTime() + peopleLimits.invitationLife + 1));
    const refused = await undo();
    app.setNow(start);
    expect([refused.status, refused.code]).toEqual([409, 'not_undoable']);
    expect((await undo()).status).toBe(200);
  });

  it('AUTH-05 an invitation of before gives way; one that is taken back, old, or of somebody who lost their rights is worth nothing', async () => {
    const email = `late-${count}@alder.test`;
    const guest = new TestPerson(app);
    const look = async (token: string) =>
      (await guest.ask('POST /api/staff/invitations/looks', { site: 'alder', token })).status;
    await invite(boss, email, [editor]);
    const first = await guest.mailedToken(email);
    const { id } = (await invite(boss, email, [viewer])).answer;
    const second = await guest.mailedToken(email);
    expect([await look(first), await look(second)]).toEqual([404, 200]);
    await boss.ask(`DELETE ${people}/invitations/${id}`);
    expect(await look(second)).toBe(404);
    const start = app.ctx.now();
    await invite(boss, email, [viewer]);
    const third = await guest.mailedToken(email);
    app.setNow(new Date(start.getTime() + peopleLimits.invitationLife));
    expect(await look(third)).toBe(404);
    app.setNow(start);
    await owner.ask(`DELETE ${people}/${bossId}`);
    const newAccount = { displayName: 'Lea', password: testPassword };
    const accepted = { site: 'alder', token: third, newAccount };
    const refused = await guest.ask('POST /api/staff/invitations', accepted);
    expect(refused.code).toBe('account_link_ended');
  });

  it('AUTH-05 of two invitations of one person at the same moment the later stands', async () => {
    const email = `twice-${count}@alder.test`;
    const held = sql`lock table site_invitations in share mode`;
    const both = await meetAtLock(app, held, [
      () => invite(boss, email, [viewer]),
      () => invite(boss, email, [editor]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { invitations } = await list(boss);
    const standing = invitations.filter((one) => one.email === email);
    expect(standing).toMatchObject([{ id: both[1]!.answer.id, roles: [editor] }]);
    await boss.ask(`DELETE ${people}/invitations/${both[1]!.answer.id}`);
  });

  it('AUTH-05 refuses roles that do not exist, none, and who works here already', async () => {
    expect((await invite(boss, 'x@alder.test', [5])).code).toBe('invalid_request');
    expect((await invite(boss, 'x@alder.test', [])).code).toBe('invalid_request');
    expect((await invite(boss, 'x@alder.test', [editor, editor])).code).toBe('invalid_request');
    const { email } = await addWorker([viewer]);
    expect((await invite(boss, email, [editor])).code).toBe('works_here');
    expect((await invite(boss, 'owner@alder.test', [editor])).code).toBe('works_here');
  });

  it('AUTH-05 D-43 changes roles, and signs out whose roles changed', async () => {
    const { id, email, worker } = await addWorker([viewer]);
    expect((await change(id, [viewer], [viewer, websiteManager])).status).toBe(200);
    expect((await worker.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    await worker.signIn(email);
    expect((await worker.ask(`GET ${people}`)).code).toBe('not_allowed');
    const stale = await change(id, [viewer], [editor]);
    expect([stale.status, stale.code]).toEqual([409, 'edited_meanwhile']);
  });

  it('D-43 nobody raises themself, and nobody touches the owner', async () => {
    expect((await change(bossId, [admin], [admin, editor])).code).toBe('own_roles');
    const ownerId = (await list(boss)).people[0]!.id;
    expect((await change(ownerId, [], [viewer])).code).toBe('owner_stays');
    expect((await boss.ask(`DELETE ${people}/${ownerId}`)).answer).toEqual({ isDeleted: false });
    expect((await owner.ask(`DELETE ${people}/${ownerId}`)).code).toBe('owner_stays');
    expect((await list(owner)).people[0]).toMatchObject({ id: ownerId, isOwner: true });
  });

  it('AUTH-05 ends the work of somebody, and one’s own', async () => {
    const { id, worker } = await addWorker([viewer]);
    expect((await boss.ask(`DELETE ${people}/${id}`)).answer).toEqual({ isDeleted: true });
    expect((await boss.ask(`DELETE ${people}/${id}`)).answer).toEqual({ isDeleted: false });
    expect((await worker.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    const elsewhere = await addWorker([viewer], birch);
    expect((await boss.ask(`DELETE ${people}/${elsewhere.id}`)).answer).toEqual({
      isDeleted: false,
    });
    expect((await elsewhere.worker.ask('GET /api/staff/account')).status).toBe(200);
    expect((await boss.ask(`DELETE ${people}/${bossId}`)).answer).toEqual({ isDeleted: true });
    expect((await boss.ask(`GET ${people}`)).code).toBe('not_signed_in');
  });

  it('D-43 hands the installation over once both have confirmed, and never without an owner', async () => {
    const { id, worker } = await addWorker([viewer]);
    const offer = (by: TestPerson, personId = id) =>
      by.ask(`POST ${people}/ownership`, { personId });
    expect((await offer(boss)).code).toBe('not_allowed');
    expect((await offer(owner, 'nobody')).code).toBe('not_found');
    expect((await offer(owner)).status).toBe(200);
    expect((await list(owner)).ownershipOfferedTo).toBe(id);
    expect((await list(boss)).ownershipOfferedTo).toBeNull();
    const answer = (by: TestPerson, isAccepted: boolean) =>
      by.ask('POST /api/staff/account/ownership', { isAccepted });
    expect((await answer(boss, true)).code).toBe('offer_ended');
    expect((await answer(worker, false)).status).toBe(200);
    expect((await answer(worker, true)).code).toBe('offer_ended');
    await offer(owner);
    expect((await worker.ask('GET /api/staff/account')).answer).toMatchObject({
      ownershipOffer: { from: 'Olga' },
    });
    const start = app.ctx.now();
    app.setNow(new Date(start.getTime() + peopleLimits.proofLife));
    expect((await offer(owner)).code).toBe('proof_required');
    expect((await answer(worker, true)).code).toBe('proof_required');
    app.setNow(start);
    expect((await answer(worker, true)).status).toBe(200);
    const owners = await app.ctx.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('is_owner', '=', true)
      .execute();
    expect(owners).toEqual([{ id }]);
    expect((await owner.ask('GET /api/staff/account')).code).toBe('not_signed_in');
    await owner.signIn('owner@alder.test');
    const listed = await list(owner);
    expect(listed.people.find(({ isYou }) => isYou)).toMatchObject({ roles: [admin] });
    expect((await owner.ask('GET /api/sites/birch/people')).status).toBe(200);
  });

  it('D-43 whoever was let go cannot take the installation over by an offer of before', async () => {
    const { people: now } = await list(boss);
    const present = now.find(({ isOwner }) => isOwner)!;
    const installer = new TestPerson(app);
    await installer.signIn(present.email);
    const email = `both-${count}@alder.test`;
    const roles = { [alder]: [viewer], [birch]: [viewer] };
    const id = await addPerson(app, { email, displayName: 'Wil', roles });
    const worker = new TestPerson(app);
    expect((await installer.ask(`POST ${people}/ownership`, { personId: id })).status).toBe(200);
    expect((await installer.ask(`DELETE ${people}/${id}`)).answer).toEqual({ isDeleted: true });
    await worker.signIn(email);
    const accepted = await worker.ask('POST /api/staff/account/ownership', { isAccepted: true });
    expect(accepted.code).toBe('offer_ended');
    expect((await list(installer)).people[0]).toMatchObject({ id: present.id, isOwner: true });
  });

  it('D-43 of two whom it was offered to, one after the other, who answers first takes the installation over', async () => {
    const [first, second] = [await addWorker([viewer]), await addWorker([viewer])];
    const before = (await list(boss)).people.find(({ isOwner }) => isOwner)!;
    const installer = new TestPerson(app);
    await installer.signIn(before.email);
    const offer = (personId: string) => installer.ask(`POST ${people}/ownership`, { personId });
    const take = (by: TestPerson) =>
      by.ask('POST /api/staff/account/ownership', { isAccepted: true });
    await offer(first.id);
    const held = sql`select 1 from staff_accounts where id in (${first.id}, ${second.id})
      for no key update`;
    const taken = await meetAtLock(app, held, [
      () => take(first.worker),
      async () => {
        expect((await offer(second.id)).status).toBe(200);
        return take(second.worker);
      },
    ]);
    expect(taken.map(({ code }) => code)).toEqual([undefined, 'offer_ended']);
    const owners = (await list(boss)).people.filter(({ isOwner }) => isOwner);
    expect(owners.map(({ id }) => id)).toEqual([first.id]);
  });
});
