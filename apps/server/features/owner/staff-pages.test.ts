import { userRoles, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '../mail/queue-mail.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
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
  let siteIds: Record<'alder' | 'birch', string>;
  let mailIds: Record<'alder' | 'birch', string>;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteIds = { alder: await fill('alder'), birch: await fill('birch') };
    mailIds = { alder: await findMailId(siteIds.alder), birch: await findMailId(siteIds.birch) };
  });
  afterAll(() => app.close());

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

  const pagesOf = (site: 'alder' | 'birch') => [
    `/sites/${site}/orders/1/packing-slip`,
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
    const body = await visit(cookies, `/sites/alder/mails/${mailIds.birch}/body`);
    expect(body.statusCode).toBe(404);
    expect(body.body).not.toContain('birch');
    const orders = await app.inject({ url: '/api/sites/alder/orders', cookies });
    expect(orders.body).toContain('buyer@alder.example');
    expect(orders.body).not.toContain('birch');
  });

  it('AUTH-06 lose a site with their last role on it, at once', async () => {
    const cookies = await signInStaff(app, { [siteIds.alder]: [storeManager] });
    const slip = '/sites/alder/orders/1/packing-slip';
    expect((await visit(cookies, slip)).statusCode).toBe(200);
    await app.ctx.transact((trx) =>
      trx.deleteFrom('site_staff').where('site_id', '=', siteIds.alder).execute(),
    );
    expect((await visit(cookies, slip)).statusCode).toBe(404);
    expect((await visit(cookies, '')).body).not.toContain('alder');
  });

  const sections = ['products', 'orders', 'supporters', 'mails', 'connections'];

  const callsOf: Readonly<Record<string, string>> = {
    products: '/api/sites/birch/products',
    orders: '/api/sites/birch/orders',
    supporters: '/api/sites/birch/donations',
    mails: '/api/sites/birch/mails',
    connections: '/api/sites/birch/webhook-endpoints',
  };

  it.each<[string, RoleNumber[], number[]]>([
    ['the admin', [admin], [200, 200, 200, 200, 200]],
    ['the website manager', [websiteManager], [200, 200, 200, 403, 403]],
    ['the store manager', [storeManager], [200, 200, 200, 403, 403]],
    ['the editor', [editor], [200, 403, 200, 403, 403]],
    ['a reporter', [reporting], [403, 403, 403, 403, 403]],
    ['a reporter who edits', [reporting, editor], [200, 403, 200, 403, 403]],
    ['a commenter', [commenter], [403, 403, 403, 403, 403]],
  ])(
    'D-43 %s sees products, orders, supporters, mails, connections: %j %j',
    async (_name, roles, expected) => {
      const cookies = await signInStaff(app, { [siteIds.birch]: roles });
      const statuses = [];
      for (const section of sections) {
        // Of a screen the shell is anybody's who is signed in, its call is not.
        const url = callsOf[section]!;
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

  it('need a sign-in of their own: a session of nobody opens nothing', async () => {
    expect((await postSignIn(app, 'x'.repeat(43))).statusCode).toBe(401);
    expect((await visit({ staff_session: 'x'.repeat(43) }, '')).statusCode).toBe(401);
  });
});
