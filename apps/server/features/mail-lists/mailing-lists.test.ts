/** Lists of the shop: who signs up where, who confirms, who leaves. */
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { suppressAddress } from '../mail/suppressions.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

interface Member {
  id: string;
  email: string;
  state: string;
  place: string;
  consentText: string;
  confirmedOn: number | null;
  isSuppressed: boolean;
}

describeOnBothDatabases('mailing lists', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let office: Office;
  let other: Office;
  let count = 0;
  const host = () => `alder-${count}.example`;

  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    const otherId = await app.createSite({ host: 'birch.example', identifier: 'birch' });
    other = await createOffice(app, { [otherId]: [userRoles.values.campaignsEditor] }, 'birch');
  });
  beforeEach(async () => {
    count += 1;
    peer.received.length = 0;
    const settings = {
      payments: { test: true, manual: true },
      merchandising: { restockNotificationsEnabled: true, restockMailingListEnabled: true },
    };
    const identifier = `alder-${count}`;
    const siteId = await app.createSite({ host: host(), identifier, settings });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.campaignsEditor] }, identifier);
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const visitor = () => new TestVisitor(app, host());
  const makeList = async (name: string, requireDoubleOptIn?: boolean) => {
    const made = await office.send('POST', 'mailing-lists', { name, requireDoubleOptIn });
    return made.json<{ id: string }>().id;
  };
  const choose = (place: string, listId: string | null, by = office) =>
    by.send('PUT', `sign-up-places/${place}`, { listId });
  const signUp = (email: string) =>
    visitor().send('POST', '/newsletter', { body: new URLSearchParams({ email }) });
  const membersOf = async (listId: string, query = {}) =>
    (await office.get(`mailing-lists/${listId}/members`, query)).json<{ members: Member[] }>()
      .members;
  const statesOf = async (listId: string) =>
    Object.fromEntries((await membersOf(listId)).map(({ email, state }) => [email, state]));
  /** The mail that asks, with the paths of both its links. */
  async function linksTo(email: string) {
    const mails = await readMails(app, { kind: 'list-sign-up:', to: email });
    const mail = mails.at(-1)!;
    const [confirm = ''] = /\/newsletter\/confirm\?token=[\w.-]+/.exec(mail.text) ?? [];
    const { pathname, search } = new URL(mail.unsubscribeUrl!);
    return { count: mails.length, confirm, leave: pathname + search };
  }

  it('CONN-03 a sign-up waits until its mail is confirmed; one click ends it again', async () => {
    const listId = await makeList('News & <offers>');
    await choose('page', listId);
    expect((await visitor().send('GET', '/newsletter')).body).toContain('name="email"');
    const answer = await signUp(' Ann@Example.test ');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Ann@');
    await signUp('ann@example.TEST');
    expect(await membersOf(listId)).toMatchObject([{ state: 'waiting', confirmedOn: null }]);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(1);
    const sent = peer.received[0]!.replaceAll(/\r\n(?=[ \t])/g, '');
    const { confirm, leave } = await linksToSent(sent);
    expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const page = await visitor().send('GET', confirm);
    expect(page.body).toContain('News &amp; &lt;offers&gt;');
    expect(await statesOf(listId)).toEqual({ 'Ann@Example.test': 'waiting' });
    expect((await visitor().send('POST', confirm, { body: new URLSearchParams() })).body).toContain(
      'You are on the list',
    );
    expect(await statesOf(listId)).toEqual({ 'Ann@Example.test': 'in' });
    const clicked = await app.server.inject({
      method: 'POST',
      url: leave,
      headers: { host: host(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.body).toContain('You are unsubscribed');
    expect(await statesOf(listId)).toEqual({ 'Ann@Example.test': 'out' });
    expect(
      (await visitor().send('POST', confirm, { body: new URLSearchParams() })).statusCode,
    ).toBe(404);
  });

  /** The outbox holds a mail that left as marks alone: its links are read as they were sent. */
  async function linksToSent(mail: string) {
    const [, leave = ''] = /List-Unsubscribe: <https?:\/\/[^/]+(\S+)>/.exec(mail) ?? [];
    const plain = mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    const [confirm = ''] = /\/newsletter\/confirm\?token=[\w.-]+/.exec(plain) ?? [];
    return { confirm, leave };
  }

  it('CONN-03 without double opt-in a sign-up is on the list at once; who left must confirm', async () => {
    const listId = await makeList('News', false);
    await choose('page', listId);
    await signUp('bea@example.test');
    expect(await statesOf(listId)).toEqual({ 'bea@example.test': 'in' });
    expect(await readMails(app, { kind: 'list-sign-up:', to: 'bea@example.test' })).toEqual([]);
    const [{ id } = { id: '' }] = await membersOf(listId);
    const ended = await office.send('POST', `mailing-lists/${listId}/members/${id}/end`);
    expect(ended.statusCode).toBe(200);
    await signUp('bea@example.test');
    expect(await statesOf(listId)).toEqual({ 'bea@example.test': 'waiting' });
    // Whoever types it once more is no more sure to be them.
    await signUp('bea@example.test');
    await signUp('BEA@example.test');
    expect(await statesOf(listId)).toEqual({ 'bea@example.test': 'waiting' });
    const { confirm } = await linksTo('bea@example.test');
    const { siteId } = shop;
    await app.ctx.transact((trx) =>
      suppressAddress(
        trx,
        { siteId, email: 'bea@example.test', reason: 'unsubscribed', note: '' },
        app.ctx.now(),
      ),
    );
    await visitor().send('POST', confirm, { body: new URLSearchParams() });
    expect(await membersOf(listId)).toMatchObject([{ state: 'in', isSuppressed: false }]);
  });

  it('CONN-03 the checkout and the form for new stock write to the lists that are chosen for them', async () => {
    const [buyers, waiting] = [await makeList('Buyers', false), await makeList('Waiting', false)];
    const cup = await shop.addProduct({ variants: [{ stock: 5 }] });
    const service = await shop.addProduct({ productType: 3 });
    const buy = async (email: string) => {
      const shopper = new Shopper(app, host());
      await shopper.add(service.id);
      const expectedTotalCents = (await shopper.cart()).grandTotalCents;
      const parts = { payment: { provider: 'manual' }, marketingOptIn: true };
      const paid = await shopper.pay({ ...parts, email, expectedTotalCents });
      expect(paid.statusCode, paid.body).toBe(200);
    };
    await buy('before@example.test');
    await choose('checkout', buyers);
    await choose('restock', waiting);
    await buy('buyer@example.test');
    await app.ctx.transact((trx) =>
      trx
        .updateTable('variants')
        .set({ qty_in_stock: 0 })
        .where('id', '=', cup.variantIds[0]!)
        .execute(),
    );
    for (const [email, isJoinMailingList] of [
      ['w@example.test', true],
      ['x@example.test', false],
    ]) {
      const answer = await visitor().send('POST', '/api/site-users/account/notifications/restock', {
        body: {
          productId: cup.id,
          variantId: cup.variantIds[0],
          siteVisitorEmail: email,
          isJoinMailingList,
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(await membersOf(buyers)).toMatchObject([
      {
        email: 'buyer@example.test',
        state: 'in',
        place: 'checkout',
        consentText: 'Send me news and offers',
      },
    ]);
    expect(await membersOf(waiting)).toMatchObject([
      { email: 'w@example.test', place: 'restock', consentText: 'Send me news and offers, too' },
    ]);
    // Where the shop offers no news there, nobody gets any, whatever is sent.
    await writeSettings(app.ctx, {
      siteId: shop.siteId,
      actor: operator,
      values: { merchandising: { restockMailingListEnabled: false } },
    });
    const body = { productId: cup.id, variantId: cup.variantIds[0], isJoinMailingList: true };
    const late = await visitor().send('POST', '/api/site-users/account/notifications/restock', {
      body: { ...body, siteVisitorEmail: 'y@example.test' },
    });
    expect(late.statusCode, late.body).toBe(200);
    expect(await membersOf(waiting)).toHaveLength(1);
  });

  it('CONN-03 who is on a list stays with the sentence that they agreed to', async () => {
    const listId = await makeList('Both', false);
    await choose('page', listId);
    await choose('checkout', listId);
    await signUp('kim@example.test');
    const [before] = await membersOf(listId);
    const service = await shop.addProduct({ productType: 3 });
    const shopper = new Shopper(app, host());
    await shopper.add(service.id);
    const expectedTotalCents = (await shopper.cart()).grandTotalCents;
    const parts = { payment: { provider: 'manual' }, marketingOptIn: true };
    const paid = await shopper.pay({ ...parts, email: 'kim@example.test', expectedTotalCents });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await membersOf(listId)).toEqual([before]);
  });

  it('CONN-04 CONN-05 a place needs a list of the site; while there is none, that is said', async () => {
    const none = await choose('page', 'nothing');
    expect(none.statusCode).toBe(409);
    expect(none.json()).toMatchObject({
      code: 'no_lists',
      error: "You don't have any mailing lists. Please create one before continuing",
    });
    const listId = await makeList('News');
    const made = await other.send('POST', 'mailing-lists', { name: 'Theirs' });
    for (const wrong of ['', 'nothing', made.json<{ id: string }>().id]) {
      const refused = await choose('page', wrong);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ error: 'A List must be selected.' });
    }
    expect((await choose('page', listId, other)).statusCode).toBe(400);
    expect((await visitor().send('GET', '/newsletter')).statusCode).toBe(404);
    expect((await signUp('ann@example.test')).statusCode).toBe(404);
    await choose('page', listId);
    expect((await signUp('not an address')).statusCode).toBe(400);
    await choose('page', null);
    expect((await visitor().send('GET', '/newsletter')).statusCode).toBe(404);
  });

  it('lists are changed, undone and deleted, field by field, each by its own site', async () => {
    const listId = await makeList('News');
    const change = (changes: object, by = office) =>
      by.send('PATCH', `mailing-lists/${listId}`, { changes });
    const renamed = await change({ name: { from: 'News', to: 'Letters' } });
    expect((await change({ name: { from: 'News', to: 'Other' } })).statusCode).toBe(409);
    expect((await change({ name: { from: 'Letters', to: 'Theirs' } }, other)).statusCode).toBe(404);
    expect((await change({ name: { from: 'Letters', to: ' ' } })).statusCode).toBe(400);
    const { activityId } = renamed.json<{ activityId: string }>();
    expect((await office.send('POST', `activity/${activityId}/undo`, {})).statusCode).toBe(200);
    const lists = async () => (await office.get('mailing-lists')).json<{ lists: object[] }>().lists;
    expect(await lists()).toMatchObject([{ name: 'News', requireDoubleOptIn: true, in: 0 }]);
    expect((await other.send('DELETE', `mailing-lists/${listId}`)).json()).toEqual({
      isDeleted: false,
    });
    await choose('page', listId);
    await signUp('ann@example.test');
    await office.send('DELETE', `mailing-lists/${listId}`);
    expect(await lists()).toEqual([]);
    expect((await visitor().send('GET', '/newsletter')).statusCode).toBe(404);
  });

  it('a list is searched, read page by page, and exported with the link that ends its mails', async () => {
    const listId = await makeList('News', false);
    await choose('page', listId);
    for (const email of [
      '=ann@example.test',
      'bob@example.test',
      'bo%@example.test',
      'dead@example.test',
    ])
      await signUp(email);
    const { siteId } = shop;
    await app.ctx.transact((trx) =>
      suppressAddress(
        trx,
        { siteId, email: 'dead@example.test', reason: 'hard-bounce', note: '' },
        app.ctx.now(),
      ),
    );
    const first = (await office.get(`mailing-lists/${listId}/members`, { limit: 3 })).json<{
      after: string;
      members: Member[];
    }>();
    expect(first.members).toHaveLength(3);
    expect(await membersOf(listId, { limit: 3, after: first.after })).toHaveLength(1);
    expect(await membersOf(listId, { search: 'BO' })).toHaveLength(2);
    expect(await membersOf(listId, { search: 'bo%' })).toHaveLength(1);
    expect(await membersOf(listId, { state: 'waiting' })).toEqual([]);
    const file = (await office.get(`mailing-lists/${listId}/members/export`)).body;
    expect(file).toContain("'=ann@example.test");
    expect(file).not.toContain('dead@');
    const [line = ''] = file.split('\r\n').filter((row) => row.startsWith('bob@'));
    const leave = line
      .split(',')
      .at(-1)!
      .replace(/^https?:\/\/[^/]+/, '');
    await visitor().send('POST', leave, { body: new URLSearchParams() });
    expect(await statesOf(listId)).toMatchObject({
      'bob@example.test': 'out',
      'bo%@example.test': 'in',
    });
    const read = await other.get(`mailing-lists/${listId}/members`);
    expect([
      read.statusCode,
      (await other.get(`mailing-lists/${listId}/members/export`)).statusCode,
    ]).toEqual([404, 404]);
  });

  it('who unsubscribes from all mails, or is erased, is on no list', async () => {
    const listId = await makeList('News', false);
    await choose('page', listId);
    for (const email of ['ann@example.test', 'bob@example.test', 'cy@example.test'])
      await signUp(email);
    const { siteId } = shop;
    const site = (await app.ctx.sites.get(siteId))!;
    const erased = {
      customerIds: ['none'],
      emails: ['ann@example.test'],
      pseudonym: 'p',
      pattern: 'ann@example',
    };
    await app.ctx.transact((trx) =>
      announceEvent({ ctx: app.ctx, trx, site }, 'customer-erased', erased),
    );
    const { writeUnsubscribe } = await import('../mail/unsubscribe-link.ts');
    const shopUrl = `https://${host()}`;
    const { marketing } = await writeUnsubscribe(app.ctx, {
      site,
      email: 'bob@example.test',
      shopUrl,
    });
    const { pathname, search } = new URL(marketing.unsubscribeUrl!);
    await visitor().send('POST', pathname + search, { body: new URLSearchParams() });
    expect(await statesOf(listId)).toEqual({ 'bob@example.test': 'out', 'cy@example.test': 'in' });
    const [member] = await membersOf(listId, { search: 'cy' });
    const path = `mailing-lists/${listId}/members/${member!.id}`;
    const strange = `mailing-lists/${await makeList('Letters')}/members/${member!.id}`;
    expect((await office.send('POST', `${strange}/end`)).statusCode).toBe(404);
    expect((await office.send('DELETE', strange)).json()).toEqual({ isDeleted: false });
    expect(await statesOf(listId)).toMatchObject({ 'cy@example.test': 'in' });
    expect((await other.send('POST', `${path}/end`)).statusCode).toBe(404);
    expect((await other.send('DELETE', path)).json()).toEqual({ isDeleted: false });
    expect((await office.send('DELETE', path)).json()).toEqual({ isDeleted: true });
    expect(await statesOf(listId)).toEqual({ 'bob@example.test': 'out' });
  });

  it('two who change a list at the same moment both have their way, and each takes back their own', async () => {
    const id = await makeList('Letters', false);
    const held = sql`select 1 from mailing_lists where id = ${id} for update`;
    const change = (changes: object) => () =>
      office.send('PATCH', `mailing-lists/${id}`, { changes });
    const both = await meetAtLock(app, held, [
      change({ name: { from: 'Letters', to: 'News' } }),
      change({ requireDoubleOptIn: { from: false, to: true } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { lists } = (await office.get('mailing-lists')).json<{ lists: object[] }>();
    expect(lists).toMatchObject([{ name: 'News', requireDoubleOptIn: true }]);
  });

  it('a site has fifty lists at most', async () => {
    const known = (await office.get('mailing-lists')).json<{ lists: object[] }>().lists.length;
    for (let count = known; count < 50; count += 1) await makeList(`List ${count}`);
    const more = await office.send('POST', 'mailing-lists', { name: 'One more' });
    expect([more.statusCode, more.json<{ code: string }>().code]).toEqual([409, 'too_many_lists']);
  });

  it('a list that a place was given at the same moment comes back when the later choice is taken back', async () => {
    const [one, other] = [await makeList('One'), await makeList('Other')];
    const held = sql`lock table mailing_list_places in share mode`;
    const both = await meetAtLock(app, held, [
      () => choose('page', one),
      () => choose('page', other),
    ]);
    const placed = async () => {
      const { places } = (await office.get('mailing-lists')).json<{
        places: { place: string; listId: string | null }[];
      }>();
      return places.find(({ place }) => place === 'page')?.listId ?? null;
    };
    expect(await placed()).toBe(other);
    const { activityId } = both[1]!.json<{ activityId: string }>();
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await placed()).toBe(one);
  });
});
