import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { megabyte, type SiteFile } from '@sitewright/contract';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { originalKey } from '../../media/asset-store.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { saveProduct } from '../products/save-product.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';

const hour = 60 * 60 * 1000;
const crumb = 'c'.repeat(43);
const tus = { 'tus-resumable': '1.0.0' };

describeOnBothDatabases('the library of files', (database) => {
  let app: TestApp;
  let origin: string;
  let siteId: string;
  let owner: StaffCookies;
  let shop: TestShop;

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    await app.createSite({ identifier: 'birch' });
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    origin = `http://localhost:${port}`;
    owner = await signInOwner(app);
    shop = await createTestShop(app, siteId);
  });
  afterAll(() => app.close());

  const headersOf = (cookies: StaffCookies) => ({
    cookie: `staff_session=${cookies.staff_session}; crumb=${crumb}`,
    'x-csrf-token': crumb,
  });
  const ask = (method: string, path: string, more: RequestInit = {}, who = owner) =>
    fetch(new URL(path, origin), {
      method,
      ...more,
      headers: { ...headersOf(who), ...(more.headers as Record<string, string>) },
    });
  const call = async (method: string, path: string, body?: object, who = owner) => {
    const answer = await ask(
      method,
      `/api/sites/alder/files${path}`,
      body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      who,
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const begin = (
    name: string,
    { size, type = 'text/plain', site = 'alder' }: { size: number; type?: string; site?: string },
    who = owner,
  ) => {
    const text = (value: string) => Buffer.from(value).toString('base64');
    return ask(
      'POST',
      `/api/sites/${site}/uploads`,
      {
        headers: {
          ...tus,
          'upload-length': String(size),
          'upload-metadata': `filename ${text(name)},filetype ${text(type)}`,
        },
      },
      who,
    );
  };
  const send = (path: string, offset: number, bytes: Uint8Array<ArrayBuffer>, who = owner) =>
    ask(
      'PATCH',
      path,
      {
        body: bytes,
        headers: {
          ...tus,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
      },
      who,
    );
  const idIn = (path: string) => path.split('/').at(-1);
  const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
  const upload = async (name: string, given: Uint8Array, type?: string) => {
    const bytes = new Uint8Array(given);
    const path = locationOf(await begin(name, { size: bytes.length, ...(type && { type }) }));
    expect((await send(path, 0, bytes)).status).toBe(204);
    return idIn(path);
  };
  const add = async (name: string, bytes: Uint8Array, type?: string) => {
    const { body } = await call('POST', '', { uploadId: await upload(name, bytes, type) });
    return body['file'] as SiteFile;
  };
  const list = async (query = '', who = owner) =>
    (await call('GET', query, undefined, who)).body as unknown as {
      files: SiteFile[];
      after?: string;
    };
  const picture = (red: number) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 9, b: 9 } } })
      .png()
      .toBuffer();

  it('FILE-11 an upload goes on where a broken line ended, and becomes a file that is served', async () => {
    const bytes = new Uint8Array(Buffer.from('first half, second half'));
    const path = locationOf(await begin('notes and more.txt', { size: bytes.length }));
    expect((await send(path, 0, bytes.slice(0, 11))).headers.get('upload-offset')).toBe('11');
    expect((await call('POST', '', { uploadId: idIn(path) })).body).toMatchObject({
      code: 'upload_incomplete',
      message: 'File upload failed to complete',
    });
    const head = await ask('HEAD', path, { headers: tus });
    expect(head.headers.get('upload-offset')).toBe('11');
    expect((await send(path, 5, bytes.slice(5))).status).toBe(409);
    expect((await send(path, 11, bytes.slice(11))).status).toBe(204);
    const { body } = await call('POST', '', { uploadId: idIn(path) });
    const file = body['file'] as SiteFile;
    expect(file).toMatchObject({
      kind: 'other',
      filename: 'notes-and-more.txt',
      contentType: 'text/plain',
      byteSize: bytes.length,
    });
    const served = await fetch(origin + file.url);
    expect(await served.text()).toBe('first half, second half');
    expect((await ask('HEAD', path, { headers: tus })).status).toBe(404);
  });

  it('FILE-12 names, describes and sets the focal point of a picture, and takes it back', async () => {
    const file = await add('red.png', await picture(200), 'image/png');
    expect(file).toMatchObject({ kind: 'image', width: 30, height: 20, focalX: 0.5 });
    const changes = {
      filename: { from: 'red.png', to: 'a red/b.gif' },
      altText: { from: '', to: 'A red field' },
      focalX: { from: 0.5, to: 0.25 },
    };
    const edited = await call('POST', `/${file.id}/edits`, { changes });
    expect(edited.body['file']).toMatchObject({
      filename: 'b.png',
      altText: 'A red field',
      focalX: 0.25,
      focalY: 0.5,
    });
    const stale = await call('POST', `/${file.id}/edits`, {
      changes: { altText: { from: '', to: 'Another' } },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { conflicts: { altText: { theirs: 'A red field', yours: 'Another' } } },
    });
    expect((await call('POST', `/${file.id}/edits`, { changes })).status).toBe(409);
    const undone = await ask(
      'POST',
      `/api/sites/alder/activity/${String(edited.body['activityId'])}/undo`,
    );
    expect(undone.status).toBe(200);
    expect((await call('GET', `/${file.id}`)).body['file']).toMatchObject({
      filename: 'red.png',
      altText: '',
      focalX: 0.5,
    });
  });

  it('FILE-03 refuses a file without a name', async () => {
    const file = await add('named.txt', Buffer.from('named'));
    const { status, body } = await call('POST', `/${file.id}/edits`, {
      changes: { filename: { from: 'named.txt', to: '  ' } },
    });
    expect([status, body['errors']]).toEqual([
      400,
      { 'changes.filename.to': 'Please enter a file name.' },
    ]);
  });

  it('FILE-05 FILE-10 refuses what is larger than the setting, before a byte of it is sent', async () => {
    const tooLarge = async (type: string, size: number) => {
      const answer = await begin('big.bin', { size, type });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const words = (size: string) =>
      `The file big.bin is too large. The maximum allowed file size is ${size}.`;
    expect(await tooLarge('image/png', 20 * megabyte + 1)).toEqual([413, words('19.07 MB')]);
    expect(await tooLarge('audio/mpeg', 160 * megabyte + 1)).toEqual([413, words('152.59 MB')]);
    expect(await tooLarge('video/mp4', 300 * megabyte + 1)).toEqual([413, words('286.1 MB')]);
    expect((await begin('big.bin', { size: 300 * megabyte, type: 'video/mp4' })).status).toBe(201);
    await ask('PATCH', '/api/sites/alder/settings', {
      body: JSON.stringify({ media: { fileMegabytes: 1 } }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await tooLarge('video/mp4', megabyte + 1)).toEqual([413, words('976.56 KB')]);
    expect((await begin('nothing.txt', { size: 0 })).status).toBe(422);
  });

  it('FILE-05 a file that said it was something else is measured by what it is', async () => {
    await ask('PATCH', '/api/sites/alder/settings', {
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
    const uploadId = await upload('film.mp4', noise, 'video/mp4');
    const { status, body } = await call('POST', '', { uploadId });
    expect([status, body['code']]).toEqual([413, 'upload_too_large']);
  });

  it('FILE-04 refuses what is no picture where a picture is asked for', async () => {
    const uploadId = await upload('fake.png', Buffer.from('no picture'), 'image/png');
    const { status, body } = await call('POST', '', { uploadId, accepts: 'image' });
    expect([status, body['message']]).toEqual([
      422,
      'The file fake.png does not appear to be a supported file.',
    ]);
    expect((await call('POST', '', { uploadId })).status).toBe(404);
  });

  it('FILE-04 refuses what browsers do not draw where a picture is asked for, and keeps none of it', async () => {
    // The head of a bitmap and of a picture with layers; and one that breaks off.
    const whole = await picture(12);
    const given = [
      ['old.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
      ['layers.psd', Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(200)])],
      ['broken.png', whole.subarray(0, 40)],
    ] as const;
    for (const [name, bytes] of given) {
      const uploadId = await upload(name, bytes, 'image/png');
      const { status, body } = await call('POST', '', { uploadId, accepts: 'image' });
      expect([name, status, body['code']]).toEqual([name, 422, 'file_not_supported']);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await app.ctx.media.store.get(originalKey(siteId, sha256))).toBeUndefined();
    }
  });

  it('removed and uploaded again at once, a file is there whole or not at all', async () => {
    for (let time = 0; time < 5; time += 1) {
      const bytes = Buffer.from(`same bytes ${time}`);
      const { id } = await add(`race-${time}.txt`, bytes);
      const uploadId = await upload(`again-${time}.txt`, bytes);
      const [, again] = await Promise.all([
        call('POST', '/removals', { ids: [id] }),
        call('POST', '', { uploadId }),
      ]);
      const { files } = await list(`?search=${time}.txt`);
      for (const { url } of files) expect((await fetch(origin + url)).status).toBe(200);
      if (again.status !== 200) expect(again.body['code']).toBe('upload_incomplete');
    }
  });

  it('an upload that is taken by two clicks at once is one file', async () => {
    for (const time of [1, 2, 3]) {
      const bytes = Buffer.from(`Clicked twice, ${time}`);
      const uploadId = await upload(`twice-${time}.txt`, bytes);
      const taken = await Promise.all([1, 2, 3].map(() => call('POST', '', { uploadId })));
      expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
      const ids = new Set(taken.map(({ body }) => (body['file'] as SiteFile).id));
      expect(ids.size).toBe(1);
    }
  });

  it('keeps the same bytes once', async () => {
    const first = await add('twice.txt', Buffer.from('the same'));
    const second = await add('again.txt', Buffer.from('the same'));
    expect(second.id).toBe(first.id);
  });

  it('searches, filters, sorts, counts, and goes on behind the last one', async () => {
    await add('Blue Vase.txt', Buffer.from('blue'));
    await add('blue lamp.txt', Buffer.from('lamp lamp'));
    const names = async (query: string) =>
      (await list(query)).files.map(({ filename }) => filename);
    expect(await names('?search=VASE%20blu')).toEqual(['Blue-Vase.txt']);
    expect(await names('?search=blue&sort=name')).toEqual(['blue-lamp.txt', 'Blue-Vase.txt']);
    expect(await names('?search=blue&sort=size')).toEqual(['blue-lamp.txt', 'Blue-Vase.txt']);
    expect(await names('?search=%25')).toEqual(await names(''));
    expect(await names('?kind=image')).toEqual(['red.png']);
    expect(await names('?isAltMissing=true')).toEqual(['red.png']);
    expect(await names('?kind=video')).toEqual([]);
    const all = (await list()).files.map(({ id }) => id);
    for (const sort of ['added', 'name', 'size']) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list(`?sort=${sort}&limit=2${after ? `&after=${after}` : ''}`);
        seen.push(...page.files.map(({ id }) => id));
        ({ after } = page);
      } while (after);
      expect(seen.toSorted()).toEqual(all.toSorted());
    }
    expect((await call('GET', '/count')).body).toEqual({ count: all.length, isMore: false });
  });

  it('removes what nothing uses; what a product shows stays', async () => {
    const used = await add('used.png', await picture(90), 'image/png');
    const free = await add('free.png', await picture(91), 'image/png');
    const product = await shop.addProduct();
    await app.ctx.transact((trx) =>
      saveProduct(trx, siteId, { id: product.id, imageIds: [used.id] }),
    );
    const { body } = await call('GET', `/${used.id}`);
    expect(body['uses']).toMatchObject([{ kind: 'product', id: product.id }]);
    expect((await call('POST', '/removals', { ids: [used.id, free.id, 'none'] })).body).toEqual({
      removed: [free.id],
      kept: [used.id],
    });
    expect((await call('GET', `/${free.id}`)).status).toBe(404);
    expect((await call('GET', `/${used.id}`)).status).toBe(200);
  });

  it('nobody goes on with the upload of somebody else, nor without a crumb', async () => {
    const editor = await signInStaff(app, { [siteId]: [4] });
    const path = locationOf(await begin('mine.txt', { size: 4 }));
    const bytes = new Uint8Array(Buffer.from('mine'));
    expect((await send(path, 0, bytes, editor)).status).toBe(404);
    expect((await call('POST', '', { uploadId: idIn(path) }, editor)).status).toBe(404);
    expect((await send(path.replace('alder', 'birch'), 0, bytes)).status).toBe(404);
    const bare = await fetch(origin + path, {
      method: 'DELETE',
      headers: { ...tus, cookie: `staff_session=${owner.staff_session}` },
    });
    expect(bare.status).toBe(400);
    const climbing = `${path.slice(0, path.lastIndexOf('/'))}/..%2f..%2fsecret.key`;
    expect((await ask('HEAD', climbing, { headers: tus })).status).toBe(404);
    const viewer = await signInStaff(app, { [siteId]: [10] });
    expect((await begin('x.txt', { size: 1 }, viewer)).status).toBe(403);
    expect((await list('', viewer)).files.length).toBeGreaterThan(0);
    expect((await ask('DELETE', path, { headers: tus })).status).toBe(204);
  });

  it('one person begins 50 uploads and no more; after a day they are forgotten', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 52; count += 1) {
      statuses.push((await begin(`many-${count}.txt`, { size: 4 })).status);
    }
    expect(statuses.slice(0, 45)).toEqual(Array.from({ length: 45 }, () => 201));
    expect(statuses.at(-1)).toBe(429);
    await app.ctx.uploads.forgetOld(new Date(Date.now() + 25 * hour));
    expect((await begin('again.txt', { size: 4 })).status).toBe(201);
  });
});
