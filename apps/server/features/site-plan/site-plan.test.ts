import { readExperiments, userRoles, websiteStatuses } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestAsset } from '../../testing/add-test-asset.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';

describeOnBothDatabases('status, plan and experiments of a site', (database) => {
  let app: TestApp;
  let siteId: string;
  let shop: TestShop;
  let owner: TestVisitor;
  let admin: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', title: 'Alder' });
    shop = await createTestShop(app, siteId);
    owner = carrying(await signInOwner(app));
    admin = carrying(await signInStaff(app, { [siteId]: [userRoles.values.admin] }));
  });
  afterAll(() => app.close());

  function carrying(cookies: Record<string, string>): TestVisitor {
    const visitor = new TestVisitor(app);
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
    return visitor;
  }

  const set = (body: object, by = owner) => by.send('PATCH', '/api/sites/alder/settings', { body });
  const setStatus = (name: keyof typeof websiteStatuses.values) =>
    set({ host: { websiteStatus: websiteStatuses.values[name] } });
  const visit = () => new TestVisitor(app).send('GET', '/shop');
  const plan = async () =>
    (await owner.send('GET', '/api/sites/alder/plan')).json<Record<string, unknown>>();

  it('AUTH-08 expired, removed and parked sites show a parking page; staff go on working', async () => {
    for (const [status, code] of [
      ['expired', 503],
      ['removed', 410],
      ['activeParkingPage', 503],
    ] as const) {
      expect((await setStatus(status)).statusCode).toBe(200);
      const page = await visit();
      expect([status, page.statusCode]).toEqual([status, code]);
      expect(page.body).toContain('This site is not available at the moment.');
      expect(page.headers['cache-control']).toBe('no-store');
      const call = await new TestVisitor(app).send('GET', '/api/commerce/shopping-cart');
      expect(call.json()).toMatchObject({ code: 'site_parked', status: 503 });
      expect(await plan()).toMatchObject({ status: { name: status, standing: 'parked' } });
      const layout = await owner.send('GET', '/api/commondata/GetSiteLayout');
      expect(layout.statusCode).toBe(200);
      expect((await owner.send('GET', '/config/sites/alder')).statusCode).toBe(200);
    }
    for (const status of ['paid', 'trial', 'enterprise'] as const) {
      await setStatus(status);
      expect((await visit()).statusCode).toBe(200);
      expect(await plan()).toMatchObject({ status: { standing: 'open' } });
    }
  });

  it('AUTH-08 a site that is past due stays open, and its staff are told', async () => {
    await setStatus('pastDue');
    expect((await visit()).statusCode).toBe(200);
    const session = await admin.send('GET', '/api/staff/session');
    expect(session.json()).toMatchObject({ sites: [{ standing: 'warned' }] });
    await setStatus('paid');
    const after = await admin.send('GET', '/api/staff/session');
    expect(after.json()).toMatchObject({ sites: [{ standing: 'open' }] });
  });

  it('AUTH-08 AUTH-09 nobody but the owner of the installation sets status and plan', async () => {
    for (const body of [
      { host: { websiteStatus: 1 } },
      { plan: { entitlements: [] } },
      { host: { experimentsEnabled: true } },
    ]) {
      expect((await set(body, admin)).statusCode).toBe(403);
    }
    expect((await set({ host: { websiteStatus: 9 } })).statusCode).toBe(400);
  });

  it('AUTH-09 without a plan everything is allowed, with one what it holds', async () => {
    const { id } = await shop.addProduct();
    const add = async () =>
      new TestVisitor(app).send('POST', '/api/commerce/shopping-cart/entries', {
        body: { itemId: id, quantity: 1 },
      });
    const newStore = () =>
      owner.send('POST', `/api/content-service/product/1.1/websites/${siteId}/products`, {
        body: { title: 'More' },
      });
    const giftCard = () => owner.send('POST', '/api/sites/alder/gift-cards', { body: {} });
    expect((await add()).statusCode).toBe(200);
    const missing = async () => {
      const session = await admin.send('GET', '/api/staff/session');
      return session.json<{ sites: { missingParts: string[] }[] }>().sites[0]?.missingParts;
    };
    expect(await missing()).toEqual([]);
    await set({ plan: { entitlements: ['gift-cards'] } });
    // The back office is told, so that it offers nothing that would be refused.
    expect(await missing()).toEqual(['commerce', 'subscriptions', 'point-of-sale', 'klarna']);
    expect((await add()).json()).toMatchObject({ code: 'not_in_plan', status: 403 });
    expect((await newStore()).json()).toMatchObject({ code: 'not_in_plan' });
    expect((await giftCard()).json()).not.toMatchObject({ code: 'not_in_plan' });
    expect(await plan()).toMatchObject({
      entitlements: expect.arrayContaining([
        { name: 'commerce', isIncluded: false },
        { name: 'gift-cards', isIncluded: true },
      ]),
    });
    await set({ plan: { entitlements: ['commerce', 12] } });
    expect((await add()).statusCode).toBe(200);
    expect((await giftCard()).json()).toMatchObject({ code: 'not_in_plan' });
    await set({ plan: { entitlements: null } });
    expect(await plan()).toMatchObject({ usage: { products: 1, orders: 0, people: 1 } });
    await shop.addProduct();
    const pages = await app.ctx.db
      .selectFrom('collections')
      .select('id')
      .where('site_id', '=', siteId)
      .execute();
    expect(pages.length).not.toBe(2);
    const birch = await app.createSite({ identifier: 'birch' });
    for (const [id, byteSize] of [
      [siteId, 7],
      [birch, 5],
    ] as const) {
      await addTestAsset(app.ctx, { siteId: id, sha256: 'a'.repeat(64), byteSize });
    }
    const day = 24 * 3_600_000;
    const mails = [
      ['sent', 29, siteId],
      ['sent', 31, siteId],
      ['kept', 1, siteId],
      ['sent', 1, birch],
    ] as const;
    for (const [status, days, mailSite] of mails) {
      const mail = { to: 'a@example.com', subject: 'Hello', html: 'x', text: 'x' };
      const dedupeKey = `${status} ${days}`;
      await app.ctx.transact((trx) => queueMail(trx, { ...mail, siteId: mailSite, dedupeKey }));
      await app.ctx.transact((trx) =>
        trx
          .updateTable('outbox_mails')
          .set({ status, created_at: new Date(app.ctx.now().getTime() - days * day) })
          .where('dedupe_key', '=', dedupeKey)
          .execute(),
      );
    }
    const { usage } = (await plan()) as { usage: Record<'mails' | 'databaseBytes', number> };
    expect(usage).toMatchObject({ products: 2, pages: pages.length, files: 1, fileBytes: 7 });
    expect(usage.mails).toBe(1);
    expect(usage.databaseBytes).toBeGreaterThan(1_000_000);
  });

  it('ROUT-08 ROUT-09 the paths of billing lead to plan and usage', async () => {
    for (const [path, part] of [
      ['/settings/billing/upgrade', 'upgrade'],
      ['/settings/billing/subscriptions/website', 'website'],
    ]) {
      const answer = await new TestVisitor(app).send('GET', path ?? '');
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `/config/sites/alder/billing?for=${part}`,
      ]);
    }
  });

  it('AUTH-07 staff override experiments by the address once the owner allows it', async () => {
    const ask = async (query: string) =>
      (await admin.send('GET', `/api/sites/alder/experiments${query}`)).json<object>();
    const override = '?experiment.dense-lists=on';
    expect(await ask(override)).toEqual({ experiments: { 'dense-lists': 'off' } });
    await set({ host: { experimentsEnabled: true } });
    expect(await ask(override)).toEqual({ experiments: { 'dense-lists': 'on' } });
    expect(await ask('?experiment.dense-lists=odd&experiment.x=on')).toEqual({
      experiments: { 'dense-lists': 'off' },
    });
    const stranger = await new TestVisitor(app).send('GET', '/api/sites/alder/experiments');
    expect(stranger.statusCode).toBe(401);
  });
});

describe('experiments', () => {
  it('AUTH-07 visitors override nothing, whatever their address says', () => {
    const query = { 'experiment.dense-lists': 'on' };
    expect(readExperiments(query, { isEnabled: true, isStaff: false })).toEqual({
      'dense-lists': 'off',
    });
    expect(readExperiments(query, { isEnabled: true, isStaff: true })).toEqual({
      'dense-lists': 'on',
    });
  });
});
