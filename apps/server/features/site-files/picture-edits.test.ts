import { hash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noPictureEdit } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import { editPicture, readPictureEdit } from '../media-library/edit-picture.ts';
import { writeTranslation } from '../multilingual/store-translations.ts';
import { operator } from '../settings/settings-actor.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { writeSiteFolder } from './write-folder.ts';

describeOnBothDatabases('edited pictures, words and menus as files', (database) => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-pictures-'));
    app = await createTestApp({ database });
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const written = async (identifier: string) => {
    const target = path.join(folder, identifier);
    await writeSiteFolder(app.ctx.media.store, target, await exportSite(app.ctx, identifier));
    return target;
  };
  const bytesIn = (where: string) =>
    fs
      .readdirSync(where, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(where, name)).isFile())
      .toSorted()
      .map((name) => [name, fs.readFileSync(path.join(where, name), 'latin1')] as const);
  const assetOf = (siteId: string) =>
    app.ctx.db
      .selectFrom('assets')
      .selectAll()
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();

  it('a picture keeps its edit, its focal point and its original, there and back', async () => {
    const { ctx } = app;
    const siteId = await app.createSite({ identifier: 'drawn' });
    const background = { r: 200, g: 80, b: 20 };
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const id = await storeAsset(ctx, siteId, { bytes, filename: 'kiln.png' });
    const edit = {
      ...noPictureEdit,
      turn: 90 as const,
      crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
      filter: 'sepia' as const,
    };
    const site = (await ctx.sites.get(siteId))!;
    const focal = { x: 0.25, y: 0.75 };
    const which = { site, id, actor: operator };
    await editPicture(ctx, which, { edit, from: 0, focal, isCopy: false });

    const before = await written('drawn');
    const again = await importSite(ctx, 'drawn-again', await readSiteFolder(before));
    expect(bytesIn(await written('drawn-again'))).toEqual(bytesIn(before));
    const asset = await assetOf(again);
    expect(await readPictureEdit(ctx, again, asset.id)).toEqual({ edit, width: 60, height: 40 });
    expect([asset.focal_x, asset.focal_y]).toEqual([0.25, 0.75]);
    const copy = { site: (await ctx.sites.get(again))!, id: asset.id, actor: operator };
    await editPicture(ctx, copy, { edit: noPictureEdit, from: asset.revision, isCopy: false });
    const { sha256 } = await assetOf(again);
    expect(sha256).toBe(hash('sha256', bytes));
  });

  it('an original that is missing, or that no picture has, is told by its name', async () => {
    const where = path.join(folder, 'drawn');
    const [original] = fs.readdirSync(path.join(where, 'originals'));
    const at = path.join(where, 'originals', original!);
    const bytes = fs.readFileSync(at);
    fs.writeFileSync(path.join(where, 'originals', 'other'), bytes);
    const content = await readSiteFolder(where);
    await expect(importSite(app.ctx, 'odd', content)).rejects.toThrow('originals/other');
    fs.rmSync(path.join(where, 'originals', 'other'));
    fs.rmSync(at);
    const without = await readSiteFolder(where);
    await expect(importSite(app.ctx, 'odd', without)).rejects.toThrow(`${original} is missing`);
  });

  it('§8 translations are made safe, whatever their files say', async () => {
    const siteId = await app.createSite({ identifier: 'said' });
    const page = { typeName: 'page', type: 10 as const, urlId: 'about', title: 'About' };
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, siteId, page));
    const key = { siteId, kind: 'page', id, language: 'fr' } as const;
    const description = { text: '<p>Brume</p>', original: '<p>Fog</p>' };
    await app.ctx.transact((trx) => writeTranslation(trx, key, { description }, app.ctx.now()));
    const target = await written('said');
    const file = path.join(target, 'translations.json');
    const hostile = JSON.stringify('<p onclick="x()">Brume</p><script>x()</script>');
    const told = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, told.replace('"<p>Brume</p>"', hostile));
    const again = await importSite(app.ctx, 'said-again', await readSiteFolder(target));
    const { fields } = await app.ctx.db
      .selectFrom('translations')
      .select('fields')
      .where('site_id', '=', again)
      .executeTakeFirstOrThrow();
    expect(fields).toMatchObject({ description: { text: '<p>Brume</p>' } });
  });

  it('links of menus to what is for members stay behind: it is not among the files', async () => {
    const siteId = await app.createSite({ identifier: 'closed' });
    const link = { externalLink: { title: 'Map', url: '/map', newWindow: false } };
    const area = { memberAreaId: 'a'.repeat(24), title: 'Members' };
    const items = [link, area, { ...link, items: [area, link] }];
    await app.ctx.transact((trx) => saveNavigation(trx, siteId, { name: 'mainNav', items }));
    const menus = fs.readFileSync(path.join(await written('closed'), 'menus.json'), 'utf8');
    expect(JSON.parse(menus)).toEqual({ mainNav: [link, { ...link, items: [link] }] });
  });

  it('§8 words of a picture are made safe, whatever its files say', async () => {
    const siteId = await app.createSite({ identifier: 'told' });
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await storeAsset(app.ctx, siteId, { bytes, filename: 'told.png' });
    const target = await written('told');
    const media = path.join(target, 'media.json');
    const told = fs.readFileSync(media, 'utf8');
    const hostile = JSON.stringify('<p onclick="x()">Fog</p><script>x()</script>');
    fs.writeFileSync(media, told.replace('"body": ""', `"body": ${hostile}`));
    const again = await importSite(app.ctx, 'told-again', await readSiteFolder(target));
    expect(await assetOf(again)).toMatchObject({ body: '<p>Fog</p>' });
  });
});
