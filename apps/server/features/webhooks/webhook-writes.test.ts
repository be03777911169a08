import type { ActivityEntry } from '@sitewright/contract';
import { userRoles, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';

interface Shown {
  id: string;
  url: string;
  topics: string[];
  state: string;
}

interface Made {
  endpoint: Shown;
  secret: string;
}

describeOnBothDatabases('what staff do with webhooks', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'shop' });
    owner = await createTestOwner(app, 'shop');
  });
  afterAll(() => app.close());

  const draft = { url: 'https://hooks.example/x', topics: ['order.paid'] };

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown) =>
    owner.send(method, owner.url(`webhook-endpoints${path}`), body === undefined ? {} : { body });
  const make = async () => (await call('POST', '', draft)).json<Made>();
  const list = async () => (await call('GET')).json<{ endpoints: Shown[] }>().endpoints;
  const shown = async (id: string) => (await list()).find((endpoint) => endpoint.id === id);
  const logOf = async (id: string) => {
    const path = `activity?subject=webhook-endpoint:${id}`;
    const answer = await owner.send('GET', owner.url(path));
    return answer.json<{ activity: ActivityEntry[] }>().activity;
  };
  const undo = (id: string) => owner.send('POST', owner.url(`activity/${id}/undo`));

  it('make one, switch it, test it, give it a new secret and delete it', async () => {
    const { endpoint, secret } = await make();
    const path = `/${endpoint.id}`;
    expect(secret).toMatch(/^whsec_/);
    expect(await shown(endpoint.id)).toMatchObject({ ...draft, state: 'active' });
    await call('PATCH', path, { state: 'off' });
    expect(await shown(endpoint.id)).toMatchObject({ state: 'off' });
    const failing = { failing_since: app.ctx.now(), failures: 9, rest_until: app.ctx.now() };
    await app.ctx.transact((trx) => trx.updateTable('webhook_endpoints').set(failing).execute());
    await call('PATCH', path, { state: 'active' });
    expect(await shown(endpoint.id)).toMatchObject({ state: 'active' });
    // Else the next failure would switch it off again at once.
    const fresh = await app.ctx.db
      .selectFrom('webhook_endpoints')
      .select(['failing_since', 'failures', 'rest_until'])
      .where('id', '=', endpoint.id)
      .executeTakeFirst();
    expect(fresh).toEqual({ failing_since: null, failures: 0, rest_until: null });
    expect((await call('POST', `${path}/test`)).statusCode).toBe(200);
    const renewed = (await call('POST', `${path}/secret`)).json<Made>();
    expect(renewed.secret).toMatch(/^whsec_/);
    expect(renewed.secret).not.toBe(secret);
    expect((await call('DELETE', path)).json()).toMatchObject({ isDeleted: true });
    expect(await shown(endpoint.id)).toBeUndefined();
    const log = await logOf(endpoint.id);
    expect(log.map(({ action }) => action)).toEqual([
      'webhook-endpoint-deleted',
      'webhook-endpoint-secret-renewed',
      'webhook-endpoint-tested',
      'webhook-endpoint-changed',
      'webhook-endpoint-changed',
      'webhook-endpoint-added',
    ]);
    // Neither secret is told by the log.
    for (const word of [secret, renewed.secret]) {
      expect(JSON.stringify(log)).not.toContain(word.slice(6));
    }
  });

  it('take a change of one back, and nothing that a secret hangs on', async () => {
    const { endpoint } = await make();
    const changes = { url: 'https://hooks.example/y', topics: ['order.paid', 'order.placed'] };
    await call('PATCH', `/${endpoint.id}`, changes);
    const [changed, added] = await logOf(endpoint.id);
    expect(changed).toMatchObject({ before: draft, after: changes, mayUndo: true });
    expect((await undo(changed!.id)).statusCode).toBe(200);
    expect(await shown(endpoint.id)).toMatchObject(draft);
    expect(added).toMatchObject({ action: 'webhook-endpoint-added', mayUndo: false });
    expect((await undo(added!.id)).statusCode).toBe(409);
    await call('DELETE', `/${endpoint.id}`);
    const [deleted] = await logOf(endpoint.id);
    expect(deleted).toMatchObject({ action: 'webhook-endpoint-deleted', mayUndo: false });
  });

  it('say in words that an address inside is none to send to', async () => {
    const before = (await list()).length;
    const refused = await call('POST', '', { ...draft, url: 'https://127.0.0.1/x' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'endpoint_refused',
      message: 'Webhooks go to public https addresses only.',
    });
    for (const body of [{ ...draft, topics: [] }, { ...draft, topics: ['x'] }, { url: 'x' }, {}]) {
      expect((await call('POST', '', body)).statusCode).toBe(400);
    }
    expect(await list()).toHaveLength(before);
  });

  it('AUTH-06 are for those who may manage integrations, of this site, with their crumb', async () => {
    const { endpoint } = await make();
    const otherId = await app.createSite({ identifier: 'other' });
    const as = async (site: string, role: RoleNumber) => {
      const visitor = new TestVisitor(app, 'shop.localhost');
      const cookies = await signInStaff(app, { [site]: [role] });
      for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
      return visitor;
    };
    const path = owner.url('webhook-endpoints');
    for (const [visitor, status] of [
      [await as(siteId, userRoles.values.storeManager), 403],
      [await as(otherId, userRoles.values.admin), 403],
    ] as const) {
      expect((await visitor.send('GET', path)).statusCode).toBe(status);
      expect((await visitor.send('POST', path, { body: draft })).statusCode).toBe(status);
      const one = `${path}/${endpoint.id}`;
      expect((await visitor.send('PATCH', one, { body: { state: 'off' } })).statusCode).toBe(
        status,
      );
    }
    const neighbour = await as(otherId, userRoles.values.admin);
    const theirs = `/api/sites/other/webhook-endpoints/${endpoint.id}`;
    const tried = await neighbour.send('PATCH', theirs, { body: { state: 'off' } });
    expect(tried.statusCode).toBe(404);
    const crumbless = await app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'shop.localhost' },
      cookies: Object.fromEntries((await as(siteId, userRoles.values.admin)).cookies.entries()),
      payload: draft,
    });
    expect(crumbless.statusCode).not.toBe(200);
    expect(await shown(endpoint.id)).toMatchObject({ state: 'active' });
  });
});
