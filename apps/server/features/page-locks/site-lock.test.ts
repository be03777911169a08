import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { calls, type Call } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLockDesk, type LockDesk } from '../../testing/lock-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { languagePrefix } from '../sites/request-language.ts';

/** The framework says on this channel that it made a server. */
const started = 'fastify.initialization';

/** What visitors reach of a locked site without its password. Adding to it is a decision: 450. */
const stayOpen = new Set([
  '/lock',
  '/site.css',
  '/favicon.ico',
  '/assets/*',
  '/scripts/*',
  '/universal/assets/*',
  '/embed-frame',
  '/s/:filename',
  '/content/v1/:siteId/:assetId/:filename',
  '/content/v1/:siteId/:assetId/:revision/:filename',
  '/robots.txt',
  '/.well-known/sitewright-site',
  '/account/link',
  '/checkout/continue',
  '/checkout/order-confirmed',
  '/checkout/payment/:paymentId',
  '/downloads/:token',
  '/downloads/:token/:fileId',
  '/members/enter/:token',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/order-status/:token',
  '/order-status/:token/reorder',
  '/order-status/:token/returns',
  '/order-status/:token/returns/withdraw',
  '/order-status/paper/:token',
  '/pay/:token',
  '/restock/:token',
  '/reviews/order/:token',
  '/subscriptions/:token',
  '/subscriptions/:token/address',
  '/subscriptions/:token/card',
  '/subscriptions/:token/change',
]);

/** What nobody gets, whatever they hold. */
const gone = /^\/(?:sitemap|feeds\/)/;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Route {
  readonly method: Method;
  readonly url: string;
}

