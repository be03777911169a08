import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { addDocument } from '../documents/add-document.ts';
import { insertFolder } from '../media-library/change-folders.ts';
import { operator } from '../settings/settings-actor.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { writeSiteFolder } from './write-folder.ts';

describeOnBothDatabases('names that a folder of files could confuse', (database) => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-names-'));
    app = await createTestApp({ database });
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  async function written(identifier: string): Promise<string[]> {
    const target = path.join(folder, identifier);
    await writeSiteFolder(app.ctx.media.store, target, await exportSite(app.ctx, identifier));
    const files = fs.readdirSync(target, { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile())
      .map((file) => path.relative(target, path.join(file.parentPath, file.name)))
      .toSorted();
  }

  async function there(from: string, to: string): Promise<void> {
    const before = await written(from);
    await importSite(app.ctx, to, await readSiteFolder(path.join(folder, from)));
    expect(await written(to)).toEqual(before);
  }

  it('a file and a folder of one name, and an address that begins as another one ends', async () => {
    const siteId = await app.createSite({ identifier: 'alike' });
    const picture = async (width: number, filename: string) => {
      const bytes = await sharp({ create: { width, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      return storeAsset(app.ctx, siteId, { bytes, filename });
    };
    const [outer, inner] = [await picture(8, 'kiln.png'), await picture(9, 'inner.png')];
    await app.ctx.transact(async (trx) => {
      const id = newId();
      await insertFolder(trx, siteId, { id, name: 'Kiln.png', parentId: null });
      await trx
        .updateTable('assets')
        .set({ folder_id: id })
        .where('site_id', '=', siteId)
        .where('id', '=', inner)
        .execute();
      for (const urlId of ['notes', 'notes.json', 'notes.html/more', 'notes.json/more']) {
        await saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId, title: urlId });
      }
      const at = app.ctx.now();
      for (const ownerId of ['a', 'a.json/b', 'a.', 'a%2e', 'A']) {
        const purpose = 'block-field';
        await addDocument(trx, { siteId, purpose, ownerId, actor: operator, at });
      }
    });
    expect(outer).not.toBe(inner);
    await there('alike', 'alike-again');
    const owners = await app.ctx.db
      .selectFrom('documents')
      .innerJoin('sites', 'sites.site_id', 'documents.site_id')
      .select('owner_id')
      .where('identifier', '=', 'alike-again')
      .execute();
    expect(owners.map(({ owner_id: id }) => id).toSorted()).toEqual(
      ['a', 'a.json/b', 'a.', 'a%2e', 'A'].toSorted(),
    );
  });

  it('addresses of many parts', async () => {
    const siteId = await app.createSite({ identifier: 'deep' });
    const many = Array.from({ length: 100 }, () => 'a').join('/');
    await app.ctx.transact(async (trx) => {
      const page = { typeName: 'blog', type: 1, urlId: many, title: 'Deep' } as const;
      const { id: collectionId } = await saveCollection(trx, siteId, page);
      const post = { collectionId, urlId: many, title: 'Deeper', publishOn: app.ctx.now() };
      await saveContentItem(trx, siteId, post);
    });
    await there('deep', 'deep-again');
  });
});
