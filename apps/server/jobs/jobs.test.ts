/** The jobs of the house together, as a server starts them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { createLink } from '../features/accounts/account-links.ts';
import { noteProvedEmail } from '../features/checkout/proved-emails.ts';
import { queueMail } from '../features/mail/queue-mail.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { cards, Shopper } from '../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { signInOwner } from '../testing/test-staff.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

describeOnBothDatabases('the jobs of a server that starts', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let siteId: string;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteId = await app.createSite({ host: 'localhost' });
  });
  afterAll(async () => {
    app.ctx.mailer?.close();
    await app.close();
    await peer.close();
  });

  const queue = (dedupeKey: string) =>
    app.ctx.transact((trx) =>
      queueMail(trx, {
        siteId,
        dedupeKey,
        to: `${dedupeKey}@example.com`,
        subject: dedupeKey,
        html: '',
        text: dedupeKey,
      }),
    );

  it('do all that was due while no server ran, and send mails as soon as they are written', async () => {
    const shop = await createTestShop(app, siteId);
    const lesson = await shop.addProduct({ productType: 3, variants: [{ stock: 1 }] });
    const shopper = new Shopper(app);
    await shopper.add(lesson.id);
    await shopper.pay({ expectedTotalCents: 1000, card: cards.secondStep });
    await app.ctx.attempts.take('signIn', { address: '203.0.113.5' });
    await signInOwner(app);
    const cart = { site_id: siteId, id: newId(), currency: 'USD', coupon_codes: [] };
    await app.ctx.transact((trx) =>
      trx
        .insertInto('carts')
        .values({ ...cart, expires_at: app.ctx.now() })
        .execute(),
    );
    const email = 'ann@example.com';
    const now = app.ctx.now();
    await app.ctx.transact(async (trx) => {
      await createLink(trx, { siteId, email, returnPath: '/account', now });
      await noteProvedEmail(trx, { siteId, email, ownerHash: 'hash' }, now);
    });
    await queue('waiting');
    app.setNow(new Date(app.ctx.now().getTime() + 40 * 86_400_000));

    const running = await startJobs(app.ctx, jobs);
    try {
      const left = async () => ({
        held: 1 - (await shop.stockOf(lesson.variantIds[0]!)),
        attempts: (await app.ctx.db.selectFrom('attempt_counts').select('key').execute()).length,
        sessions: (await app.ctx.db.selectFrom('staff_sessions').select('account_id').execute())
          .length,
        links: (await app.ctx.db.selectFrom('account_links').select('email').execute()).length,
        proofs: (await app.ctx.db.selectFrom('proved_emails').select('email_key').execute()).length,
        carts: (await app.ctx.db.selectFrom('carts').select('id').execute()).length,
        unsent: 1 - peer.received.length,
      });
      const nothing = {
        held: 0,
        attempts: 0,
        sessions: 0,
        links: 0,
        proofs: 0,
        carts: 0,
        unsent: 0,
      };
      await expect.poll(left, { timeout: 30_000 }).toEqual(nothing);

      peer.isHolding = true;
      await queue('held');
      await peer.holding(1);
      peer.isHolding = false;
      await queue('beside');
      await peer.came(3);
      expect(peer.recipients.flat()).toEqual([
        'waiting@example.com',
        'held@example.com',
        'beside@example.com',
      ]);
    } finally {
      peer.release();
      await running.stop();
    }
  }, 60_000);
});
