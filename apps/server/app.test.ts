import { afterAll, beforeAll, expect, it } from 'vitest';
import { bumpSiteVersion } from './db/site-versions.ts';
import { describeOnBothDatabases } from './testing/on-both-databases.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

describeOnBothDatabases('app', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('answers the health check before there is a site', async () => {
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('finds sites by domain, by NAME.localhost and by default', async () => {
    const first = await app.createSite({ identifier: 'first' });
    const second = await app.createSite({ identifier: 'second', host: 'books.example' });
    expect((await app.ctx.sites.find('127.0.0.1:3000'))?.siteId).toBe(first);
    expect((await app.ctx.sites.find('unknown.example'))?.siteId).toBe(first);
    expect((await app.ctx.sites.find('second.localhost:3000'))?.siteId).toBe(second);
    expect((await app.ctx.sites.find('Books.Example.:80'))?.siteId).toBe(second);
  });

  it('drops the cached site when its version is raised', async () => {
    const before = await app.ctx.sites.find('second.localhost');
    await app.ctx.transact(async (trx) => {
      await trx
        .updateTable('sites')
        .set({ title: 'New name' })
        .where('site_id', '=', before!.siteId)
        .execute();
      await bumpSiteVersion(trx, before!.siteId);
    });
    const after = await app.ctx.sites.find('second.localhost');
    expect(after).toMatchObject({ title: 'New name', version: before!.version + 1 });
    expect(app.ctx.siteVersions.get(before!.siteId)).toBe(before!.version + 1);
  });

  it('hears no version of a transaction that was rolled back', async () => {
    const before = await app.ctx.sites.find('second.localhost');
    await expect(
      app.ctx.transact(async (trx) => {
        await bumpSiteVersion(trx, before!.siteId);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await app.ctx.sites.find('second.localhost')).toBe(before);
  });
});
