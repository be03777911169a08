import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createContext } from '../../create-context.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimMails } from './claim-mails.ts';
import { deliverMails, prepareDelivery } from './deliver-mails.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';

const content = { to: 'ada@example.com', subject: 'Your order', html: '<p>Hé</p>', text: 'Hé' };

describeOnBothDatabases('mails', (database) => {
  let peer: SmtpPeer;
  let app: TestApp;
  let siteId: string;
  let mails = 0;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteId = await app.createSite({ title: 'Alder', host: 'alder.example' });
  });
  afterEach(() => {
    peer.received.length = 0;
    peer.recipients.length = 0;
    peer.refuseWith = undefined;
    vi.useRealTimers();
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const queue = async (dedupeKey = `mail-${(mails += 1)}`, mail = {}) => {
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey, ...content, ...mail }));
    return dedupeKey;
  };
  const wait = (ms: number) => app.setNow(new Date(app.ctx.now().getTime() + ms));
  const messageIds = () => peer.received.map((mail) => /^Message-ID: (.+?)\r?$/im.exec(mail)?.[1]);
  const find = (dedupeKey: string) =>
    app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirstOrThrow();

  /** A claim is renewed every 30 seconds for 90, whenever the database gets to it. */
  const isRenewed = async (dedupeKey: string) =>
    (await find(dedupeKey)).next_attempt_at.getTime() > app.ctx.now().getTime() + 60_000;

  it('leave over SMTP with both bodies, from the host of the site', async () => {
    const key = await queue();
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(1);
    expect(peer.received[0]).toContain('From: Alder <no-reply@alder.example>');
    expect(peer.received[0]).toContain('To: ada@example.com');
    expect(peer.received[0]).toContain('multipart/alternative');
    expect(await find(key)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('leave once, however often and in however many processes the job runs', async () => {
    await queue();
    await Promise.all([deliverMails(app.ctx), deliverMails(app.ctx), deliverMails(app.ctx)]);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(1);
  });

  it('are one mail when the key is the same', async () => {
    const key = await queue();
    await queue(key);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(1);
  });

  it('are not written when the transaction fails', async () => {
    const failing = app.ctx.transact(async (trx) => {
      await queueMail(trx, { siteId, dedupeKey: 'never', ...content });
      throw new Error('payment failed');
    });
    await expect(failing).rejects.toThrow('payment failed');
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(0);
  });

  it('are tried again later when the server is busy, and then arrive', async () => {
    const key = await queue();
    peer.refuseWith = { code: 451, text: 'try later' };
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'pending', attempts: 1 });
    expect((await find(key)).last_error).toContain('try later');
    peer.refuseWith = undefined;
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(0);
    wait(61_000);
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  it('leave once when the server takes ten minutes to answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const key = await queue();
    peer.isHolding = true;
    const delivery = deliverMails(app.ctx);
    await peer.holding(1);
    for (let seconds = 0; seconds < 600; seconds += 30) {
      wait(30_000);
      await vi.advanceTimersByTimeAsync(30_000);
      while (!(await isRenewed(key)));
      await deliverMails(app.ctx);
    }
    peer.release();
    await delivery;
    expect(await find(key)).toMatchObject({ status: 'sent', attempts: 1 });
    expect(peer.received).toHaveLength(1);
  });

  it('go out although the server holds another one', async () => {
    peer.isHolding = true;
    const held = await queue();
    const delivery = deliverMails(app.ctx);
    await peer.holding(1);
    peer.isHolding = false;
    const other = await queue();
    await deliverMails(app.ctx);
    expect((await find(other)).status).toBe('sent');
    expect((await find(held)).status).toBe('sending');
    peer.release();
    await delivery;
    expect((await find(held)).status).toBe('sent');
  });

  it('of a process that was killed go out when its claim runs out, with the same id', async () => {
    const key = await queue();
    const [claimed] = await claimMails(app.ctx, 5);
    expect(claimed?.dedupe_key).toBe(key);
    wait(89_000);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(0);
    wait(1_000);
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(messageIds()).toEqual([`<${claimed!.id}@${siteId}.sitewright>`]);
  });

  it('are let go of by a process that lost its claim', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const key = await queue();
    peer.isHolding = true;
    const delivery = deliverMails(app.ctx);
    await peer.holding(1);
    wait(90_000);
    expect(await claimMails(app.ctx, 5)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await delivery;
    expect(await find(key)).toMatchObject({ status: 'sending', attempts: 2, last_error: null });
    peer.release();
    wait(90_000);
    await deliverMails(app.ctx);
    expect(new Set(messageIds()).size).toBe(1);
  });

  it('of a process that is gone go out at the start of the only process', async () => {
    const key = await queue();
    await claimMails(app.ctx, 5);
    await prepareDelivery(app.ctx);
    await deliverMails(app.ctx);
    const isAlone = app.ctx.database.kind === 'embedded';
    expect((await find(key)).status).toBe(isAlone ? 'sent' : 'sending');
    wait(90_000);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(1);
  });

  it('stop being taken when the process ends', async () => {
    const keys = [];
    for (let count = 0; count < 8; count += 1) keys.push(await queue());
    await deliverMails(app.ctx, AbortSignal.abort());
    const states = await Promise.all(keys.map(async (key) => (await find(key)).status));
    expect(states.filter((status) => status === 'sent')).toHaveLength(5);
    expect(states.filter((status) => status === 'pending')).toHaveLength(3);
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(8);
  });

  it.each([
    'a:b;c@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'Ann <a@example.com>',
    '"a b"@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a(b)@example.com',
    'a@[127.0.0.1]',
    'a@b@example.com',
    'nobody',
    '',
  ])('never go to %j, which is not one address', async (to) => {
    const key = await queue(undefined, { to });
    await deliverMails(app.ctx);
    expect(peer.received).toHaveLength(0);
    expect(await find(key)).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: 'This is not one mail address.',
    });
  });

  it.each(["o'neil+shop@example.com", 'ann@bücher.example', 'a@localhost'])(
    'go to %s alone',
    async (to) => {
      await queue(undefined, { to });
      await deliverMails(app.ctx);
      expect(peer.recipients).toEqual([[to]]);
    },
  );

  it('keep the name of their sender in one header', async () => {
    await queue(undefined, { from: 'Alder "& Loom", Ltd <shop@alder.example>' });
    await deliverMails(app.ctx);
    expect(peer.received[0]).toMatch(/^From: "Alder & Loom , Ltd" <shop@alder\.example>\r?$/m);
  });

  it('fail with a reason after two days of tries', async () => {
    const key = await queue();
    const start = app.ctx.now().getTime();
    peer.refuseWith = { code: 451, text: 'try later' };
    let tries = 0;
    while ((await find(key)).status === 'pending' && tries < 100) {
      await deliverMails(app.ctx);
      const { next_attempt_at } = await find(key);
      app.setNow(new Date(Math.max(next_attempt_at.getTime(), app.ctx.now().getTime())));
      tries += 1;
    }
    expect(tries).toBe(18);
    expect((app.ctx.now().getTime() - start) / 86_400_000).toBeGreaterThan(2);
    expect(await find(key)).toMatchObject({ status: 'failed', attempts: 18 });
    expect((await find(key)).last_error).toContain('try later');
  });

  it('fail when every try ended with the process', async () => {
    const key = await queue();
    for (let tries = 0; tries < 18; tries += 1) {
      expect(await claimMails(app.ctx, 5)).toHaveLength(1);
      wait(90_000);
    }
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'failed' });
    expect((await find(key)).last_error).toContain('the server ended');
    expect(peer.received).toHaveLength(0);
  });

  it('have a state of the list and no other', async () => {
    const key = await queue();
    const change = sql`update outbox_mails set status = 'lost' where dedupe_key = ${key}`;
    await expect(change.execute(app.ctx.database.kysely)).rejects.toThrow('outbox_mails_status');
    await deliverMails(app.ctx);
  });

  it('fail at once when the server refuses the address for good', async () => {
    const key = await queue();
    peer.refuseWith = { code: 550, text: 'no such user' };
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'failed', attempts: 1 });
  });
});

