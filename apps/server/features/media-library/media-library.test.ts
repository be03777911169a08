import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { megabyte, type SiteFile } from '@sitewright/contract';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { originalKey } from '../../media/asset-store.ts';
import {
  makePicture,
  openMediaDesk,
  tusHeaders,
  uploadIdIn,
  uploadPath,
  type MediaDesk,
} from '../../testing/media-desk.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveProduct } from '../products/save-product.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';

const hour = 60 * 60 * 1000;

describeOnBothDatabases('the library of files', (database) => {
  let app: TestApp;
  let desk: MediaDesk;
  let siteId: string;
  let owner: StaffCookies;
  let shop: TestShop;

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    await app.createSite({ identifier: 'birch' });
    owner = await signInOwner(app);
    desk = await openMediaDesk(app, { site: 'alder', staff: owner });
    shop = await createTestShop(app, siteId);
  });
  afterAll(() => app.close());

  it('FILE-11 an upload goes on where a broken line ended, and becomes a file that is served', async () => {
    const bytes = new Uint8Array(Buffer.from('first half, second half'));
    const path = uploadPath(await desk.begin('notes and more.txt', { size: bytes.length }));
    expect((await desk.send(path, 0, bytes.slice(0, 11))).headers.get('upload-offset')).toBe('11');
    expect((await desk.call('POST', '', { uploadId: uploadIdIn(path) })).body).toMatchObject({
      code: 'upload_incomplete',
      message: 'File upload failed to complete',
    });
    const head = await desk.ask('HEAD', path, { headers: tusHeaders });
    expect(head.headers.get('upload-offset')).toBe('11');
    expect((await desk.send(path, 5, bytes.slice(5))).status).toBe(409);
    expect((await desk.send(path, 11, bytes.slice(11))).status).toBe(204);
    const { body } = await desk.call('POST', '', { uploadId: uploadIdIn(path) });
    const file = body['file'] as SiteFile;
    expect(file).toMatchObject({
      kind: 'other',
      filename: 'notes-and-more.txt',
      contentType: 'text/plain',
      byteSize: bytes.length,
    });
    const served = await fetch(desk.origin + file.url);
    expect(await served.text()).toBe('first half, second half');
    expect((await desk.ask('HEAD', path, { headers: tusHeaders })).status).toBe(404);
  });

  it('FILE-12 names, describes and sets the focal point of a picture, and takes it back', async () => {
    const file = await desk.add('red.png', await makePicture(200), 'image/png');
    expect(file).toMatchObject({ kind: 'image', width: 30, height: 20, focalX: 0.5 });
    const changes = {
      filename: { from: 'red.png', to: 'a red/b.gif' },
      altText: { from: '', to: 'A red field' },
      focalX: { from: 0.5, to: 0.25 },
    };
    const edited = await desk.call('POST', `/${file.id}/edits`, { changes });
    expect(edited.body['file']).toMatchObject({
      filename: 'b.png',
      altText: 'A red field',
      focalX: 0.25,
      focalY: 0.5,
    });
    const stale = await desk.call('POST', `/${file.id}/edits`, {
      changes: { altText: { from: '', to: 'Another' } },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { conflicts: { altText: { theirs: 'A red field', yours: 'Another' } } },
    });
    expect((await desk.call('POST', `/${file.id}/edits`, { changes })).status).toBe(409);
    const undone = await desk.ask(
      'POST',
      `/api/sites/alder/activity/${String(edited.body['activityId'])}/undo`,
    );
    expect(undone.status).toBe(200);
    expect((await desk.call('GET', `/${file.id}`)).body['file']).toMatchObject({
      filename: 'red.png',
      altText: '',
      focalX: 0.5,
    });
  });

  it('FILE-11 the same bytes that two upload at the same moment are one file', async () => {
    const bytes = Buffer.from('bytes of both');
    const ids = [await desk.upload('one.txt', bytes), await desk.upload('other.txt', bytes)];
    const both = await meetAtLock(
      app,
      sql`lock table assets in share mode`,
      ids.map((uploadId) => () => desk.call('POST', '', { uploadId })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ body }) => body['file'] as SiteFile);
    expect(other).toMatchObject({ id: one!.id, filename: 'one.txt' });
  });

  it('FILE-03 two who write words of a file at the same moment both have their way', async () => {
    const file = await desk.add('at-once.txt', Buffer.from('words at once'));
    const held = sql`select 1 from assets where id = ${file.id} for update`;
    const edit = (changes: object) => () => desk.call('POST', `/${file.id}/edits`, { changes });
    const both = await meetAtLock(app, held, [
      edit({ altText: { from: '', to: 'A vase' } }),
      edit({ title: { from: '', to: 'Vase' } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.call('GET', `/${file.id}`)).body['file']).toMatchObject({
      altText: 'A vase',
      title: 'Vase',
    });
  });

  it('FILE-03 refuses a file without a name', async () => {
    const file = await desk.add('named.txt', Buffer.from('named'));
    const { status, body } = await desk.call('POST', `/${file.id}/edits`, {
      changes: { filename: { from: 'named.txt', to: '  ' } },
    });
    expect([status, body['errors']]).toEqual([
      400,
      { 'changes.filename.to': 'Please enter a file name.' },
    ]);
  });

  it('FILE-05 FILE-10 refuses what is larger than the setting, before a byte of it is sent', async () => {
    const tooLarge = async (type: string, size: number) => {
      const answer = await desk.begin('big.bin', { size, type });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const words = (size: string) =>
      `The file big.bin is too large. The maximum allowed file size is ${size}.`;
    expect(await tooLarge('image/png', 20 * megabyte + 1)).toEqual([413, words('19.07 MB')]);
    expect(await tooLarge('audio/mpeg', 160 * megabyte + 1)).toEqual([413, words('152.59 MB')]);
    expect(await tooLarge('video/mp4', 300 * megabyte + 1)).toEqual([413, words('286.1 MB')]);
    expect((await desk.begin('big.bin', { size: 300 * megabyte, type: 'video/mp4' })).status).toBe(
      201,
    );
    await desk.ask('PATCH', '/api/sites/alder/settings', {
      body: JSON.stringify({ media: { fileMegabytes: 1 } }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await tooLarge('video/mp4', megabyte + 1)).toEqual([413, words('976.56 KB')]);
    expect((await desk.begin('nothing.txt', { size: 0 })).status).toBe(422);
  });

  it('FILE-05 a file that said it was something else is measured by what it is', async () => {
    await desk.ask('PATCH', '/api/sites/alder/settings', {
      body: JSON.stringify({ media: { fileMegabytes: 300, imageMegabytes: 1 } }),
      headers: { 'content-type': 'application/json' },
    });
    const noise = await sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))), {
      raw: { width: 200, height: 100, channels: 3 },
    })
      .resize(1200, 600)
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(megabyte);
    const uploadId = await desk.upload('film.mp4', noise, 'video/mp4');
    const { status, body } = await desk.call('POST', '', { uploadId });
    expect([status, body['code']]).toEqual([413, 'upload_too_large']);
  });

  it('FILE-04 refuses what is no picture where a picture is asked for', async () => {
    const uploadId = await desk.upload('fake.png', Buffer.from('no picture'), 'image/png');
    const { status, body } = await desk.call('POST', '', { uploadId, accepts: 'image' });
    expect([status, body['message']]).toEqual([
      422,
      'The file fake.png does not appear to be a supported file.',
    ]);
    expect((await desk.call('POST', '', { uploadId })).status).toBe(404);
  });

  it('FILE-04 refuses what browsers do not draw where a picture is asked for, and keeps none of it', async () => {
    // The head of a bitmap and of a picture with layers; and one that breaks off.
    const whole = await makePicture(12);
    const given = [
      ['old.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
      ['layers.psd', Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(200)])],
      ['broken.png', whole.subarray(0, 40)],
    ] as const;
    for (const [name, bytes] of given) {
      const uploadId = await desk.upload(name, bytes, 'image/png');
      const { status, body } = await desk.call('POST', '', { uploadId, accepts: 'image' });
      expect([name, status, body['code']]).toEqual([name, 422, 'file_not_supported']);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await app.ctx.media.store.get(originalKey(siteId, sha256))).toBeUndefined();
    }
  });

  it('removed and uploaded again at once, a file is there whole or not at all', async () => {
    for (let time = 0; time < 5; time += 1) {
      const bytes = Buffer.from(`same bytes ${time}`);
      const { id } = await desk.add(`race-${time}.txt`, bytes);
      const uploadId = await desk.upload(`again-${time}.txt`, bytes);
      const [, again] = await Promise.all([
        desk.call('POST', '/removals', { ids: [id] }),
        desk.call('POST', '', { uploadId }),
      ]);
      const { files } = await desk.list(`?search=${time}.txt`);
      for (const { url } of files) expect((await fetch(desk.origin + url)).status).toBe(200);
      if (again.status !== 200) expect(again.body['code']).toBe('upload_incomplete');
    }
  });

  it('an upload that is taken by two clicks at once is one file', async () => {
    for (const time of [1, 2, 3]) {
      const bytes = Buffer.from(`Clicked twice, ${time}`);
      const uploadId = await desk.upload(`twice-${time}.txt`, bytes);
      const taken = await Promise.all([1, 2, 3].map(() => desk.call('POST', '', { uploadId })));
      expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
      const ids = new Set(taken.map(({ body }) => (body['file'] as SiteFile).id));
      expect(ids.size).toBe(1);
    }
  });

  it('an upload that is taken back while it becomes a file is a file, or was none', async () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      const uploadId = await desk.upload('gone.txt', Buffer.from(`Taken back ${turn}`));
      const [made] = await Promise.all([
        desk.call('POST', '', { uploadId }),
        desk.ask('DELETE', `/api/sites/alder/uploads/${uploadId}`, { headers: tusHeaders }),
      ]);
      expect([200, 404]).toContain(made.status);
    }
  });

  it('keeps the same bytes once', async () => {
    const first = await desk.add('twice.txt', Buffer.from('the same'));
    const second = await desk.add('again.txt', Buffer.from('the same'));
    expect(second.id).toBe(first.id);
  });

  it('searches, filters, sorts, counts, and goes on behind the last one', async () => {
    await desk.add('Blue Vase.txt', Buffer.from('blue'));
    await desk.add('blue lamp.txt', Buffer.from('lamp lamp'));
    const names = async (query: string) =>
      (await desk.list(query)).files.map(({ filename }) => filename);
    expect(await names('?search=VASE%20blu')).toEqual(['Blue-Vase.txt']);
    expect(await names('?search=blue&sort=name')).toEqual(['blue-lamp.txt', 'Blue-Vase.txt']);
    expect(await names('?search=blue&sort=size')).toEqual(['blue-lamp.txt', 'Blue-Vase.txt']);
    expect(await names('?search=%25')).toEqual(await names(''));
    expect(await names('?kind=image')).toEqual(['red.png']);
    expect(await names('?isAltMissing=true')).toEqual(['red.png']);
    expect(await names('?kind=video')).toEqual([]);
    const blue = await names('?search=blue&sort=name');
    const first = await desk.list('?search=blue&sort=name&limit=1');
    const second = await names(`?search=blue&sort=name&limit=1&after=${first.after}`);
    expect([...first.files.map(({ filename }) => filename), ...second]).toEqual(blue);
    const all = (await desk.list()).files.map(({ id }) => id);
    for (const sort of ['added', 'name', 'size']) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await desk.list(`?sort=${sort}&limit=2${after ? `&after=${after}` : ''}`);
        seen.push(...page.files.map(({ id }) => id));
        ({ after } = page);
      } while (after);
      expect(seen.toSorted()).toEqual(all.toSorted());
    }
    expect((await desk.call('GET', '/count')).body).toEqual({ count: all.length, isMore: false });
  });

  it('sounds are a kind of their own, and no other file', async () => {
    const sound = await desk.add('bell.wav', soundOf(8), 'audio/wav');
    expect(sound.kind).toBe('audio');
    const ids = async (kind: string) =>
      (await desk.list(`?kind=${kind}`)).files.map(({ id }) => id);
    expect(await ids('audio')).toEqual([sound.id]);
    expect(await ids('other')).not.toContain(sound.id);
  });

  it('removes what nothing uses; what a product shows stays', async () => {
    const used = await desk.add('used.png', await makePicture(90), 'image/png');
    const free = await desk.add('free.png', await makePicture(91), 'image/png');
    const product = await shop.addProduct();
    await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, { id: product.id, imageIds: [used.id] }),
    );
    const { body } = await desk.call('GET', `/${used.id}`);
    expect(body['uses']).toMatchObject([{ kind: 'product', id: product.id }]);
    expect(
      (await desk.call('POST', '/removals', { ids: [used.id, free.id, 'none'] })).body,
    ).toEqual({
      removed: [free.id],
      kept: [used.id],
    });
    expect((await desk.call('GET', `/${free.id}`)).status).toBe(404);
    expect((await desk.call('GET', `/${used.id}`)).status).toBe(200);
  });

  it('finds the texts of products that show a file by its address, and no others', async () => {
    const [shown, named] = [
      await desk.add('in-text.png', await makePicture(92), 'image/png'),
      await desk.add('beside.png', await makePicture(93), 'image/png'),
    ];
    const text = `<p>Not ${named.id}.</p><img src="${shown.url}"><img src='${shown.url}?format=100w'>`;
    const product = await shop.addProduct();
    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id: product.id, body: text }));
    const uses = async ({ id }: SiteFile) => (await desk.call('GET', `/${id}`)).body['uses'];
    expect(await uses(shown)).toMatchObject([{ kind: 'product', id: product.id }]);
    expect(await uses(named)).toEqual([]);
    await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, { id: product.id, body: '<p>Bare</p>' }),
    );
    expect(await uses(shown)).toEqual([]);
  });

  it('nobody goes on with the upload of somebody else, nor without a crumb', async () => {
    const editor = await signInStaff(app, { [siteId]: [4] });
    const path = uploadPath(await desk.begin('mine.txt', { size: 4 }));
    const bytes = new Uint8Array(Buffer.from('mine'));
    expect((await desk.send(path, 0, bytes, editor)).status).toBe(404);
    expect((await desk.call('POST', '', { uploadId: uploadIdIn(path) }, editor)).status).toBe(404);
    expect((await desk.send(path.replace('alder', 'birch'), 0, bytes)).status).toBe(404);
    const bare = await fetch(desk.origin + path, {
      method: 'DELETE',
      headers: { ...tusHeaders, cookie: `staff_session=${owner.staff_session}` },
    });
    expect(bare.status).toBe(400);
    const climbing = `${path.slice(0, path.lastIndexOf('/'))}/..%2f..%2fsecret.key`;
    expect((await desk.ask('HEAD', climbing, { headers: tusHeaders })).status).toBe(404);
    const viewer = await signInStaff(app, { [siteId]: [10] });
    expect((await desk.begin('x.txt', { size: 1 }, viewer)).status).toBe(403);
    expect((await desk.list('', viewer)).files.length).toBeGreaterThan(0);
    expect((await desk.ask('DELETE', path, { headers: tusHeaders })).status).toBe(204);
  });

  it('one person begins 50 uploads and no more; after a day they are forgotten', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 52; count += 1) {
      statuses.push((await desk.begin(`many-${count}.txt`, { size: 4 })).status);
    }
    expect(statuses.slice(0, 45)).toEqual(Array.from({ length: 45 }, () => 201));
    expect(statuses.at(-1)).toBe(429);
    await app.ctx.uploads.forgetOld(new Date(Date.now() + 25 * hour));
    expect((await desk.begin('again.txt', { size: 4 })).status).toBe(201);
  });
});

/** A sound without a tone, of so many samples. */
function soundOf(samples: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}
