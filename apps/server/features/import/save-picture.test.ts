import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from '../../media/disk-store.ts';
import type { AssetKeeper } from '../../media/prepare-asset.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSavePicture } from './save-picture.ts';

let app: TestApp;
let siteId: string;
let media: AssetKeeper;
const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-save-'));

beforeAll(async () => {
  app = await createTestApp();
  siteId = await app.createSite();
  media = { store: createDiskStore(folder), pictures: app.ctx.media.pictures };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const pictureOf = (bytes: Buffer) => ({
  bytes,
  filename: 'Blue Vase.jpg',
  altText: 'A vase',
  sourceUrl: 'https://cdn.example.com/blue.jpg',
});

it('keeps a picture as an asset that the next import finds by its address', async () => {
  const save = createSavePicture({ media, transact: app.ctx.transact }, siteId);
  const background = '#335577';
  const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  const id = await save(pictureOf(bytes));
  expect(await save(pictureOf(bytes))).toBe(id);
  const row = await app.ctx.db
    .selectFrom('assets')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    id,
    kind: 'image',
    width: 6,
    height: 4,
    alt_text: 'A vase',
    source_url: 'https://cdn.example.com/blue.jpg',
  });
});

it('refuses what is no picture', async () => {
  const save = createSavePicture({ media, transact: app.ctx.transact }, siteId);
  await expect(save(pictureOf(Buffer.from('<html>Not found</html>')))).rejects.toThrow(
    'no picture',
  );
});
