import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { SiteViews } from './site-view.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('what pages share is read once, by whatever host they are asked', async () => {
  const site = (await app.ctx.sites.get(await app.createSite({ identifier: 'hosts' })))!;
  let read = 0;
  const loadSales = () => {
    read += 1;
    return Promise.resolve([]);
  };
  const views = new SiteViews({ db: app.ctx.db, now: app.ctx.now, loadSales });
  const hosts = ['http://one.test', 'http://two.test', 'http://one.test'];
  const seen = await Promise.all(hosts.map((origin) => views.get(site, origin)));
  expect(seen.map(({ website }) => website['baseUrl'])).toEqual(hosts);
  expect(new Set(seen.map(({ snapshot }) => snapshot)).size).toBe(1);
  expect(read).toBe(1);
});
