import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trackedBy, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { googleProvider } from './google.ts';

/** A service of places on a port of this machine. */
function startDouble(): Promise<{ server: Server; url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.includes('q=broken')) return response.writeHead(500).end('no');
    if (request.url?.includes('q=odd')) return response.end('<html>');
    const properties = {
      name: 'Alder House',
      street: 'Lindenstraße',
      housenumber: '5',
      postcode: '10969',
      city: 'Berlin',
      countrycode: 'de',
      country: 'Deutschland',
    };
    const feature = { geometry: { coordinates: [13.4, 52.5] }, properties };
    return response.end(JSON.stringify({ features: Array.from({ length: 9 }, () => feature) }));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://127.0.0.1:${port}`, asked });
    });
  });
}

const path = '/api/google-maps/places';
const context = 'productPage=checkout&productSection=shipping';

describeOnBothDatabases('places', (database) => {
  let double: Awaited<ReturnType<typeof startDouble>>;
  let app: TestApp;
  let closed: TestApp;
  beforeAll(async () => {
    double = await startDouble();
    const maps = { placesProvider: 'photon' as const, photonUrl: double.url };
    app = await createTestApp({ database, environment: { PRIVATE_WEBHOOKS: 'allowed' } });
    await app.createSite({ host: 'localhost', locale: 'de-DE', settings: { maps } });
    await app.createSite({ host: 'none.test' });
    closed = await createTestApp({ database });
    await closed.createSite({ host: 'localhost', settings: { maps } });
  });
  afterAll(async () => {
    await Promise.all([app.close(), closed.close()]);
    double.server.close();
  });

  const complete = async (input: string, of = app, host = 'localhost') =>
    (await new TestVisitor(of, host).send('GET', `${path}/autocomplete?input=${input}`)).json<{
      predictions: { placeId: string; description: string }[];
    }>().predictions;

  it('MAPS-01 MAPS-02 places are completed, and their address is found', async () => {
    const [first, ...others] = await complete('Linden');
    expect(others).toHaveLength(4);
    expect(first?.description).toBe('Alder House, Lindenstraße 5, 10969 Berlin, Deutschland');
    expect(double.asked.at(-1)).toBe('/api?q=Linden&limit=5&lang=de');
    const visitor = new TestVisitor(app);
    const place = encodeURIComponent(first?.placeId ?? '');
    const found = await visitor.send('GET', `${path}/details?placeId=${place}&${context}`);
    expect(found.json()).toMatchObject({
      addressLine1: 'Lindenstraße 5',
      city: 'Berlin',
      postalCode: '10969',
      countryCode: 'DE',
      lat: 52.5,
      lng: 13.4,
    });
  });

  it('MAPS-01 Photon is asked in a language that it speaks, or in none', async () => {
    const ask = (language: string) =>
      new TestVisitor(app).send('GET', `${path}/autocomplete?input=Linden&language=${language}`);
    await ask('fr-CH');
    expect(double.asked.at(-1)).toBe('/api?q=Linden&limit=5&lang=fr');
    await ask('it-IT');
    expect(double.asked.at(-1)).toBe('/api?q=Linden&limit=5');
  });

  it('MAPS-01 MAPS-02 staff ask for the site that they work on, at any address', async () => {
    const siteId = await app.createSite({
      identifier: 'atelier',
      host: 'atelier.test',
      settings: { maps: { placesProvider: 'photon', photonUrl: double.url } },
    });
    const office = await createOffice(app, { [siteId]: [userRoles.values.editor] }, 'atelier');
    expect((await office.get('places')).json()).toEqual({ provider: 'photon' });
    const roles = { [siteId]: [userRoles.values.editor] };
    const places = await createOffice(app, roles, '../google-maps/places');
    const completed = await places.get('autocomplete', { site: 'atelier', input: 'Linden' });
    const { predictions } = completed.json<{ predictions: { placeId: string }[] }>();
    const { placeId } = predictions[0]!;
    const asks = trackedBy({ productPage: 'settings', productSection: 'business' });
    const found = await places.get('details', { site: 'atelier', placeId, ...asks });
    expect(found.json()).toMatchObject({ city: 'Berlin' });
    expect((await places.get('details', { site: 'atelier', placeId })).statusCode).toBe(400);
    await app.createSite({ identifier: 'foreign', host: 'foreign.test' });
    const refused = await Promise.all(
      ['foreign', 'nowhere'].map((site) => places.get('autocomplete', { site, input: 'Linden' })),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
    const visitor = new TestVisitor(app, 'atelier.test');
    const named = await visitor.send('GET', `${path}/autocomplete?site=atelier&input=Linden`);
    expect(named.statusCode).toBe(401);
  });

  it('MAPS-02 details need the page and the section that ask', async () => {
    const visitor = new TestVisitor(app);
    for (const given of ['', '&productPage=checkout', '&productSection=shipping']) {
      const answer = await visitor.send('GET', `${path}/details?placeId=x${given}`);
      expect(answer.statusCode).toBe(400);
    }
    const unknown = await visitor.send('GET', `${path}/details?placeId=photon:x&${context}`);
    expect(unknown.statusCode).toBe(404);
  });

  it('MAPS-01 nobody is asked without a provider, nor in own networks; no answer is no place', async () => {
    const before = double.asked.length;
    expect(await complete('Linden', app, 'none.test')).toEqual([]);
    expect(await complete('Linden', closed)).toEqual([]);
    expect(double.asked).toHaveLength(before);
    expect(await complete('broken')).toEqual([]);
    expect(await complete('odd')).toEqual([]);
  });
});

it('MAPS-01 Google is asked with the key, the session and the types', async () => {
  const asked: URL[] = [];
  const google = googleProvider('secret', async (url) => {
    asked.push(url);
    return url.pathname.endsWith('autocomplete/json')
      ? { predictions: [{ place_id: 'p1', description: 'Here' }] }
      : {
          result: {
            formatted_address: '5 Main St, Town',
            address_components: [
              { long_name: '5', short_name: '5', types: ['street_number'] },
              { long_name: 'Main St', short_name: 'Main St', types: ['route'] },
              { long_name: 'Germany', short_name: 'DE', types: ['country'] },
            ],
          },
        };
  });
  const question = { language: 'en', sessionToken: 's1', types: 'address' };
  expect(await google.complete('5 Main', question)).toEqual([
    { placeId: 'p1', description: 'Here' },
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    input: '5 Main',
    types: 'address',
    language: 'en',
    sessiontoken: 's1',
    key: 'secret',
  });
  expect(await google.find('p1', question)).toMatchObject({
    addressLine1: '5 Main St',
    countryCode: 'DE',
    lat: null,
  });
});

it('MAPS-03 a missing section of the tracking context is told on the console', () => {
  const said: string[] = [];
  const log = (message: string) => said.push(message);
  expect(trackedBy({ productPage: 'settings', productSection: 'location' }, log)).toEqual({
    productPage: 'settings',
    productSection: 'location',
  });
  expect(said).toEqual([]);
  expect(trackedBy({ productPage: 'settings' }, log).productSection).toBe('unknown');
  expect(said).toEqual(['Missing product section tracking context']);
});
