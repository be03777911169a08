import { userRoles, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMails } from '../mail/deliver-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  postSignIn,
  signInOwner,
  signInStaff,
  type StaffCookies,
} from '../../testing/test-staff.ts';
import { addOrder } from '../../testing/owner-fixture.ts';

const { admin, storeManager, editor, reporting, commenter, websiteManager } = userRoles.values;

describeOnBothDatabases('people with roles', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let siteIds: Record<'alder' | 'birch', string>;
  let mailIds: Record<'alder' | 'birch', string>;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteIds = { alder: await fill('alder'), birch: await fill('birch') };
    mailIds = { alder: await findMailId(siteIds.alder), birch: await findMailId(siteIds.birch) };
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  async function fill(name: 'alder' | 'birch'): Promise<string> {
    const siteId = await app.createSite({ identifier: name, title: `Shop of ${name}` });
    await addOrder(app, { siteId, email: `buyer@${name}.example` });
    const mail = { to: `buyer@${name}.example`, html: `<p>${name}</p>`, text: name };
    await app.ctx.transact((trx) =>
      queueMail(trx, { siteId, dedupeKey: 'hello', subject: `Hello from ${name}`, ...mail }),
    );
    return siteId;
  }
  async function findMailId(siteId: string): Promise<string> {
    const mails = app.ctx.db.selectFrom('outbox_mails').select('id').where('site_id', '=', siteId);
    return (await mails.executeTakeFirstOrThrow()).id;
  }

  const visit = async (cookies: StaffCookies, path: string) =>
    app.inject({ url: `/config${path}`, cookies });
  const crumbOf = async (cookies: StaffCookies) =>
    /name="crumb" value="([\w-]+)"/.exec((await visit(cookies, '')).body)![1]!;
  const send = async (cookies: StaffCookies, path: string, crumb: string) =>
    app.inject({
      method: 'POST',
      url: `/config${path}`,
      cookies,
      payload: new URLSearchParams({ crumb }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  const pagesOf = (site: 'alder' | 'birch') => [
    `/sites/${site}/plain/orders`,
    `/sites/${site}/plain/orders/1`,
    `/sites/${site}/mails`,
    `/sites/${site}/mails/${mailIds[site]}`,
    `/sites/${site}/mails/${mailIds[site]}/body`,
  ];

  it('AUTH-06 see their own site and nothing of another one', async () => {
    const cookies = await signInStaff(app, { [siteIds.alder]: [admin] });
    const list = await visit(cookies, '');
    expect(list.body).toContain('Shop of alder');
    expect(list.body).not.toContain('birch');
    for (const path of pagesOf('alder')) expect((await visit(cookies, path)).statusCode).toBe(200);
    for (const path of pagesOf('birch')) {
      const answer = await visit(cookies, path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toMatch(/Shop of birch|buyer@birch|Hello from birch/);
    }
  });

  it('AUTH-06 do not reach into another site through the address of their own', async () => {
    const cookies = await signInStaff(app, { [siteIds.alder]: [admin] });
    for (const path of ['', '/body']) {
      const answer = await visit(cookies, `/sites/alder/mails/${mailIds.birch}${path}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('birch');
    }
    const orders = await visit(cookies, '/sites/alder/plain/orders');
    expect(orders.body).toContain('buyer@alder.example');
    expect(orders.body).not.toContain('birch');
  });

  it('AUTH-06 lose a site with their last role on it, at once', async () => {
    const cookies = await signInStaff(app, { [siteIds.alder]: [storeManager] });
    expect((await visit(cookies, '/sites/alder/plain/orders')).statusCode).toBe(200);
    await app.ctx.transact((trx) =>
      trx.deleteFrom('site_staff').where('site_id', '=', siteIds.alder).execute(),
    );
    expect((await visit(cookies, '/sites/alder/plain/orders')).statusCode).toBe(404);
    expect((await visit(cookies, '')).body).not.toContain('alder');
  });

  const sections = ['products', 'orders', 'supporters', 'mails', 'connections'];

  it.each<[string, RoleNumber[], number[]]>([
    ['the admin', [admin], [200, 200, 200, 200, 200]],
    ['the website manager', [websiteManager], [200, 200, 200, 403, 403]],
    ['the store manager', [storeManager], [200, 200, 200, 403, 403]],
    ['the editor', [editor], [200, 403, 200, 403, 403]],
    ['a reporter', [reporting], [403, 403, 403, 403, 403]],
    ['a reporter who edits', [reporting, editor], [200, 403, 200, 403, 403]],
    ['a commenter', [commenter], [403, 404, 404, 404, 404]],
  ])(
    'D-43 %s sees products, orders, supporters, mails, connections: %j %j',
    async (_name, roles, expected) => {
      const cookies = await signInStaff(app, { [siteIds.birch]: roles });
      const statuses = [];
      for (const section of sections) {
        // Products are a screen: the shell is anybody's who is signed in, their call is not.
        const path = section === 'orders' ? 'plain/orders' : section;
        const base = section === 'products' ? '/api' : '/config';
        const url = `${base}/sites/birch/${path}`;
        statuses.push((await app.inject({ url, cookies })).statusCode);
      }
      expect(statuses).toEqual(expected);
      const links = [...(await visit(cookies, '')).body.matchAll(/sites\/birch\/(\w+)"/g)];
      const seen = sections.filter((_section, index) => expected[index] === 200);
      expect(links.map(([, section]) => section)).toEqual(seen);
    },
  );

  it('the owner of the installation sees all sites', async () => {
    const cookies = await signInOwner(app);
    expect((await visit(cookies, '')).body).toMatch(/Shop of alder[^]*Shop of birch/);
    for (const path of [...pagesOf('alder'), ...pagesOf('birch')]) {
      expect((await visit(cookies, path)).statusCode).toBe(200);
    }
  });

  it('send a mail again that failed, with the role for it and the crumb of the session', async () => {
    const path = `/sites/alder/mails/${mailIds.alder}`;
    peer.refuseWith = { code: 550, text: 'no such user' };
    await deliverMails(app.ctx);
    peer.refuseWith = undefined;
    const cookies = await signInStaff(app, { [siteIds.alder]: [admin] });
    const failed = await visit(cookies, path);
    expect(failed.body).toMatch(/Failed[^]*no such user[^]*Try again/);

    const manager = await signInStaff(app, { [siteIds.alder]: [storeManager] });
    const stranger = await signInStaff(app, { [siteIds.birch]: [admin] });
    const refusals = [
      await send(cookies, `${path}/send`, 'wrong'),
      await send(manager, `${path}/send`, await crumbOf(manager)),
      await send(stranger, `${path}/send`, await crumbOf(stranger)),
      await send(stranger, `/sites/birch/mails/${mailIds.alder}/send`, await crumbOf(stranger)),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 303]);
    await deliverMails(app.ctx);
    expect((await visit(cookies, path)).body).toContain('Failed');

    const sent = await send(cookies, `${path}/send`, await crumbOf(cookies));
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/config${path}`]);
    await deliverMails(app.ctx);
    const page = (await visit(cookies, path)).body;
    expect(page).toContain('>Sent<');
    expect(page).not.toContain('Try again');
    await send(cookies, `${path}/send`, await crumbOf(cookies));
    await deliverMails(app.ctx);
    expect(peer.recipients.flat().filter((to) => to === 'buyer@alder.example')).toHaveLength(1);
  });

  it('need a sign-in of their own: a session of nobody opens nothing', async () => {
    expect((await postSignIn(app, 'x'.repeat(43))).statusCode).toBe(401);
    expect((await visit({ staff_session: 'x'.repeat(43) }, '')).statusCode).toBe(401);
  });
});