describeOnBothDatabases('without a mail server', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let siteId: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database });
    siteId = await app.createSite();
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  /** The same installation, started again with these settings. */
  const restart = (environment: Record<string, string>) =>
    createContext({ ...app.ctx, config: readConfig(environment) });
  const statusOf = async (dedupeKey: string) =>
    (
      await app.ctx.db
        .selectFrom('outbox_mails')
        .select('status')
        .where('dedupe_key', '=', dedupeKey)
        .executeTakeFirstOrThrow()
    ).status;

  it('mails are kept, and those of the last day leave once there is one', async () => {
    const queue = (dedupeKey: string) =>
      app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey, ...content }));
    await queue('old');
    await queue('young');
    const [hour, now] = [3_600_000, new Date()];
    await app.ctx.transact((trx) =>
      trx
        .updateTable('outbox_mails')
        .set({ created_at: new Date(now.getTime() - 25 * hour) })
        .where('dedupe_key', '=', 'old')
        .execute(),
    );
    app.setNow(now);
    await prepareDelivery(app.ctx);
    await deliverMails(app.ctx);
    expect([await statusOf('old'), await statusOf('young')]).toEqual(['kept', 'kept']);

    const ctx = await restart({ SMTP_URL: peer.url });
    await prepareDelivery(ctx);
    await deliverMails(ctx);
    expect([await statusOf('old'), await statusOf('young')]).toEqual(['kept', 'sent']);
    expect(peer.received).toHaveLength(1);
    ctx.mailer?.close();
  });

  it('one that is away costs one try of few mails, not of all', async () => {
    const keys = Array.from({ length: 12 }, (_unused, index) => `away-${index}`);
    for (const dedupeKey of keys) {
      await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey, ...content }));
    }
    const ctx = await restart({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await deliverMails(ctx);
    const rows = await ctx.db
      .selectFrom('outbox_mails')
      .select(['status', 'attempts'])
      .where('dedupe_key', 'in', keys)
      .execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(rows.filter(({ attempts }) => attempts > 0)).toHaveLength(5);
    ctx.mailer?.close();
  });
});

