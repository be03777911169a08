import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sealedMark } from '../mail/seal-mail.ts';

describeOnBothDatabases('the owner', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder & <Loom>' });
  });
  afterAll(() => app.close());

  const signIn = () => signInOwner(app);
  const visit = async (url: string, cookies?: Record<string, string>) =>
    app.inject({ url, ...(cookies && { cookies }) });

  it('shows nothing without a session and says how to get in', async () => {
    const paths = ['', '/sites/alder/orders/1/packing-slip', '/sites/alder/mails/x/body'];
    for (const path of paths) {
      const answer = await visit(`/config${path}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain('npm run owner-link');
      expect(answer.body).not.toContain('Alder');
    }
  });

  it('lists sites, escaped', async () => {
    const page = await visit('/config', await signIn());
    expect(page.body).toContain('Alder &amp; &lt;Loom&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('leads from the name of a site to its back office, in the language of who asks', async () => {
    const cookies = await signIn();
    const english = await visit('/config', cookies);
    expect(english.body).toContain('<a href="/config/sites/alder">Alder &amp; &lt;Loom&gt;</a>');
    await app.ctx.transact((trx) =>
      trx.updateTable('staff_accounts').set({ language: 'de' }).execute(),
    );
    const { body } = await visit('/config', cookies);
    expect(body).toContain('<html lang="de">');
    for (const word of ['Neue Website', 'Website ansehen', 'Bestellungen', 'Abmelden']) {
      expect(body).toContain(word);
    }
    expect(body).not.toMatch(/New site|Visit site|Orders|Sign out|Skip to content/);
  });

  it('opens the links of mails where there is no mail server, and no codes', async () => {
    const mail = {
      to: 'link@b.example',
      subject: 'A link and a code',
      html: '<p>/enter/open-sesame CODE-CODE</p>',
      text: '/enter/open-sesame CODE-CODE',
      secrets: [
        { kind: 'link', text: 'open-sesame' },
        { kind: 'code', text: 'CODE-CODE' },
      ],
    } as const;
    const box = await app.ctx.secrets();
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey: 'a-link', ...mail }, box));
    const { id, text, html } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['id', 'text', 'html'])
      .where('dedupe_key', '=', 'a-link')
      .executeTakeFirstOrThrow();
    expect(`${text}${html}`).not.toMatch(/open-sesame|CODE-CODE/);
    const body = await visit(`/config/sites/alder/mails/${id}/body`, await signIn());
    expect(body.body).toBe(`<p>/enter/open-sesame ${sealedMark}</p>`);
  });

  it('shows every mail in a frame that runs nothing', async () => {
    const mail = { to: 'a@b.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
    await app.ctx.transact((trx) => queueMail(trx, { siteId, dedupeKey: 'hello', ...mail }));
    const cookies = await signIn();
    const { id } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('dedupe_key', '=', 'hello')
      .executeTakeFirstOrThrow();
    const body = await visit(`/config/sites/alder/mails/${id}/body`, cookies);
    expect(body.body).toBe('<p>Hi</p>');
    expect(body.headers['content-security-policy']).toContain('sandbox');
    expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
