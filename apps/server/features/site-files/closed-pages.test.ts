import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { userRoles, type SitePage } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { closeForMembers } from '../page-locks/close-for-members.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { writeSiteFolder } from './write-folder.ts';

describeOnBothDatabases('closed pages as files', (database) => {
  let app: TestApp;
  let folder: string;
  let copy: Office;
  let pages: SitePage[];
  beforeAll(async () => {
    app = await createTestApp({ database });
    const { admin } = userRoles.values;
    const siteId = await app.createSite({ identifier: 'first' });
    const make = (title: string) =>
      app.ctx.transact((trx) =>
        saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: title, title }),
      );
    const [locked, club] = [await make('locked'), await make('club')];
    await make('open');
    const first = await createOffice(app, { [siteId]: [admin] }, 'first');
    await first.send('PUT', `pages/${locked.id}/lock`, { password: 'open sesame' });
    await app.ctx.transact((trx) => closeForMembers(trx, { siteId, ids: [club.id] }));
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-closed-'));
    await writeSiteFolder(app.ctx.media.store, folder, await exportSite(app.ctx, 'first'));
    const copyId = await importSite(app.ctx, 'copy', await readSiteFolder(folder));
    copy = await createOffice(app, { [copyId]: [admin] }, 'copy');
    ({ pages } = (await copy.get('pages')).json<{ pages: SitePage[] }>());
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const find = (urlId: string) => pages.find((page) => page.urlId === urlId)!;
  const ask = async (url: string, host = 'copy.localhost') => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers: { host } });
    return [statusCode, /"pageType":(\d+)/.exec(body)?.[1]];
  };

  it('EDIT-05 come back closed for the reason that they had', async () => {
    expect(find('locked')).toMatchObject({ isLocked: true, isProtected: true });
    expect(find('club')).toMatchObject({ isLocked: false, isProtected: true });
    expect(await ask('/locked')).toEqual([401, '103']);
    expect(await ask('/club')).toEqual([401, '105']);
    expect((await ask('/open'))[0]).toBe(200);
  });

  it('EDIT-05 tell no password, and none opens them until a new one is set', async () => {
    const all = fs
      .readdirSync(path.join(folder, 'pages'))
      .map((name) => fs.readFileSync(path.join(folder, 'pages', name), 'utf8'));
    expect(all.join()).toContain('"closedBy": "password"');
    expect(all.join()).not.toMatch(/argon2|sesame/);
    const { id } = find('locked');
    const enter = async (password: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/lock',
          headers: {
            host: 'copy.localhost',
            origin: 'http://copy.localhost',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams({ page: id, password, next: '/locked' }).toString(),
        })
      ).statusCode;
    expect(await enter('open sesame')).toBe(403);
    expect(await enter('')).toBe(403);
    const set = await copy.send('PUT', `pages/${id}/lock`, { password: 'a new word' });
    expect(await enter('a new word')).toBe(303);
    // Taking the word back leaves it as it came: closed, and open to nobody.
    const { activityId } = set.json<{ activityId: string }>();
    const back = await copy.send('POST', `activity/${activityId}/undo`);
    expect(back.statusCode, back.body).toBe(200);
    expect(await enter('a new word')).toBe(403);
    expect(await ask('/locked')).toEqual([401, '103']);
    const opened = await copy.send('DELETE', `pages/${id}/lock`);
    expect(opened.json()).toMatchObject({ isDeleted: true });
    expect((await ask('/locked'))[0]).toBe(200);
  });
});
