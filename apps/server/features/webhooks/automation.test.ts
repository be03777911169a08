import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnBothDatabases('automations', (database) => {
  let app: TestApp;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { PRIVATE_WEBHOOKS: 'allowed' } });
    const siteId = await app.createSite({ host: 'localhost', identifier: 'alder' });
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'alder');
  });
  afterAll(() => app.close());

  const state = async () => (await office.get('automation')).json<object>();

  it('CONN-06 the automation service awaits its connection, then Zaps are counted', async () => {
    expect(await state()).toEqual({ state: 'awaiting-connection', zaps: 0 });
    await office.send('POST', 'webhook-endpoints', {
      url: 'http://127.0.0.1:9/own',
      topics: ['order.paid'],
    });
    expect(await state()).toEqual({ state: 'awaiting-connection', zaps: 0 });
    const made = await office.send('POST', 'api-keys', {
      name: 'Zapier',
      scopes: ['webhooks:read', 'webhooks:write', 'orders:read'],
    });
    const { secret } = made.json<{ secret: string }>();
    const headers = {
      authorization: `Bearer ${secret}`,
      'user-agent': 'Zapier',
      host: 'localhost',
    };
    const hook = await app.inject({
      method: 'POST',
      url: '/api/1.0/webhook_subscriptions',
      headers,
      payload: { url: 'http://127.0.0.1:9/hooks/catch/1', topics: ['order.paid'] },
    });
    expect(hook.statusCode).toBeLessThan(300);
    expect(await state()).toEqual({ state: 'connected', zaps: 1 });
    const { id } = hook.json<{ subscription: { id: string } }>().subscription;
    await app.inject({ method: 'DELETE', url: `/api/1.0/webhook_subscriptions/${id}`, headers });
    expect(await state()).toEqual({ state: 'awaiting-connection', zaps: 0 });
  });
});
