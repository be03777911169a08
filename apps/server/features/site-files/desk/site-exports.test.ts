import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { userRoles, type SiteExport } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { meetAtLock } from '../../../testing/meet-at-lock.ts';
import { createOffice } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signInOwner } from '../../../testing/test-staff.ts';
import { storeAsset } from '../../assets/save-asset.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { makingLease } from './export-store.ts';
import { runExports } from './run-exports.ts';
import { siteFileLimits } from '../site-format.ts';
import { packSite } from './pack-site.ts';
import { unpackSite } from './unpack-site.ts';

const token = 'c'.repeat(43);

describeOnBothDatabases('files of a site by screen', (database) => {
  let app: TestApp;
  let owner: Record<string, string>;
  let folder: string;
  let now = new Date('2026-05-01T10:00:00Z');
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-zip-'));
    app = await createTestApp({ database, now });
    await seedDemo(app.ctx);
    owner = await signInOwner(app);
  }, 120_000);
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const call = (method: 'GET' | 'POST', url: string, payload?: object, cookies = owner) =>
    app.inject({
      method,
      url,
      headers: { host: 'localhost', 'x-csrf-token': token },
      cookies: { ...cookies, crumb: token },
      ...(payload && { payload }),
    });
  const list = async (site: string) =>
    (await call('GET', `/api/sites/${site}/exports`)).json<{ exports: SiteExport[] }>().exports;
  const exportOf = async (site: string) => {
    const made = await call('POST', `/api/sites/${site}/exports`, {});
    expect(made.statusCode, made.body).toBe(200);
    await runExports(app.ctx);
    const { id } = made.json<{ id: string }>();
    const [row] = await list(site);
    expect(row).toMatchObject({ id, state: 'ready', problem: '' });
    expect(row!.progress.done).toBe(row!.progress.total);
    const file = await call('GET', `/api/sites/${site}/exports/${id}/file`);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(row!.byteSize);
    return { id, bytes: file.rawPayload };
  };
  it('two who ask for them at the same moment get one export', async () => {
    const ask = () => call('POST', '/api/sites/second/exports', {});
    const held = sql`select 1 from sites where identifier = 'second' for update`;
    const both = await meetAtLock(app, held, [ask, ask]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(both[1]!.json()).toMatchObject({ code: 'export_busy' });
    await runExports(app.ctx);
    expect(await list('second')).toHaveLength(1);
  });

  const upload = async (bytes: Buffer, name: string, pieceBytes = bytes.length) => {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/staff/sites/pieces?upload=${name}&at=${at}&name=site.zip`,
        headers: {
          host: 'localhost',
          'x-csrf-token': token,
          'content-type': 'application/octet-stream',
        },
        cookies: { ...owner, crumb: token },
        payload: bytes.subarray(at, at + pieceBytes),
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  };
  const zipOf = async (files: Readonly<Record<string, string>>, mode = 0o100644) => {
    const zip = new ZipFile();
    for (const [file, text] of Object.entries(files))
      zip.addBuffer(Buffer.from(text), file, { mode });
    zip.end();
    return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
  };
  const makeOf = async (bytes: Buffer, name: string, identifier: string) => {
    await upload(bytes, name);
    return call('POST', '/api/staff/sites/files', { upload: name, identifier });
  };

  it('a site that is exported, made anew of its ZIP and exported again is the same, byte for byte', async () => {
    const { identifier } = await app.ctx.db
      .selectFrom('sites')
      .select('identifier')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    const first = await exportOf(identifier);
    const name = 'a'.repeat(24);
    await upload(first.bytes, name, 1_000_000);
    const made = await call('POST', '/api/staff/sites/files', { upload: name, identifier: 'anew' });
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json()).toMatchObject({ identifier: 'anew' });
    const second = await exportOf('anew');
    expect(second.bytes.equals(first.bytes)).toBe(true);
  }, 120_000);

  it('its link lives for an hour, and its file goes', async () => {
    const { id } = await exportOf('second');
    now = new Date(now.getTime() + 59 * 60_000);
    app.setNow(now);
    const file = `/api/sites/second/exports/${id}/file`;
    expect((await call('GET', file)).statusCode).toBe(200);
    now = new Date(now.getTime() + 2 * 60_000);
    app.setNow(now);
    expect((await call('GET', file)).statusCode).toBe(404);
    expect(await list('second')).toEqual([]);
    await runExports(app.ctx);
    expect(fs.existsSync(path.join(app.ctx.config.dataDir, 'site-files', `${id}.zip`))).toBe(false);
  });

  it.each([
    [
      'a lost connection',
      Object.assign(new Error('terminating connection'), { code: '57P03' }),
      'waiting',
    ],
    ['a broken store', new Error('broken'), 'failed'],
  ])('%s leaves the site free for the next export', async (_name, fault, state) => {
    const siteId = await app.createSite({ identifier: `fault-${state}` });
    const file = { bytes: Buffer.from('%PDF-1.4\n'), filename: 'a.pdf' };
    await storeAsset(app.ctx, siteId, file);
    const asked = await call('POST', `/api/sites/fault-${state}/exports`, {});
    expect(asked.statusCode, asked.body).toBe(200);
    const open = vi.spyOn(app.ctx.media.store, 'open').mockRejectedValue(fault);
    await runExports(app.ctx).catch(() => undefined);
    open.mockRestore();
    expect(await list(`fault-${state}`)).toMatchObject([{ state }]);
    if (state === 'failed') await call('POST', `/api/sites/fault-${state}/exports`, {});
    await runExports(app.ctx);
    expect((await list(`fault-${state}`))[0]).toMatchObject({ state: 'ready' });
  });

  it('one that a killed process left half made is made within minutes', async () => {
    const siteId = await app.createSite({ identifier: 'killed' });
    await call('POST', '/api/sites/killed/exports', {});
    await app.ctx.transact((trx) =>
      trx
        .updateTable('site_exports')
        .set({ state: 'making', expires_at: new Date(now.getTime() + makingLease) })
        .where('site_id', '=', siteId)
        .execute(),
    );
    await runExports(app.ctx);
    expect(await list('killed')).toMatchObject([{ state: 'making' }]);
    now = new Date(now.getTime() + 6 * 60_000);
    app.setNow(now);
    await runExports(app.ctx);
    expect(await list('killed')).toMatchObject([{ state: 'ready' }]);
  });

  it('who may not change settings gets no files, and only the owner makes a site of them', async () => {
    const siteId = await app.createSite({ identifier: 'roles' });
    const editor = await createOffice(app, { [siteId]: [userRoles.values.editor] }, 'roles');
    expect((await editor.get('exports')).statusCode).toBe(403);
    expect((await editor.send('POST', 'exports', {})).statusCode).toBe(403);
    const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'roles');
    expect((await admin.send('POST', 'exports', {})).statusCode).toBe(200);
    expect((await admin.send('POST', 'exports', {})).statusCode).toBe(409);
    await runExports(app.ctx);
    const [row] = await list('roles');
    expect((await editor.get(`exports/${row!.id}/file`)).statusCode).toBe(403);
    // A file of one site is not reached by the way of another.
    expect((await call('GET', `/api/sites/second/exports/${row!.id}/file`)).statusCode).toBe(404);
  });

  it.each([
    ['no ZIP', () => Promise.resolve(Buffer.from('not a zip at all')), /cannot be read/],
    ['no site in it', () => zipOf({ 'readme.txt': 'x' }), /has no site\.json/],
    ['a link', () => zipOf({ 'site.json': '/etc/passwd' }, 0o120777), /is a link/],
    ['broken JSON', () => zipOf({ 'site.json': '{' }), /is no JSON/],
    ['a newer form', () => zipOf({ 'site.json': '{"format":99}' }), /newer version/],
  ])('a file with %s makes no site', async (_name, bytes, reason) => {
    const answer = await makeOf(await bytes(), 'b'.repeat(24), 'never');
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(reason);
    expect(answer.body).not.toContain(app.ctx.config.dataDir);
  });

  it('a ZIP that unpacks to far more than it holds makes no site, and leaves nothing behind', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('{}'), 'site.json');
    const zeros = Buffer.alloc(40 * 1024 * 1024);
    for (let at = 0; at < 3; at += 1) zip.addBuffer(zeros, `media/${at}.bin`);
    zip.end();
    const bytes = Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>));
    expect(bytes.length).toBeLessThan(1_000_000);
    const answer = await makeOf(bytes, 'd'.repeat(24), 'never');
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(/unpack to far more/);
    const left = fs.readdirSync(path.join(app.ctx.config.dataDir, 'site-files'));
    expect(left.filter((name) => name.startsWith('unpacked-'))).toEqual([]);
  });

  it('the original of an edited picture may be as large as any picture', async () => {
    const original = 'x'.repeat(17 * 1024 * 1024);
    const zip = path.join(folder, 'large.zip');
    fs.writeFileSync(zip, await zipOf({ 'site.json': '{}', 'originals/kiln': original }));
    const to = path.join(folder, 'large');
    fs.mkdirSync(to);
    await unpackSite(zip, to);
    expect(fs.statSync(path.join(to, 'originals', 'kiln')).size).toBe(original.length);
  });

  it('a file that lies deeper than a site has folders is refused', async () => {
    const zip = path.join(folder, 'deep.zip');
    const deep = ['pages', ...Array.from({ length: siteFileLimits.depth }, () => 'a')].join('/');
    fs.writeFileSync(zip, await zipOf({ [`${deep}/page.json`]: '{}' }));
    const to = path.join(folder, 'deep');
    fs.mkdirSync(to);
    await expect(unpackSite(zip, to)).rejects.toThrow(/lies too deep/);
    expect(fs.readdirSync(to)).toEqual([]);
  });

  it('no moment stands in a ZIP: the same site is the same file whenever it is made', async () => {
    const content = { texts: new Map([['site.json', '{}']]), media: new Map<string, string>() };
    const bytes = async () =>
      Buffer.concat(
        await Array.fromAsync(
          packSite(app.ctx.media.store, content, () => {}) as AsyncIterable<Buffer>,
        ),
      );
    const first = await bytes();
    // The day of a file as ZIPs write it: years since 1980, month, day.
    const day = first.readUInt16LE(12);
    expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2000, 1, 1]);
    expect((await bytes()).equals(first)).toBe(true);
  });

  it('a name that leads out of the folder is refused', async () => {
    const bytes = await zipOf({ 'pages/aa/evil.json': '{}' });
    // The packer refuses such names: they are written over in its bytes.
    const patched = Buffer.from(
      bytes.toString('latin1').replaceAll('pages/aa/evil.json', 'pages/../../x.json'),
      'latin1',
    );
    const file = path.join(folder, 'evil.zip');
    fs.writeFileSync(file, patched);
    const target = path.join(folder, 'target');
    fs.mkdirSync(target);
    await expect(unpackSite(file, target)).rejects.toThrow(/invalid relative path/);
    expect(fs.readdirSync(target)).toEqual([]);
  });
});
