import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sealedMark } from '../mail/seal-mail.ts';
import { addOrder, addProducts } from '../../testing/owner-fixture.ts';

describeOnBothDatabases('the owner', (database) => {
  let app: TestApp;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder & <Loom>' });
    await addProducts(app, { siteId, count: 25 });
  });
  afterAll(() => app.close());

  const signIn = () => signInOwner(app);
  const visit = async (url: string, cookies?: Record<string, string>) =>
    app.inject({ url, ...(cookies && { cookies }) });

  it('shows nothing without a session and says how to get in', async () => {
    const paths = [
      '',
      '/sites/alder/products',
      '/sites/alder/orders/1',
      '/sites/alder/mails/x/body',
    ];
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

  it('lists products by twenty and finds them by name and SKU', async () => {
    const cookies = await signIn();
    const rows = (body: string) => body.match(/<th scope="row">/g)?.length ?? 0;
    const first = await visit('/config/sites/alder/products', cookies);
    expect(rows(first.body)).toBe(20);
    expect(first.body).toContain('rel="next"');
    const link = (body: string, rel: string) =>
      new RegExp(`rel="${rel}" href="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&');
    const second = await visit(link(first.body, 'next')!, cookies);
    expect(rows(second.body)).toBe(5);
    expect(second.body).toContain('Product 5');
    expect(link(second.body, 'next')).toBeUndefined();
    const back = await visit(link(second.body, 'prev')!, cookies);
    expect(rows(back.body)).toBe(20);
    expect(back.body).toContain('Product 25');
    expect(link(back.body, 'prev')).toBeUndefined();
    const named = await visit('/config/sites/alder/products?query=product', cookies);
    const namedNext = await visit(link(named.body, 'next')!, cookies);
    expect([rows(named.body), rows(namedNext.body)]).toEqual([20, 5]);
    const byAddress = await visit('/config/sites/alder/products?query=duct-13', cookies);
    expect(rows(byAddress.body)).toBe(1);
    const bySku = await visit('/config/sites/alder/products?query=sku-7', cookies);
    expect(rows(bySku.body)).toBe(1);
    expect(bySku.body).toContain('$7.00 – $8.00');
    expect(bySku.body).toContain('Sold out');
    const none = await visit('/config/sites/alder/products?query=%25', cookies);
    expect(none.body).toContain('Nothing found');
  });

  it('shows orders and one of them', async () => {
    const cookies = await signIn();
    expect((await visit('/config/sites/alder/orders', cookies)).body).toContain('No orders yet');
    await addOrder(app, { siteId, email: 'ada@example.com' });
    const list = await visit('/config/sites/alder/orders', cookies);
    expect(list.body).toContain('href="/config/sites/alder/orders/1"');
    const order = await visit('/config/sites/alder/orders/1', cookies);
    expect(order.body).toContain('$24.00');
    expect(order.body).toContain('Needs attention');
    expect(order.body).toContain('1 Main St');
    expect((await visit('/config/sites/alder/orders/2', cookies)).statusCode).toBe(404);
    expect((await visit('/config/sites/nobody/orders', cookies)).statusCode).toBe(404);
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
    const list = await visit('/config/sites/alder/mails', cookies);
    const path = /href="(\/config\/sites\/alder\/mails\/[0-9a-f]{24})"/.exec(list.body)![1]!;
    expect((await visit(path, cookies)).body).toContain('sandbox="');
    const body = await visit(`${path}/body`, cookies);
    expect(body.body).toBe('<p>Hi</p>');
    expect(body.headers['content-security-policy']).toContain('sandbox');
    expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
