import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';

const { admin, storeManager } = userRoles.values;

interface Mail {
  id: string;
  to: string;
  subject: string;
  status: string;
  lastError: string;
  canSend: boolean;
  canDrop: boolean;
}

interface List {
  mails: Mail[];
  after?: string;
  hasMailer: boolean;
}

const count = 45;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

describeOnBothDatabases('the outbox', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let siteIds: Record<'alder' | 'birch', string>;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteIds = {
      alder: await app.createSite({ identifier: 'alder' }),
      birch: await app.createSite({ identifier: 'birch' }),
    };
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const queue = async (siteId: string, subject: string, to = 'a@b.example') => {
    const mail = { siteId, dedupeKey: subject, subject, to, html: '<p>Hi</p>', text: 'Hi' };
    await app.ctx.transact((trx) => queueMail(trx, mail));
    const row = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('site_id', '=', siteId)
      .where('dedupe_key', '=', subject)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const as = (cookies: StaffCookies) => {
    const visitor = new TestVisitor(app, 'alder.localhost');
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
    return {
      get: (path: string) => visitor.send('GET', `/api/sites/${path}`),
      post: (path: string) => visitor.send('POST', `/api/sites/${path}`, { body: {} }),
    };
  };

  it('shows every mail once, the newest first, also of one instant', async () => {
    const owner = as(await signInOwner(app));
    // Those of one transaction have one instant.
    for (const batch of [numbers.slice(0, 5), numbers.slice(5, 35), numbers.slice(35)]) {
      await app.ctx.transact(async (trx) => {
        for (const number of batch) {
          const subject = `Mail-${number}`;
          const words = { to: 'Many@b.example', html: '', text: '' };
          await queueMail(trx, { siteId: siteIds.birch, dedupeKey: subject, subject, ...words });
        }
      });
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const path = `birch/mails?limit=20&search=many@${after ? `&after=${after}` : ''}`;
      const list: List = (await owner.get(path)).json();
      expect(list.mails.length).toBeLessThanOrEqual(20);
      seen.push(...list.mails.map(({ subject }) => subject));
      ({ after } = list);
    } while (after !== undefined);
    expect(seen).toEqual(numbers.toReversed().map((number) => `Mail-${number}`));
    const other: List = (await owner.get('birch/mails?search=nobody')).json();
    expect(other.mails).toEqual([]);
    const none: List = (await owner.get('birch/mails?after=gone')).json();
    expect(none.mails).toEqual([]);
    const dropped: List = (await owner.get('birch/mails?status=failed')).json();
    expect(dropped.mails).toEqual([]);
  });

  it('sends a mail again that failed, once, with the role for it', async () => {
    const id = await queue(siteIds.alder, 'Hello', 'buyer@alder.example');
    const path = `alder/mails/${id}`;
    peer.refuseWith = { code: 550, text: 'no such user' };
    await deliverMails(app.ctx);
    peer.refuseWith = undefined;
    const owner = as(await signInStaff(app, { [siteIds.alder]: [admin] }));
    const read = async () => (await owner.get(path)).json<{ mail: Mail }>().mail;
    expect(await read()).toMatchObject({ status: 'failed', canSend: true, canDrop: false });
    expect((await read()).lastError).toContain('no such user');

    const manager = as(await signInStaff(app, { [siteIds.alder]: [storeManager] }));
    const stranger = as(await signInStaff(app, { [siteIds.birch]: [admin] }));
    const refusals = [
      await manager.post(`${path}/send`),
      await stranger.post(`${path}/send`),
      await stranger.get(path),
      await stranger.post(`birch/mails/${id}/send`),
      await stranger.get(`birch/mails/${id}`),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 404]);
    await deliverMails(app.ctx);
    expect((await read()).status).toBe('failed');

    const sent = await owner.post(`${path}/send`);
    expect(sent.json<{ mail: Mail }>().mail).toMatchObject({ status: 'pending', lastError: '' });
    await deliverMails(app.ctx);
    expect(await read()).toMatchObject({ status: 'sent', canSend: false, canDrop: false });
    await owner.post(`${path}/send`);
    await deliverMails(app.ctx);
    expect(peer.recipients.flat().filter((to) => to === 'buyer@alder.example')).toHaveLength(1);
    const rows = await app.ctx.db
      .selectFrom('activity_log')
      .select(['action', 'title'])
      .where('subject', '=', `mail:${id}`)
      .execute();
    expect(rows).toEqual([{ action: 'mail-sent-again', title: 'Hello' }]);
  });

  it('keeps a mail from leaving that waits, and lets it go later', async () => {
    const id = await queue(siteIds.alder, 'Wait', 'late@alder.example');
    const owner = as(await signInOwner(app));
    const dropped = await owner.post(`alder/mails/${id}/drop`);
    expect(dropped.json<{ mail: Mail }>().mail).toMatchObject({ status: 'failed', canSend: true });
    await deliverMails(app.ctx);
    expect(peer.recipients.flat()).not.toContain('late@alder.example');
    await owner.post(`alder/mails/${id}/send`);
    await deliverMails(app.ctx);
    expect(peer.recipients.flat()).toContain('late@alder.example');
    const gone = await owner.post(`alder/mails/${id}/drop`);
    expect(gone.json<{ mail: Mail }>().mail.status).toBe('sent');
  });

  it('says in the log what became of a mail, and leaves it where no mail can go out', async () => {
    const mute = await createTestApp({ database });
    const siteId = await mute.createSite({ identifier: 'alder' });
    const visitor = new TestVisitor(mute, 'alder.localhost');
    for (const [name, value] of Object.entries(await signInOwner(mute)))
      visitor.cookies.set(name, value);
    const words = { subject: 'Hello', to: 'a@b.example', html: '', text: '' };
    await mute.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey: 'one', ...words }));
    const [mail] = (await visitor.send('GET', '/api/sites/alder/mails')).json<List>().mails;
    const path = `/api/sites/alder/mails/${mail!.id}`;
    await visitor.send('POST', `${path}/drop`, { body: {} });
    const sent = await visitor.send('POST', `${path}/send`, { body: {} });
    expect(sent.json<{ mail: Mail }>().mail.status).toBe('failed');
    const rows = await mute.ctx.db.selectFrom('activity_log').select(['action', 'after']).execute();
    expect(rows.filter(({ action }) => action.startsWith('mail-'))).toEqual([
      { action: 'mail-dropped', after: { status: 'failed' } },
    ]);
    await mute.close();
  });
});