describeOnBothDatabases('a locked site', (database) => {
  let desk: LockDesk;
  const routes: Route[] = [];
  beforeAll(async () => {
    subscribe(started, collectRoutes);
    desk = await createLockDesk(database);
    unsubscribe(started, collectRoutes);
    await writeSettings(desk.fixture.app.ctx, {
      siteId: desk.fixture.siteId,
      actor: operator,
      values: { languages: { languages: [{ code: 'de', name: '', isEnabled: true }] } },
    });
    const done = await desk.manager.send('PUT', 'lock', { password: 'before we open' });
    expect(done.statusCode, done.body).toBe(200);
  });
  afterAll(() => desk.fixture.app.close());

  function collectRoutes(message: unknown): void {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const isOfSite = (config as { needsSite?: boolean } | undefined)?.needsSite !== false;
      const methods = [method].flat().filter((name) => name !== 'HEAD');
      if (isOfSite) routes.push(...methods.map((name) => ({ method: name as Method, url })));
    });
  }

  /** What staff and programs do is guarded by who they are, and goes on. */
  const isGuarded = ({ method, url }: Route) => {
    const call = (calls as readonly Call[]).find(({ address }) => address === `${method} ${url}`);
    const isOfPrograms = call?.protection === 'key' || call?.protection === 'signature';
    const isOfStaff = typeof call?.access === 'object' && 'permission' in call.access;
    return isOfPrograms || isOfStaff || /^\/(?:config|settings|api\/sites|api\/staff)\b/.test(url);
  };
  /** Without the language before it. */
  const ownUrl = (url: string) =>
    url.startsWith(languagePrefix) ? url.slice(languagePrefix.length) : url;
  const staysOpen = ({ url }: Route) => stayOpen.has(ownUrl(url));
  const addressOf = (url: string) =>
    url
      .replace(languagePrefix, '/de')
      .replace('sitemap-:part(^pages|[1-9]\\d{0,4}$).xml', 'sitemap-pages.xml')
      .replaceAll('*', 'shop')
      .replaceAll(/:\w+/g, 'a1');
  const visit = (route: Route, visitor = new Shopper(desk.fixture.app)) =>
    visitor.send(route.method, addressOf(route.url), {
      ...(route.method !== 'GET' && { body: {} }),
    });

  it('ROUT-18 is closed at every address, whatever is added later', async () => {
    const closed = routes.filter(
      (route) => !isGuarded(route) && !staysOpen(route) && !gone.test(route.url),
    );
    expect(closed.length).toBeGreaterThan(60);
    const urls = closed.map(({ url }) => url);
    for (const url of [
      '/cart',
      '/members',
      '/account/sign-in',
      '/newsletter',
      '/checkout/donate',
    ]) {
      expect(urls).toContain(url);
    }
    expect(urls).toContain('/api/commerce/inventory/stock/');
    for (const route of closed) {
      const { statusCode, body } = await visit(route);
      const isScreen = body.includes('"pageType":103,') || body.includes('"code":"page_locked"');
      expect([route, statusCode, isScreen]).toEqual([route, 401, true]);
    }
  });

  it('ROUT-18 is closed where an address begins as those of the back office do', async () => {
    for (const url of ['/settings/x', '/config/x', '/s/a/b', '/de/settings/x']) {
      expect([url, (await desk.stranger(url))[0]]).toEqual([url, 401]);
    }
  });

  it('ROUT-18 tells nothing of itself at the addresses that stay open', async () => {
    for (const route of routes.filter(staysOpen)) {
      const { body } = await visit(route);
      expect([route, body.includes('<nav'), body.includes('Plate')]).toEqual([route, false, false]);
    }
    const known = new Set(routes.map(({ url }) => url));
    expect([...stayOpen].filter((url) => !known.has(url))).toEqual([]);
  });

  it('ROUT-18 shows its screen in no frame, though the theme has no layout for that', async () => {
    const screen = await new Shopper(desk.fixture.app).send('GET', '/shop');
    expect(screen.statusCode).toBe(401);
    expect(screen.body).not.toContain('<nav');
    expect(screen.body).not.toContain('/journal');
    const wrong = await desk.enter(new Shopper(desk.fixture.app), { page: '', password: 'no' });
    expect([wrong.statusCode, wrong.body.includes('<nav')]).toEqual([403, false]);
    const ofPage = { page: desk.idOf('about'), password: 'no' };
    const other = await desk.enter(new Shopper(desk.fixture.app), ofPage);
    expect([other.statusCode, other.body.includes('<nav')]).toEqual([403, false]);
  });

  it('ROUT-18 gives maps and feeds to nobody, and the rest to who is let in', async () => {
    const visitor = new Shopper(desk.fixture.app);
    const entered = await desk.enter(visitor, { page: '', password: 'before we open' });
    expect(entered.statusCode).toBe(303);
    for (const url of ['/sitemap.xml', '/sitemap-pages.xml', '/feeds/google.xml']) {
      expect([url, (await visitor.send('GET', url)).statusCode]).toEqual([url, 404]);
      expect([url, (await desk.stranger(url))[0]]).toEqual([url, 404]);
    }
    for (const url of ['/', '/cart', '/members', '/account/sign-in']) {
      const answer = await visitor.send('GET', url);
      expect([url, answer.statusCode, answer.body.includes('<nav')]).toEqual([url, 200, true]);
      expect([url, answer.headers['cache-control']]).toEqual([url, 'private, no-store']);
    }
    expect((await visitor.add(desk.fixture.products['plate']!)).statusCode).toBe(200);
    expect(
      (await new Shopper(desk.fixture.app).add(desk.fixture.products['plate']!)).json(),
    ).toEqual(expect.objectContaining({ code: 'page_locked' }));
  });

  it('ROUT-18 is open again at once, and locked again by another word', async () => {
    const visitor = new Shopper(desk.fixture.app);
    await desk.enter(visitor, { page: '', password: 'before we open' });
    await desk.manager.send('PUT', 'lock', { password: 'another word' });
    expect((await visitor.send('GET', '/cart')).statusCode).toBe(401);
    await desk.manager.send('DELETE', 'lock');
    expect((await desk.stranger('/cart'))[0]).toBe(200);
    await desk.manager.send('PUT', 'lock', { password: 'another word' });
    expect((await desk.stranger('/cart'))[0]).toBe(401);
  });
});
