import { randomUUID } from 'node:crypto';
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner } from '../../testing/test-owner.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';
import { readSettings } from '../settings/read-settings.ts';

describeOnBothDatabases('a new site', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    owner = new TestVisitor(app, 'localhost');
    const cookies = await signInOwner(app);
    for (const [name, value] of Object.entries(cookies)) owner.cookies.set(name, value);
    owner.cookies.set('crumb', 'c'.repeat(43));
  });
  afterAll(() => app.close());

  const make = (changes = {}) =>
    owner.send('POST', '/api/staff/sites', { body: newSiteDraft(changes) });
  const read = async (identifier: string, path: string) =>
    (await owner.send('GET', `/api/sites/${identifier}/${path}`)).json<Record<string, never>>();
  const countSites = async () =>
    (await app.ctx.db.selectFrom('sites').select('site_id').execute()).length;

  it('is what the owner of an empty installation is led to', async () => {
    const start = await owner.send('GET', '/config');
    expect([start.statusCode, start.headers.location]).toEqual([303, '/config/new-site']);
    const page = await owner.send('GET', '/config/new-site');
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const choices = await owner.send('GET', '/api/staff/new-site?identifier=linde');
    expect(choices.json()).toEqual({
      themes: [expect.objectContaining({ name: 'linden', title: 'Linden' })],
      identifier: 'linde',
      isDefault: true,
    });
  });

  it('says on every address of an empty installation what to do, to people and to programs', async () => {
    const visit = (headers: Record<string, string>) =>
      app.server.inject({ method: 'GET', url: '/about', headers });
    const page = await visit({ accept: 'text/html,*/*' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<h1>There is no site here yet.</h1>');
    expect(page.body).toContain('<a href="/config">Sign in</a>');
    const german = await visit({ accept: 'text/html', 'accept-language': 'de-AT' });
    expect(german.body).toContain('<h1>Hier gibt es noch keine Website.</h1>');
    const line = await visit({ accept: '*/*' });
    expect([line.statusCode, line.body]).toEqual([503, 'There is no site here yet.']);
    // Browsers ask for it on every page of the back office, and write down what is refused.
    const icon = await app.server.inject({ method: 'GET', url: '/favicon.ico' });
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([204, 'no-store']);
  });

  it('is there whole: shop, currency, taxes, ways to ship, test payments', async () => {
    const answer = await make();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ identifier: 'toepferei-linde' });
    const { facts } = await read('toepferei-linde', 'facts');
    expect(facts).toMatchObject({ currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' });
    const { taxRules } = await read('toepferei-linde', 'tax-rules');
    expect(taxRules).toContainEqual(
      expect.objectContaining({ name: 'VAT DE 19 %', ratePpm: 190_000, isIncludedInPrice: true }),
    );
    const { shippingOptions } = await read('toepferei-linde', 'shipping-options');
    expect(shippingOptions).toMatchObject([
      { name: 'Standardversand', zones: [{ country: 'DE' }], isEnabled: true },
    ]);
    const made = await app.ctx.sites.findByIdentifier('toepferei-linde');
    expect(readSettings(made!, 'store')).toMatchObject({
      measurementStandard: 2,
      shippingCountryDefaultValue: 'DE',
    });
    // The first one answers on every host.
    const page = await app.inject({ url: '/', headers: { host: 'anything.example' } });
    expect([page.statusCode, page.body.includes('Töpferei Linde')]).toEqual([200, true]);
    const { activity } = await read('toepferei-linde', 'activity');
    expect(activity).toMatchObject([{ action: 'site-added', title: 'Töpferei Linde' }]);
  });

  it('a double press makes one, and answers both presses with it', async () => {
    const before = await countSites();
    const attemptId = randomUUID();
    const [first, second] = await Promise.all([
      make({ attemptId, identifier: 'twice' }),
      make({ attemptId, identifier: 'twice' }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.json()).toEqual(second.json());
    expect(await countSites()).toBe(before + 1);
  });

  it('an address that is taken is named at its field, and the next free one proposed', async () => {
    const refused = await make({ attemptId: randomUUID() });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'site_name_taken', errors: { identifier: expect.any(String) } },
    ]);
    const choices = await owner.send('GET', '/api/staff/new-site?identifier=toepferei-linde');
    expect(choices.json()).toMatchObject({ identifier: 'toepferei-linde-1' });
  });

  it('is not there at all when a part of it is refused', async () => {
    const before = await countSites();
    const same = { name: 'Twice', pricing: { kind: 'flat', priceCents: 1 } };
    for (const changes of [
      { theme: 'none' },
      { title: ' ' },
      { identifier: 'Über uns' },
      { country: 'XX' },
      { currency: 'XTS' },
      { locale: 'klingon' },
      { shippingOptions: [{ ...same, pricing: { kind: 'local-delivery', priceCents: 1 } }] },
      { taxRules: [{ name: 'Tax', zone: { country: 'DE' }, ratePpm: -1 }] },
    ]) {
      const answer = await make({ identifier: 'refused', ...changes });
      expect([changes, answer.statusCode]).toEqual([changes, 400]);
    }
    expect(await countSites()).toBe(before);
  });

  it('has demo content where somebody wants it, in its own currency', async () => {
    const answer = await make({
      identifier: 'with-demo',
      content: 'demo',
      country: 'JP',
      currency: 'JPY',
      locale: 'ja-JP',
      taxRates: null,
      shippingOptions: [],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { products } = await read('with-demo', 'products');
    expect(products).toHaveLength(8);
    const page = await app.inject({ url: '/shop', headers: { host: 'with-demo.localhost' } });
    expect([page.statusCode, /[\u00a5\uffe5]/.test(page.body)]).toEqual([200, true]);
    const { shippingOptions } = await read('with-demo', 'shipping-options');
    expect(shippingOptions).toEqual([]);
    const { taxRules } = await read('with-demo', 'tax-rules');
    expect(taxRules).toEqual([]);
    const taxed = await make({ identifier: 'taxed-demo', content: 'demo' });
    expect(taxed.statusCode, taxed.body).toBe(200);
    const { taxRules: loaded } = await read('taxed-demo', 'tax-rules');
    expect(loaded).toContainEqual(expect.objectContaining({ name: 'VAT DE 19 %' }));
  });

  it.each([
    ['shop', '/'],
    ['both', '/shop'],
    ['site', '/'],
  ] as const)('for %s has its pages', async (purpose, path) => {
    const identifier = `for-${purpose}`;
    expect((await make({ identifier, purpose })).statusCode).toBe(200);
    const host = `${identifier}.localhost`;
    for (const url of ['/', path, '/contact']) {
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
    }
    const shop = await app.inject({ url: '/shop', headers: { host } });
    expect(shop.statusCode).toBe(purpose === 'site' ? 404 : 200);
  });
});

describe('a first site of somebody beside the demo shops', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('answers on every host in place of a demo shop; a second one does not', async () => {
    await app.createSite({ identifier: 'demo', title: 'Demo', attemptId: 'demo:demo' });
    const owner = await createTestOwner(app, 'demo');
    const answersAnywhere = async (title: string) => {
      const page = await app.inject({ url: '/', headers: { host: 'anything.example' } });
      expect(page.body).toContain(`<title>${title}`);
    };
    for (const [title, shown] of [
      ['Linde', 'Linde'],
      ['Erle', 'Linde'],
    ] as const) {
      const body = newSiteDraft({ title, identifier: title.toLowerCase(), purpose: 'site' });
      expect((await owner.send('POST', '/api/staff/sites', { body })).statusCode).toBe(200);
      await answersAnywhere(shown);
    }
  });
});

describe('who may make a site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('D-43 is the owner alone: an admin of another site is refused, and a stranger', async () => {
    const alder = await app.createSite({ identifier: 'alder' });
    const admin = await signInStaff(app, { [alder]: [userRoles.values.admin] });
    const crumb = 'c'.repeat(43);
    const ask = (cookies: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/staff/sites',
        headers: { 'x-csrf-token': crumb },
        cookies: { ...cookies, crumb },
        payload: newSiteDraft(),
      });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(admin)).statusCode).toBe(403);
    expect((await ask(await signInOwner(app))).statusCode).toBe(200);
  });
});