describe('renderMail', () => {
  const mail = renderMail({
    title: 'Thank you <Ada>',
    preview: 'Order #7',
    shopName: 'Alder & Loom',
    shopUrl: 'https://alder.example',
    language: 'en-US',
    blocks: [
      { kind: 'text', text: 'We pack it now.' },
      { kind: 'items', items: [{ title: 'Mug', detail: 'Blue', quantity: 2, amount: '$24.00' }] },
      { kind: 'rows', rows: [{ label: 'Total', value: '$24.00', isStrong: true }] },
      { kind: 'address', title: 'Ship to', lines: ['Ada Lee', '1 Main St'] },
      { kind: 'button', label: 'See the order', url: 'https://alder.example/o?a=1&b=2' },
    ],
  });

  it('escapes what it is given', () => {
    expect(mail.html).toContain('Thank you &lt;Ada&gt;');
    expect(mail.html).toContain('href="https://alder.example/o?a=1&amp;b=2"');
    expect(mail.html).toContain('Ada Lee<br />1 Main St');
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe)/);
  });

  it('says the same in plain text', () => {
    expect(mail.text).toContain('2 × Mug (Blue): $24.00');
    expect(mail.text).toContain('Total: $24.00');
    expect(mail.text).toContain('See the order: https://alder.example/o?a=1&b=2');
  });
});
