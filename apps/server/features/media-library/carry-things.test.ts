/** Pictures and pages of one site, wanted by whoever pastes on another one. */
import { collectionTypes, userRoles, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../../testing/media-desk.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

describeOnBothDatabases('copies between sites', (database) => {
  let app: TestApp;
  const siteIds: Record<string, string> = {};
  const pages: Record<string, string> = {};
  let picture: string;
  let lonely: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    for (const identifier of ['alder', 'birch']) {
      const siteId = await app.createSite({ identifier });
      siteIds[identifier] = siteId;
      const type = collectionTypes.values.page;
      const page = { typeName: 'page', type, urlId: 'about', title: 'About' };
      const { id } = await app.ctx.transact((trx) => saveCollection(trx, siteId, page));
      pages[identifier] = id;
    }
    lonely = await app.ctx.transact(async (trx) => {
      const type = collectionTypes.values.page;
      const page = { typeName: 'page', type, urlId: 'only-here', title: 'Only here' };
      return (await saveCollection(trx, siteIds['alder']!, page)).id;
    });
    picture = await storeAsset(app.ctx, siteIds['alder']!, {
      bytes: await makePicture(9),
      filename: 'bowl.png',
      altText: 'A bowl',
    });
  });
  afterAll(() => app.close());

  const { editor, moderator, draftEditor } = userRoles.values;
  const office = (roles: Record<string, readonly RoleNumber[]>) =>
    createOffice(
      app,
      Object.fromEntries(Object.entries(roles).map(([name, of]) => [siteIds[name]!, of])),
      'birch',
    );
  const carry = async (by: Office, siteId = siteIds['alder']!) =>
    by.send('POST', 'carried', { siteId, ids: [picture, pages['alder'], lonely, 'f'.repeat(24)] });

  it('a picture is copied once with its words, and a page is that of the same address', async () => {
    const by = await office({ alder: [editor], birch: [editor] });
    const first = (await carry(by)).json<{ ids: Record<string, string> }>().ids;
    expect(Object.keys(first).toSorted()).toEqual(
      [picture, pages['alder']!, siteIds['alder']!].toSorted(),
    );
    expect(first[pages['alder']!]).toBe(pages['birch']);
    const copy = await by.get(`files/${first[picture]}`);
    expect(copy.json()).toMatchObject({ file: { filename: 'bowl.png', altText: 'A bowl' } });
    const again = (await carry(by)).json<{ ids: Record<string, string> }>().ids;
    expect(again).toEqual(first);
  });

  it('a page of another kind is none of the same address, and a site takes no larger file than it allows', async () => {
    const pageOf = (identifier: string, typeName: string, type: 10 | 1) =>
      app.ctx.transact(async (trx) => {
        const page = { typeName, type, urlId: 'news', title: 'News' };
        return (await saveCollection(trx, siteIds[identifier]!, page)).id;
      });
    const news = await pageOf('alder', 'page', 10);
    await pageOf('birch', 'blog', 1);
    const large = await storeAsset(app.ctx, siteIds['alder']!, {
      bytes: Buffer.concat([await makePicture(3), Buffer.alloc(1_100_000)]),
      filename: 'large.png',
    });
    const values = { media: { imageMegabytes: 1 } };
    await writeSettings(app.ctx, { siteId: siteIds['birch']!, actor: operator, values });
    const by = await office({ alder: [editor], birch: [editor] });
    const body = { siteId: siteIds['alder']!, ids: [news, large] };
    expect((await by.send('POST', 'carried', body)).json()).toEqual({
      ids: { [siteIds['alder']!]: siteIds['birch'] },
    });
  });

  it('who may not read the other site gets nothing, as of a site that is not there', async () => {
    const stranger = await office({ birch: [editor] });
    const reader = await office({ alder: [moderator], birch: [editor] });
    const nothing = { ids: {} };
    expect([(await carry(stranger)).json(), (await carry(reader)).json()]).toEqual([
      nothing,
      nothing,
    ]);
    const owner = await office({ alder: [editor], birch: [editor] });
    expect((await carry(owner, 'e'.repeat(24))).json()).toEqual(nothing);
    expect((await carry(await office({ birch: [moderator] }))).statusCode).toBe(403);
    const drafter = await office({ alder: [editor], birch: [draftEditor] });
    expect((await carry(drafter)).statusCode).toBe(200);
  });
});
