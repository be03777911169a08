import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnBothDatabases('the site of a host', (database) => {
  let app: TestApp;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    app = await createTestApp({ database });
    ids['the first'] = await app.createSite({ identifier: 'first' });
    ids['the second'] = await app.createSite({ identifier: 'second', host: 'shop.example' });
  });
  afterAll(() => app.close());

  it.each([
    ['shop.example', 'the second'],
    ['Shop.EXAMPLE', 'the second'],
    ['shop.example:3000', 'the second'],
    ['shop.example.', 'the second'],
    ['second.localhost:3000', 'the second'],
    ['first.localhost', 'the first'],
    ['elsewhere.example', 'the first'],
    ['shop.example.evil.example', 'the first'],
  ])('%s is %s site', async (host, site) => {
    const { body } = await app.inject({ url: '/nowhere', headers: { host } });
    const [, id] = /"website":\{"id":"([^"]*)"/.exec(body) ?? [];
    expect(id).toBe(ids[site]);
  });
});
