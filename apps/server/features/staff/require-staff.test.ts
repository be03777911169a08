import { userRoles } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';
import { createRequireStaff } from './require-staff.ts';

const { storeManager, editor, none } = userRoles.values;

describeOnBothDatabases('the gate of staff', (database) => {
  let app: TestApp;
  let server: FastifyInstance;
  let alder: string;
  let birch: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    alder = await app.createSite({ identifier: 'alder' });
    birch = await app.createSite({ identifier: 'birch' });
    server = await buildApp(app.ctx);
    const requireStaff = createRequireStaff(app.ctx);
    server.get('/try/orders', async (request) => ({
      displayName: (await requireStaff(request, request.site, 'view-orders')).displayName,
    }));
    await server.ready();
  });
  afterAll(async () => {
    await server.close();
    await app.close();
  });

  const ask = async (site: string, cookies?: Record<string, string>) => {
    const headers = { host: `${site}.localhost` };
    const answer = await server.inject({
      url: '/try/orders',
      headers,
      ...(cookies && { cookies }),
    });
    return [answer.statusCode, answer.json<Record<string, unknown>>()['code']];
  };

  it('AUTH-06 lets a role through on its own site and on no other', async () => {
    const cookies = await signInStaff(app, { [alder]: [storeManager] });
    expect(await ask('alder', cookies)).toEqual([200, undefined]);
    expect(await ask('birch', cookies)).toEqual([403, 'not_allowed']);
  });

  it('AUTH-06 takes the roles of each site for themselves', async () => {
    const cookies = await signInStaff(app, { [alder]: [editor], [birch]: [none, storeManager] });
    expect(await ask('alder', cookies)).toEqual([403, 'not_allowed']);
    expect(await ask('birch', cookies)).toEqual([200, undefined]);
  });

  it('asks for a session first, and takes no other word for one', async () => {
    expect(await ask('alder')).toEqual([401, 'not_signed_in']);
    expect(await ask('alder', { staff_session: 'x'.repeat(43) })).toEqual([401, 'not_signed_in']);
  });

  it('lets the owner of the installation through on every site', async () => {
    const cookies = await signInOwner(app);
    expect(await ask('alder', cookies)).toEqual([200, undefined]);
    expect(await ask('birch', cookies)).toEqual([200, undefined]);
  });
});
