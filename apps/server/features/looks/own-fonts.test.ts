/** From the file of a font that somebody uploads to the page that has it, and away again. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ownFontLimits, type OwnFont } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSiteDraft } from '../../testing/new-site-draft.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';
import { readSiteFolder } from '../site-files/read-folder.ts';
import { writeSiteFolder } from '../site-files/write-folder.ts';

const crumb = 'c'.repeat(43);
const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string) =>
  fs.readFileSync(
    path.join(
      path.dirname(resolve('@fontsource-variable/lora/package.json')),
      `files/lora-latin-wght-${name}.woff2`,
    ),
  );

describeOnBothDatabases('fonts that an owner uploads', (database) => {
  let app: TestApp;
  let owner: TestVisitor;
  let origin: string;
  let cookie: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    owner = new TestVisitor(app, 'localhost');
    const cookies = await signInOwner(app);
    for (const [name, value] of Object.entries(cookies)) owner.cookies.set(name, value);
    owner.cookies.set('crumb', crumb);
    cookie = `staff_session=${cookies.staff_session}; crumb=${crumb}`;
    const body = newSiteDraft({ identifier: 'lettered', content: 'demo' });
    expect((await owner.send('POST', '/api/staff/sites', { body })).statusCode).toBe(200);
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://localhost:${(app.server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  const ask = (method: string, where: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(new URL(where, origin), {
      method,
      ...(body !== undefined && { body }),
      headers: { cookie, 'x-csrf-token': crumb, 'tus-resumable': '1.0.0', ...headers },
    });
  const upload = async (bytes: Buffer, name = 'font.woff2') => {
    const begun = await ask('POST', '/api/sites/lettered/uploads', {
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    });
    const where = begun.headers.get('location') ?? '';
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    await ask('PATCH', where, type, new Uint8Array(bytes));
    return where.split('/').at(-1)!;
  };
  const add = async (bytes: Buffer, category = 'Serif') => {
    const uploadId = await upload(bytes);
    return owner.send('POST', '/api/sites/lettered/fonts', { body: { uploadId, category } });
  };
  const edit = (changes: Record<string, unknown>) =>
    owner.send('POST', '/api/sites/lettered/settings/edits', { body: { changes } });
  const visit = (url: string, host = 'lettered.localhost') =>
    app.inject({ url, headers: { host } });
  const css = async () => (await visit('/site.css')).body;
  const own = async () => {
    const site = await app.ctx.sites.findByIdentifier('lettered');
    return (site!.settings['fonts'] as { own?: OwnFont[] } | undefined)?.own ?? [];
  };

  it('are proved, listed before others, and stand on every page with what takes their room', async () => {
    const added = await add(fileOf('normal'));
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json()).toEqual({
      font: { name: 'own-lora', family: 'Lora', licence: 'installable' },
    });
    const slanted = await add(fileOf('italic'));
    expect(slanted.statusCode, slanted.body).toBe(200);
    expect((await own()).map(({ name, faces }) => [name, faces.map(({ style }) => style)])).toEqual(
      [['own-lora', ['normal', 'italic']]],
    );
    const listed = (await owner.send('GET', '/api/sites/lettered/fonts')).json<{
      fonts: { name: string; url: string | null }[];
    }>();
    expect(listed.fonts[0]).toMatchObject({
      name: 'own-lora',
      category: 'Serif',
      variants: ['400 700 normal', '400 700 italic'],
    });
    expect(listed.fonts[1]?.url).toBeNull();

    const saved = await edit({ 'fonts.heading': { from: '', to: 'own-lora' } });
    expect(saved.statusCode, saved.body).toBe(200);
    const sheet = await css();
    expect(sheet).toContain('--sw-font-heading:"own-lora", "own-lora Fallback", Georgia');
    expect(sheet).toMatch(/"own-lora Fallback";src:local\("Arial"\)[^}]*size-adjust:[\d.]+%/);
    const [, url = ''] = /"own-lora";[^}]*url\("([^"]+)"\)/.exec(sheet) ?? [];
    const file = await visit(url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    const page = await visit('/');
    expect(String(page.headers['content-security-policy'])).toMatch(/font-src 'self'/);
  }, 60_000);

  it('are looked at in previews of pages and on the canvas before they are chosen', async () => {
    const asked = new URLSearchParams({ body: 'own-lora', edited: 'on' });
    const sheet = await owner.send('GET', `/config/sites/lettered/look.css?${asked}`);
    expect(sheet.body).toContain('--sw-font-body:"own-lora"');
    expect(sheet.body).toContain('animation-name:none!important');
    const [, url = ''] = /"own-lora";[^}]*url\("([^"]+)"\)/.exec(sheet.body) ?? [];
    expect((await owner.send('GET', url)).statusCode).toBe(200);
  });

  it('come along with the files of a site, and are the same after', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-fonts-'));
    const write = async (identifier: string) => {
      const target = path.join(folder, identifier);
      await writeSiteFolder(app.ctx.media.store, target, await exportSite(app.ctx, identifier));
      return target;
    };
    const before = await write('lettered');
    await importSite(app.ctx, 'lettered-again', await readSiteFolder(before));
    const settings = (where: string) => fs.readFileSync(path.join(where, 'settings.json'), 'utf8');
    expect(settings(await write('lettered-again'))).toBe(settings(before));
    const again = await visit('/site.css', 'lettered-again.localhost');
    const [, url = ''] = /"own-lora";[^}]*url\("([^"]+)"\)/.exec(again.body) ?? [];
    expect((await visit(url, 'lettered-again.localhost')).statusCode).toBe(200);
    fs.rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('that are removed give the pages back the font of the look, until that is taken back', async () => {
    const fonts = await own();
    const removed = await edit({ 'fonts.own': { from: fonts, to: [] } });
    expect(removed.statusCode, removed.body).toBe(200);
    expect(await css()).not.toContain('own-lora');
    expect((await visit('/')).statusCode).toBe(200);
    const [id] = removed.json<{ changes: string[] }>().changes;
    const undone = await owner.send('POST', `/api/sites/lettered/activity/${id}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await css()).toContain('--sw-font-heading:"own-lora"');
  });

  it('that are none, or too large, are refused and forgotten', async () => {
    const before = await own();
    const wrongs: readonly (readonly [Buffer, number, string])[] = [
      [Buffer.from('<html>no font</html>'), 422, 'font_unreadable'],
      [fileOf('normal').subarray(0, 5_000), 422, 'font_unreadable'],
      [Buffer.alloc(5_000_001), 422, 'font_too_large'],
    ];
    for (const [bytes, status, code] of wrongs) {
      const refused = await add(bytes);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([status, code]);
    }
    const uploadId = await upload(Buffer.from('no font either'));
    const twice = { uploadId, category: 'Serif' };
    const again = () => owner.send('POST', '/api/sites/lettered/fonts', { body: twice });
    expect([(await again()).statusCode, (await again()).statusCode]).toEqual([422, 404]);
    const body = { uploadId: 'nobody-knows', category: 'Serif' };
    expect((await owner.send('POST', '/api/sites/lettered/fonts', { body })).statusCode).toBe(404);
    expect(await own()).toEqual(before);
  }, 60_000);

  it('are as many as a site may have, and no more', async () => {
    const before = await own();
    const others = Array.from({ length: ownFontLimits.families }, (_, number) => ({
      ...before[0]!,
      name: `own-other-${number}`,
      family: `Other ${number}`,
    }));
    const full = await edit({ 'fonts.own': { from: before, to: others } });
    expect(full.statusCode, full.body).toBe(200);
    const refused = await add(fileOf('normal'));
    expect(refused.json()).toMatchObject({ code: 'too_many_fonts' });
    await edit({ 'fonts.own': { from: others, to: before } });
    expect(await own()).toEqual(before);
  }, 60_000);

  it('say nothing to a sheet that is more than a value', async () => {
    const [font] = await own();
    for (const changed of [
      { family: '";}' },
      { name: 'own-"' },
      { faces: [{ ...font!.faces[0]!, weight: '400;}' }] },
      { faces: [{ ...font!.faces[0]!, assetId: '../../x' }] },
    ]) {
      const wrong = await edit({ 'fonts.own': { from: [font], to: [{ ...font, ...changed }] } });
      expect([changed, wrong.statusCode]).toEqual([changed, 400]);
    }
    expect((await edit({ 'fonts.body': { from: '', to: 'own-"' } })).statusCode).toBe(400);
  });
});
