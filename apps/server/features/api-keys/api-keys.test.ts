import { apiLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';

interface Made {
  key: { id: string; hint: string; scopes: string[]; createdBy: string };
  secret: string;
}

describeOnBothDatabases('keys of programs', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'shop' });
    owner = await createTestOwner(app, 'shop');
  });
  afterAll(() => app.close());

  const create = async (body: unknown) => {
    const response = await owner.send('POST', owner.url('api-keys'), { body });
    expect(response.statusCode).toBe(200);
    return response.json<Made>();
  };

  it('APIK-02 D-74 are shown once, when they are made, and kept as a hash', async () => {
    const { key, secret } = await create({ name: ' Warehouse ', scopes: ['orders:read'] });
    expect(secret).toMatch(/^swk_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Warehouse', hint: secret.slice(0, 8), lastUsedOn: null });
    const listed = await owner.send('GET', owner.url('api-keys'));
    expect(listed.json<{ keys: unknown[] }>().keys).toContainEqual(key);
    expect(listed.body).not.toContain(secret);
    const rows = await app.ctx.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(9));
  });

  it('APIK-01 are gone once they are deleted', async () => {
    const { key } = await create({ name: 'Old', scopes: ['orders:read'] });
    const remove = () => owner.send('DELETE', owner.url(`api-keys/${key.id}`));
    expect((await remove()).json()).toEqual({ isDeleted: true });
    expect((await remove()).json()).toEqual({ isDeleted: false });
  });

  it('AUTH-06 go on working when their maker has left, which shows, until they are taken over', async () => {
    const maker = new TestVisitor(app, 'shop.localhost');
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.admin] });
    for (const [name, value] of Object.entries(cookies)) maker.cookies.set(name, value);
    const body = { name: 'Till', scopes: ['orders:read'] };
    const made = (await maker.send('POST', owner.url('api-keys'), { body })).json<Made>();
    const ask = (secret: string) =>
      new TestVisitor(app, 'shop.localhost').send('GET', '/api/1.0/commerce/orders', {
        headers: { authorization: `Bearer ${secret}`, 'user-agent': 'till' },
      });
    const shown = async () => {
      const answer = await owner.send('GET', owner.url('api-keys'));
      const { keys } = answer.json<{ keys: (Made['key'] & { isMakerGone: boolean })[] }>();
      return keys.find(({ id }) => id === made.key.id)!;
    };
    expect((await shown()).isMakerGone).toBe(false);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('site_staff')
        .set({ roles: [userRoles.values.viewer] })
        .execute(),
    );
    expect((await shown()).isMakerGone).toBe(true);
    expect((await ask(made.secret)).statusCode).toBe(200);
    const renewals = `api-keys/${made.key.id}/renewals`;
    expect((await maker.send('POST', owner.url(renewals))).statusCode).toBe(403);
    const taken = (await owner.send('POST', owner.url(renewals))).json<Made>();
    expect(taken.key).toMatchObject({ id: made.key.id, name: 'Till', isMakerGone: false });
    expect((await ask(made.secret)).statusCode).toBe(401);
    expect((await ask(taken.secret)).statusCode).toBe(200);
    expect((await owner.send('POST', owner.url('api-keys/none/renewals'))).statusCode).toBe(404);
  });

  it('AUTH-06 are made, taken over and deleted by who has proved lately who they are', async () => {
    const { key } = await create({ name: 'Proved', scopes: ['orders:read'] });
    const prove = (proved_at: Date | null) =>
      app.ctx.transact((trx) => trx.updateTable('staff_sessions').set({ proved_at }).execute());
    await prove(null);
    const body = { name: 'x', scopes: ['orders:read'] };
    const answers = [
      await owner.send('POST', owner.url('api-keys'), { body }),
      await owner.send('POST', owner.url(`api-keys/${key.id}/renewals`)),
      await owner.send('DELETE', owner.url(`api-keys/${key.id}`)),
    ];
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'proof_required',
      'proof_required',
      'proof_required',
    ]);
    await prove(app.ctx.now());
    const kept = await owner.send('GET', owner.url('api-keys'));
    expect(kept.json<{ keys: object[] }>().keys).toContainEqual(key);
  });

  it.each([
    ['without a name', { name: ' ', scopes: ['orders:read'] }],
    ['without a scope', { name: 'x', scopes: [] }],
    ['with a scope that there is not', { name: 'x', scopes: ['profiles:write'] }],
  ])('are not made %s', async (_why, body) => {
    expect((await owner.send('POST', owner.url('api-keys'), { body })).statusCode).toBe(400);
  });

  it('AUTH-06 are made by those who may manage integrations only', async () => {
    const manager = new TestVisitor(app, 'shop.localhost');
    const cookies = await signInStaff(app, { [siteId]: [15] });
    for (const [name, value] of Object.entries(cookies)) manager.cookies.set(name, value);
    const body = { name: 'x', scopes: ['orders:read'] };
    expect((await manager.send('POST', owner.url('api-keys'), { body })).statusCode).toBe(403);
    expect((await manager.send('GET', owner.url('api-keys'))).statusCode).toBe(403);
  });

  it('are as many as a site may have, and of two at the same moment one gets the last place', async () => {
    const { keys } = (await owner.send('GET', owner.url('api-keys'))).json<{ keys: unknown[] }>();
    const body = { name: 'x', scopes: ['orders:read'] };
    const most = apiLimits.keysPerSite - 1;
    for (let count = keys.length; count < most; count += 1) await create(body);
    const more = () => owner.send('POST', owner.url('api-keys'), { body });
    const made = await meetAtLock(app, sql`lock table api_keys in share mode`, [more, more]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(made[1]!.json<{ code: string }>().code).toBe('too_many_keys');
  });
});
