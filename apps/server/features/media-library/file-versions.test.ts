import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteFile } from '@sitewright/contract';
import { originalKey } from '../../media/asset-store.ts';
import { makePicture, openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { saveProduct } from '../products/save-product.ts';
import { forgetVersions } from './forget-versions.ts';

const day = 24 * 60 * 60 * 1000;
const forGood = 'public, max-age=31536000, immutable';

describeOnBothDatabases('files that are replaced and edited', (database) => {
  let app: TestApp;
  let desk: MediaDesk;
  let siteId: string;
  let shop: TestShop;

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
    shop = await createTestShop(app, siteId);
  });
  afterAll(() => app.close());

  const replace = async (id: string, name: string, bytes: Uint8Array, type?: string) => {
    const uploadId = await desk.upload(name, bytes, type);
    return desk.call('POST', `/${id}/replacements`, { uploadId });
  };
  const edit = (
    id: string,
    how: object,
    {
      from = 0,
      ...more
    }: { from?: number; isCopy?: boolean; focal?: { x: number; y: number } } = {},
  ) => desk.call('POST', `/${id}/picture-edits`, { edit: how, from, ...more });
  const undo = (activityId: unknown) =>
    desk.callSite('POST', `/activity/${String(activityId)}/undo`, {});
  const fetchBytes = async (path: string) => {
    const answer = await fetch(desk.origin + path);
    return {
      cache: answer.headers.get('cache-control'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const hashOf = async (id: string) => {
    const row = await app.ctx.db
      .selectFrom('assets')
      .select('sha256')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.sha256;
  };

  it('FILE-12 a replaced picture is the new one wherever it is shown, also in texts, and comes back', async () => {
    const first = await makePicture(10);
    const second = await makePicture(250, 'jpeg');
    const file = await desk.add('hero.png', first, 'image/png');
    const product = await shop.addProduct();
    const body = `<p><img src="${file.url}?format=500w" alt="" /> and <a href="${file.url}">it</a></p>`;
    await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, { id: product.id, imageIds: [file.id], body }),
    );
    // An address that caches have seen, and that others link.
    expect((await fetchBytes(file.url)).cache).toBe(forGood);
    const done = await replace(file.id, 'another.jpg', second, 'image/jpeg');
    expect(done.status).toBe(200);
    const now = done.body['file'] as SiteFile;
    expect(now).toMatchObject({ id: file.id, filename: 'hero.jpg', revision: 1 });
    expect(now.contentType).toBe('image/jpeg');
    expect(now.url).not.toBe(file.url);
    const served = await fetchBytes(`${now.url}?format=original`);
    expect([served.cache, served.bytes.equals(second)]).toEqual([forGood, true]);
    const old = await fetchBytes(`${file.url}?format=original`);
    expect(old.bytes.equals(second)).toBe(true);
    expect(old.cache).not.toBe(forGood);
    const saved = await app.ctx.db
      .selectFrom('products')
      .select('body')
      .where('site_id', '=', siteId)
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(saved.body).toBe(body.replaceAll(file.url, now.url));
    const page = await fetch(`${desk.origin}/shop?format=json`);
    expect(await page.text()).toContain(now.url);

    const back = await undo(done.body['activityId']);
    expect(back.status).toBe(200);
    const again = (await desk.call('GET', `/${file.id}`)).body['file'] as SiteFile;
    expect(again).toMatchObject({ filename: 'hero.png', revision: 2 });
    expect((await fetchBytes(`${again.url}?format=original`)).bytes.equals(first)).toBe(true);
    expect((await undo(done.body['activityId'])).status).toBe(409);
  });

  it('a link to a file by its name shows the new bytes', async () => {
    const file = await desk.add('menu.txt', Buffer.from('soup'));
    await replace(file.id, 'menu of may.txt', Buffer.from('salad'));
    expect((await fetchBytes('/s/menu.txt')).bytes.toString()).toBe('salad');
  });

  it('FILE-04 what is of another kind, or broken, replaces nothing and is not kept', async () => {
    const file = await desk.add('kept.png', await makePicture(33), 'image/png');
    const text = await replace(file.id, 'kept.png', Buffer.from('no picture'), 'image/png');
    expect([text.status, text.body['code']]).toEqual([422, 'file_kind_differs']);
    const broken = (await makePicture(34)).subarray(0, 60);
    const refused = await replace(file.id, 'kept.png', broken, 'image/png');
    expect([refused.status, refused.body['code']]).toEqual([422, 'file_not_supported']);
    const sha256 = createHash('sha256').update(broken).digest('hex');
    expect(await app.ctx.media.store.get(originalKey(siteId, sha256))).toBeUndefined();
    const notes = await desk.add('notes.txt', Buffer.from('notes'));
    const pdf = Buffer.from('%PDF-1.4 and so on');
    expect((await replace(notes.id, 'notes.pdf', pdf)).body['code']).toBe('file_kind_differs');
    expect((await desk.call('GET', `/${file.id}`)).body['file']).toMatchObject({ revision: 0 });
    expect((await replace('none', 'a.txt', Buffer.from('a'))).status).toBe(404);
  });

  it('two clicks replace a file once', async () => {
    const file = await desk.add('clicked.txt', Buffer.from('before the clicks'));
    const uploadId = await desk.upload('clicked.txt', Buffer.from('after the clicks'));
    const both = await Promise.all(
      [0, 1].map(() => desk.call('POST', `/${file.id}/replacements`, { uploadId })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.call('GET', `/${file.id}`)).body['file']).toMatchObject({ revision: 1 });
  });

  it('the same bytes change nothing', async () => {
    const file = await desk.add('same.txt', Buffer.from('the very same'));
    const done = await replace(file.id, 'same.txt', Buffer.from('the very same'));
    expect(done.body).toMatchObject({ activityId: null, file: { revision: 0 } });
  });

  it('keeps what a file was for 30 days and not longer, nor longer than the file', async () => {
    const was = Buffer.from('first words');
    const file = await desk.add('words.txt', was);
    const key = originalKey(siteId, await hashOf(file.id));
    const done = await replace(file.id, 'words.txt', Buffer.from('second words'));
    const other = await desk.add('gone.txt', Buffer.from('gone one'));
    const otherKey = originalKey(siteId, await hashOf(other.id));
    await replace(other.id, 'gone.txt', Buffer.from('gone two'));
    await desk.call('POST', '/removals', { ids: [other.id] });
    expect(await app.ctx.media.store.get(otherKey)).toBeUndefined();

    const now = app.ctx.now().getTime();
    await forgetVersions({ ...app.ctx, now: () => new Date(now + 30 * day - 1000) });
    expect(await app.ctx.media.store.get(key)).toEqual(was);
    await forgetVersions({ ...app.ctx, now: () => new Date(now + 30 * day + 1000) });
    expect(await app.ctx.media.store.get(key)).toBeUndefined();
    const refused = await undo(done.body['activityId']);
    expect([refused.status, refused.body['code']]).toEqual([409, 'not_undoable']);
    expect((await fetchBytes('/s/words.txt')).bytes.toString()).toBe('second words');
  });

  it('bytes that another file has as well stay', async () => {
    const shared = Buffer.from('shared bytes');
    const first = await desk.add('first.txt', shared);
    await replace(first.id, 'first.txt', Buffer.from('others'));
    const second = await desk.add('second.txt', shared);
    expect(second.id).not.toBe(first.id);
    await desk.call('POST', '/removals', { ids: [first.id] });
    expect((await fetchBytes('/s/second.txt')).bytes).toEqual(shared);
  });

  it('FILE-12 a focal point that moves alone is kept, logged and taken back', async () => {
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#3366aa' },
    })
      .png()
      .toBuffer();
    const file = await desk.add('point.png', bytes, 'image/png');
    const moved = await edit(file.id, {}, { focal: { x: 0.25, y: 0.75 } });
    expect(moved.body['file']).toMatchObject({ focalX: 0.25, focalY: 0.75, revision: 0 });
    expect((await undo(moved.body['activityId'])).status).toBe(200);
    const back = (await desk.call('GET', `/${file.id}`)).body['file'];
    expect(back).toMatchObject({ focalX: 0.5, focalY: 0.5 });
    expect((await edit(file.id, {}, { from: 7 })).status).toBe(409);
  });

  it('FILE-12 cuts and turns a picture, moves its focal point along, and takes it back', async () => {
    // Left half red, right half blue.
    const half = (color: string) => ({
      create: { width: 50, height: 40, channels: 3 as const, background: color },
    });
    const bytes = await sharp({
      create: { width: 100, height: 40, channels: 3, background: '#ff0000' },
    })
      .composite([{ input: await sharp(half('#0000ff')).png().toBuffer(), left: 50, top: 0 }])
      .png()
      .toBuffer();
    const file = await desk.add('halves.png', bytes, 'image/png');
    await desk.call('POST', `/${file.id}/edits`, {
      changes: { focalX: { from: 0.5, to: 0.75 }, altText: { from: '', to: 'Halves' } },
    });
    const crop = { left: 0.5, top: 0, width: 0.5, height: 1 };
    const done = await edit(file.id, { crop }, { from: 0 });
    const cut = done.body['file'] as SiteFile;
    expect(cut).toMatchObject({ id: file.id, width: 50, height: 40, focalX: 0.5, revision: 1 });
    const { bytes: served } = await fetchBytes(`${cut.url}?format=original`);
    const { dominant } = await sharp(served).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await undo(done.body['activityId'])).status).toBe(200);
    const whole = (await desk.call('GET', `/${file.id}`)).body['file'];
    expect(whole).toMatchObject({ width: 100, focalX: 0.75, revision: 2 });
    const upper = { left: 0, top: 0, width: 1, height: 0.5 };
    const turned = await edit(file.id, { crop: upper, turn: 90 }, { from: 2, isCopy: true });
    const copy = turned.body['file'] as SiteFile;
    expect(copy.id).not.toBe(file.id);
    expect(copy).toMatchObject({ width: 40, height: 50, altText: 'Halves' });
    // Turned to the right, what was left is above.
    const above = await sharp((await fetchBytes(`${copy.url}?format=original`)).bytes).stats();
    expect(above.dominant.r).toBeGreaterThan(above.dominant.b);
    expect((await desk.call('GET', `/${file.id}`)).body['file']).toMatchObject({ width: 100 });
  });

  it('FILE-12 an edit starts from the original each time, and an edit of nothing brings it back', async () => {
    const bytes = await makePicture(90, 'jpeg');
    const file = await desk.add('again.jpg', bytes, 'image/jpeg');
    const half = { left: 0, top: 0, width: 0.5, height: 1 };
    const first = await edit(file.id, { crop: half, filter: 'mono', straighten: 3 });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const narrow = first.body['file'] as SiteFile;
    expect(narrow.width).toBeLessThan(file.width);
    const told = (await desk.call('GET', `/${file.id}/picture-edit`)).body;
    expect(told).toMatchObject({
      width: file.width,
      height: file.height,
      edit: { crop: half, filter: 'mono', straighten: 3 },
    });
    const url = `/api/sites/alder/files/${file.id}/picture-original`;
    const shown = await app.inject({ method: 'GET', url, cookies: await signInOwner(app) });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: file.width,
    });
    // The half of the half would be a quarter, if it did not start from the original.
    const second = await edit(file.id, { crop: half }, { from: 1 });
    expect(second.body['file']).toMatchObject({ width: Math.round(file.width / 2), revision: 2 });
    expect((await undo(second.body['activityId'])).status).toBe(200);
    const before = (await desk.call('GET', `/${file.id}/picture-edit`)).body;
    expect(before['edit']).toMatchObject({ filter: 'mono' });
    const reset = await edit(file.id, {}, { from: 3 });
    const whole = reset.body['file'] as SiteFile;
    expect((await fetchBytes(`${whole.url}?format=original`)).bytes.equals(bytes)).toBe(true);
    const stale = await edit(file.id, { flipX: true }, { from: 3 });
    expect([stale.status, stale.body['code']]).toEqual([409, 'edited_meanwhile']);
  });

  it('FILE-12 the original stays as long as an edit is made of it, and goes with the file', async () => {
    const file = await desk.add('kept.png', await makePicture(33), 'image/png');
    const original = await hashOf(file.id);
    await edit(file.id, { flipX: true, brightness: 20 });
    const today = app.ctx.now();
    app.setNow(new Date(today.getTime() + 40 * day));
    await forgetVersions(app.ctx);
    app.setNow(today);
    const key = originalKey(siteId, original);
    expect(await app.ctx.media.store.get(key)).toBeDefined();
    expect((await edit(file.id, {}, { from: 1 })).status).toBe(200);
    await edit(file.id, { flipY: true }, { from: 2 });
    await desk.call('POST', '/removals', { ids: [file.id] });
    expect(await app.ctx.media.store.get(key)).toBeUndefined();
  });

  it('refuses to cut what moves or is drawn, and what is no part of the picture', async () => {
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const drawn = await desk.add('drawn.svg', svg, 'image/svg+xml');
    const refused = await edit(drawn.id, { crop });
    expect([refused.status, refused.body['code']]).toEqual([422, 'picture_not_editable']);
    const notes = await desk.add('no-picture.txt', Buffer.from('no picture at all'));
    expect((await edit(notes.id, { crop })).status).toBe(422);
    const picture = await desk.add('whole.png', await makePicture(77), 'image/png');
    const over = { crop: { ...crop, left: 0.6 } };
    expect((await edit(picture.id, over)).status).toBe(400);
    const tiny = { crop: { left: 0.999, top: 0.999, width: 0.001, height: 0.001 } };
    expect((await edit(picture.id, tiny)).body['file']).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});
