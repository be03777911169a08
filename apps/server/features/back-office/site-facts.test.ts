import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createOffice } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

describeOnBothDatabases('what a site is called and where it answers', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder', currency: 'USD' });
    await app.createSite({ identifier: 'birch', title: 'Birch' });
    owner = await createTestOwner(app, 'alder');
  });
  afterAll(() => app.close());

  const change = (changes: Record<string, { from: unknown; to: unknown }>) =>
    owner.send('PATCH', owner.url('facts'), { body: { changes } });
  const add = (host: string) => owner.send('POST', owner.url('domains'), { body: { host } });
  const domains = async () =>
    (await owner.send('GET', owner.url('facts'))).json<{ domains: object[] }>().domains;

  it('the title and the language that the owner writes stand in the page at once', async () => {
    const answer = await change({
      title: { from: 'Alder', to: '  Alder und Söhne ' },
      locale: { from: 'en-US', to: 'de-DE' },
    });
    expect(answer.json()).toMatchObject({ facts: { title: 'Alder und Söhne', locale: 'de-DE' } });
    const page = await app.inject({ url: '/?format=json', headers: { host: 'alder.localhost' } });
    expect(page.json()).toMatchObject({ website: { siteTitle: 'Alder und Söhne' } });
  });

  it('the session tells the units of the shop, imperial until the owner chooses', async () => {
    const units = async () => {
      const session = await owner.send('GET', '/api/staff/session');
      const { sites } = session.json<{ sites: Record<string, unknown>[] }>();
      return sites.find(({ identifier }) => identifier === 'alder')?.['measurementStandard'];
    };
    expect(await units()).toBe(1);
    const changes = { 'store.measurementStandard': { from: 1, to: 2 } };
    const answer = await owner.send('POST', owner.url('settings/edits'), { body: { changes } });
    expect(answer.statusCode).toBe(200);
    expect(await units()).toBe(2);
  });

  it('refuses what is no language, no time zone, and an empty title, each by name', async () => {
    const answer = await change({
      title: { from: 'Alder und Söhne', to: ' ' },
      locale: { from: 'de-DE', to: 'klingon' },
      timeZone: { from: 'America/New_York', to: 'Moon/Crater' },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([
      'changes.title.to',
      'changes.locale.to',
      'changes.timeZone.to',
    ]);
  });

  it('refuses a time zone that the database does not know: no report could be counted in it', async () => {
    const answer = await change({ timeZone: { from: 'America/New_York', to: 'US/Pacific-New' } });
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      400,
      ['changes.timeZone.to'],
    ]);
    const report = await owner.send(
      'GET',
      owner.url('reports/sales?from=2026-11-01&to=2026-11-28'),
    );
    expect(report.statusCode).toBe(200);
  });

  it.each(['de-DE-u-nu-arab', 'de-DE-u-ca-buddhist', 'de'])(
    'refuses %s: digits and calendars are those of the language, which has a region',
    async (locale) => {
      const answer = await change({ locale: { from: 'de-DE', to: locale } });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        400,
        ['changes.locale.to'],
      ]);
    },
  );

  it('shows both versions where somebody else changed the title meanwhile', async () => {
    const answer = await change({ title: { from: 'Alder', to: 'Mine' } });
    expect([answer.statusCode, answer.json<{ conflicts: object }>().conflicts]).toEqual([
      409,
      { title: { theirs: 'Alder und Söhne', yours: 'Mine' } },
    ]);
  });

  it('the currency can change until something was promised in it', async () => {
    expect((await change({ currency: { from: 'USD', to: 'CHF' } })).statusCode).toBe(200);
    const card = { amountCents: 5_00, recipientEmail: 'a@example.test', kind: 'store-credit' };
    const issued = await owner.send('POST', owner.url('gift-cards'), { body: card });
    expect(issued.statusCode, issued.body).toBe(200);
    const refused = await change({ currency: { from: 'CHF', to: 'EUR' } });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'currency_in_use',
    ]);
  });

  it('answers on a domain once it is added, and no other site may take it', async () => {
    expect((await add('Shop.Example.com')).statusCode).toBe(200);
    const page = await app.inject({ url: '/', headers: { host: 'shop.example.com' } });
    expect(page.body).toContain('Alder');
    const other = await createTestOwner(app, 'birch');
    const taken = await other.send('POST', other.url('domains'), {
      body: { host: 'shop.example.com' },
    });
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([409, 'domain_taken']);
    for (const wrong of ['localhost', 'birch.localhost', '10.0.0.1', 'a b.com', 'x..com']) {
      expect([wrong, (await add(wrong)).statusCode]).toEqual([wrong, 400]);
    }
  });

  it('a website manager may not claim a domain: an unclaimed one may be anybody’s', async () => {
    const manager = await createOffice(
      app,
      { [siteId]: [userRoles.values.websiteManager] },
      'alder',
    );
    expect((await manager.send('POST', 'domains', { host: 'claimed.example' })).statusCode).toBe(
      403,
    );
    expect((await manager.get('facts')).statusCode).toBe(200);
  });

  it('pages of another domain lead to the primary one; calls and the back office stay', async () => {
    await add('www.example.com');
    const at = (url: string, host: string) => app.inject({ url, headers: { host } });
    const page = await at('/shop?q=1', 'www.example.com');
    expect([page.statusCode, page.headers.location]).toEqual([
      301,
      'http://shop.example.com/shop?q=1',
    ]);
    expect((await at('/search', 'shop.example.com')).statusCode).toBe(200);
    expect((await at('/search', 'alder.localhost')).statusCode).toBe(200);
    expect((await at('/api/commerce/shopping-cart', 'www.example.com')).statusCode).toBe(200);
    const proof = await at('/.well-known/sitewright-site', 'www.example.com');
    expect([proof.statusCode, proof.body]).toEqual([200, siteId]);
    await owner.send('DELETE', owner.url('domains/www.example.com'), {});
  });

  it('a domain is looked at, but only one of the site', async () => {
    const stranger = await owner.send('GET', owner.url('domains/other.example/check'));
    expect(stranger.statusCode).toBe(404);
  });

  it('has one primary domain; the next one follows when it goes', async () => {
    await add('alder.example');
    expect(await domains()).toEqual([
      { host: 'shop.example.com', isPrimary: true },
      { host: 'alder.example', isPrimary: false },
    ]);
    const made = await owner.send('POST', owner.url('domains/alder.example/primary'), { body: {} });
    expect(made.statusCode, made.body).toBe(200);
    expect((await app.ctx.sites.get(siteId))?.primaryHost).toBe('alder.example');
    await owner.send('DELETE', owner.url('domains/alder.example'), {});
    expect(await domains()).toEqual([{ host: 'shop.example.com', isPrimary: true }]);
    const gone = await owner.send('DELETE', owner.url('domains/alder.localhost'), {});
    expect(gone.json()).toEqual({ isDeleted: false });
  });

  it('two who write at the same moment lose nothing, and each takes back their own alone', async () => {
    const held = sql`select 1 from sites where site_id = ${siteId} for update`;
    const facts = async () =>
      (await owner.send('GET', owner.url('facts'))).json<{ facts: Record<string, unknown> }>()
        .facts;
    const { title, timeZone } = await facts();
    const zone = { timeZone: { from: timeZone, to: 'Europe/Rome' } };
    const both = await meetAtLock(app, held, [
      () => change({ title: { from: title, to: 'One' } }),
      () => change(zone),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await facts()).toMatchObject({ title: 'One', timeZone: 'Europe/Rome' });
    for (const [at, answer] of both.entries()) {
      const { activityId } = answer.json<{ activityId: string }>();
      const undone = await owner.send('POST', owner.url(`activity/${activityId}/undo`));
      expect(undone.statusCode, undone.body).toBe(200);
      if (at === 0) expect(await facts()).toMatchObject({ title, timeZone: 'Europe/Rome' });
    }
    expect(await facts()).toMatchObject({ title, timeZone });
    const same = await meetAtLock(
      app,
      held,
      ['Mine', 'Yours'].map((to) => () => change({ title: { from: title, to } })),
    );
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });

  it('of two domains that are added at the same moment each is taken back alone', async () => {
    const held = sql`select 1 from sites where site_id = ${siteId} for update`;
    const hosts = ['first.at-once.example', 'second.at-once.example'];
    const both = await meetAtLock(
      app,
      held,
      hosts.map((host) => () => add(host)),
    );
    const { activityId } = both[1]!.json<{ activityId: string }>();
    await owner.send('POST', owner.url(`activity/${activityId}/undo`));
    const left = (await domains()).map((domain) => (domain as { host: string }).host);
    expect(hosts.map((host) => left.includes(host))).toEqual([true, false]);
    const { activityId: other } = both[0]!.json<{ activityId: string }>();
    await owner.send('POST', owner.url(`activity/${other}/undo`));
  });
});
