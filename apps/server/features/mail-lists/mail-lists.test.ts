/** Who gets no mail any more, and who says so. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signEvent } from '../../http/event-signature.ts';
import { removeOldMailEvents } from '../../jobs/remove-old-mail-events.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeUnsubscribe } from '../mail/unsubscribe-link.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const secret = Buffer.from('a secret of the mail provider ab').toString('base64');

describeOnBothDatabases('addresses that get no mail', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let siteId: string;
  let otherId: string;
  let count = 0;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteId = await app.createSite({ host: 'alder.example', title: 'Alder' });
    otherId = await app.createSite({ host: 'birch.example', title: 'Birch' });
    for (const id of [siteId, otherId]) {
      const own = id === siteId ? secret : Buffer.from('another secret').toString('base64');
      const values = { mails: { eventSecret: own } };
      await writeSettings(app.ctx, { siteId: id, actor: operator, values });
    }
  });
  beforeEach(() => {
    peer.received.length = 0;
    peer.refuseWith = undefined;
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  async function send(to: string, { isMarketing = false, from = siteId } = {}) {
    const dedupeKey = `mail-${(count += 1)}`;
    const shopUrl = from === siteId ? 'https://alder.example' : 'https://birch.example';
    const { marketing, blocks } = await writeUnsubscribe(app.ctx, {
      site: (await app.ctx.sites.get(from))!,
      email: to,
      shopUrl,
    });
    await app.ctx.transact((trx) =>
      queueMail(trx, {
        siteId: from,
        dedupeKey,
        to,
        subject: dedupeKey,
        html: '<p>Hi</p>',
        text: 'Hi',
        ...(isMarketing && { marketing }),
      }),
    );
    await deliverMails(app.ctx);
    const { status, last_error } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['status', 'last_error'])
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirstOrThrow();
    const [link] = blocks;
    const url = link?.kind === 'link' ? new URL(link.url) : undefined;
    return { status, why: last_error, path: `${url?.pathname}${url?.search}`, url: url?.href };
  }

  interface Told {
    id?: string;
    events: unknown;
    host?: string;
    key?: string;
    at?: Date;
    change?: (body: string) => string;
  }

  function tell({ id = `event-${(count += 1)}`, events, host, key, at, change }: Told) {
    const body = JSON.stringify({ events });
    const headers = signEvent({ id, body }, key ?? secret, (at ?? app.ctx.now()).getTime());
    return app.server.inject({
      method: 'POST',
      url: '/api/mail/events',
      headers: { host: host ?? 'alder.example', 'content-type': 'application/json', ...headers },
      payload: change ? change(body) : body,
    });
  }

  const reasonsOf = async (email: string, site = siteId) => {
    const rows = await app.ctx.db
      .selectFrom('mail_suppressions')
      .select('reason')
      .where('site_id', '=', site)
      .where('email_key', '=', email)
      .orderBy('reason')
      .execute();
    return rows.map(({ reason }) => reason);
  };

  it('one that its server says is gone gets none of this shop at all', async () => {
    peer.refuseWith = { code: 550, text: '5.1.1 No such user' };
    expect(await send('gone@example.test')).toMatchObject({ status: 'failed' });
    peer.refuseWith = undefined;
    expect(await reasonsOf('gone@example.test')).toEqual(['hard-bounce']);
    expect(await send('Gone@example.test')).toMatchObject({ status: 'withheld' });
    expect(await send('gone@example.test', { isMarketing: true })).toMatchObject({
      status: 'withheld',
    });
    expect(await send('gone@example.test', { from: otherId })).toMatchObject({ status: 'sent' });
    expect(peer.received).toHaveLength(1);
  });

  it('a server that refuses the shop puts nobody on the list', async () => {
    peer.refuseWith = { code: 550, text: '5.7.1 Relaying denied' };
    expect(await send('fine@example.test')).toMatchObject({ status: 'failed' });
    peer.refuseWith = undefined;
    expect(await reasonsOf('fine@example.test')).toEqual([]);
    expect(await send('fine@example.test')).toMatchObject({ status: 'sent' });
  });

  it('a provider tells of bounces and complaints, signed; order mails still go to who complained', async () => {
    const events = [
      { type: 'bounce', email: 'Dead@example.test', reason: 'unknown user' },
      { type: 'bounce', email: 'full@example.test', isPermanent: false },
      { type: 'complaint', email: 'cross@example.test' },
    ];
    expect((await tell({ events })).json()).toEqual({ received: true });
    expect(await reasonsOf('dead@example.test')).toEqual(['hard-bounce']);
    expect(await reasonsOf('full@example.test')).toEqual([]);
    expect(await send('cross@example.test')).toMatchObject({ status: 'sent' });
    expect(await send('cross@example.test', { isMarketing: true })).toMatchObject({
      status: 'withheld',
      why: 'The recipient complained of mails of the shop.',
    });
  });

  it('news that are not signed, changed, old, or of another site change nothing', async () => {
    const events = [{ type: 'bounce', email: 'safe@example.test' }];
    const key = Buffer.from('a guess').toString('base64');
    const at = new Date(app.ctx.now().getTime() - 400_000);
    const change = (body: string) => body.replace('safe', 'sane');
    const answers = await Promise.all([
      tell({ events, key }),
      tell({ events, at }),
      tell({ events, change }),
      tell({ events, host: 'birch.example' }),
      app.server.inject({
        method: 'POST',
        url: '/api/mail/events',
        headers: { host: 'alder.example' },
        payload: JSON.stringify({ events }),
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect((await tell({ events: [{ type: 'odd', email: 'safe@example.test' }] })).statusCode).toBe(
      400,
    );
    const rows = await app.ctx.db.selectFrom('mail_suppressions').select('email_key').execute();
    expect(rows.filter(({ email_key }) => /sa[fn]e@/.test(email_key))).toEqual([]);
  });

  it('news that are sent again do not undo what the owner did meanwhile', async () => {
    const events = [{ type: 'bounce', email: 'back@example.test' }];
    await tell({ id: 'once', events });
    await app.ctx.transact((trx) => trx.deleteFrom('mail_suppressions').execute());
    expect((await tell({ id: 'once', events })).statusCode).toBe(200);
    expect(await reasonsOf('back@example.test')).toEqual([]);
    app.setNow(new Date(app.ctx.now().getTime() + 3 * 86_400_000));
    await removeOldMailEvents.run(app.ctx);
    expect(await app.ctx.db.selectFrom('mail_events').selectAll().execute()).toEqual([]);
  });

  it('ROUT-35 one click ends mails that nobody waits for, without cookies; looking does not', async () => {
    const { path, url } = await send('reader@example.test', { isMarketing: true });
    const [mail = ''] = peer.received;
    const unfolded = mail.replaceAll(/\r\n(?=[ \t])/g, '');
    expect(unfolded).toContain(`List-Unsubscribe: <${url}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const headers = { host: 'alder.example' };
    const page = await app.server.inject({ url: path, headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"pageType":300');
    expect(page.body).not.toContain('reader@example.test');
    expect(await send('reader@example.test', { isMarketing: true })).toMatchObject({
      status: 'sent',
    });
    const clicked = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect(clicked.body).toContain('You are unsubscribed');
    expect(await send('reader@example.test', { isMarketing: true })).toMatchObject({
      status: 'withheld',
    });
    expect(await send('reader@example.test')).toMatchObject({ status: 'sent' });
  });

  it('ROUT-35 a link that was changed, made up, or is of another site does nothing', async () => {
    const { path } = await send('target@example.test', { isMarketing: true });
    const post = (url: string, host = 'alder.example') =>
      app.server.inject({ method: 'POST', url, headers: { host } });
    const made = '/newsletter/unsubscribe?token=v1.AAAA.AAAA.dGFyZ2V0QGV4YW1wbGUudGVzdA';
    const answers = await Promise.all([
      post(path, 'birch.example'),
      post(`${path.slice(0, -4)}AAAA`),
      post(made),
      post('/newsletter/unsubscribe'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await reasonsOf('target@example.test')).toEqual([]);
    expect(await reasonsOf('target@example.test', otherId)).toEqual([]);
  });
});
