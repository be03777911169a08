import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverMails } from './deliver-mails.ts';
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
    peer.refuseWith = undefined;
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const queue = async (dedupeKey = `mail-${(mails += 1)}`) => {
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey, ...content }));
    return dedupeKey;
  };
  const find = (dedupeKey: string) =>
    app.ctx.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirstOrThrow();

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
    app.setNow(new Date(app.ctx.now().getTime() + 61_000));
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  it('fail at once when the server refuses the address for good', async () => {
    const key = await queue();
    peer.refuseWith = { code: 550, text: 'no such user' };
    await deliverMails(app.ctx);
    expect(await find(key)).toMatchObject({ status: 'failed', attempts: 1 });
  });
});

describe('without SMTP settings', () => {
  it('mails are kept for the owner to read', async () => {
    const app = await createTestApp();
    const siteId = await app.createSite();
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey: 'a', ...content }));
    await deliverMails(app.ctx);
    const mail = await app.ctx.db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ status: 'kept', attempts: 0 });
    await app.close();
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
