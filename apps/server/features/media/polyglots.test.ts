/** Files that are two things at once: they are served as what their bytes are, and never run. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeAsset } from '../assets/save-asset.ts';

let app: TestApp;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  siteId = await app.createSite({});
});
afterAll(async () => {
  await app.ctx.media.variants.settle();
  await app.close();
});

const script = '<html><script>alert(1)</script>';
const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: 'red' } });
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('hidden.txt'), Buffer.alloc(60)]);

/** What visitors get of a file with these bytes. */
async function served(bytes: Buffer, filename: string, format = '') {
  const id = await storeAsset(app.ctx, siteId, { bytes, filename });
  const url = `/content/v1/${siteId}/${id}/${filename}${format && `?format=${format}`}`;
  const { headers, rawPayload } = await app.inject({ method: 'GET', url });
  return { headers, bytes: rawPayload };
}

test.each([
  ['a GIF that is a page', () => picture().gif().toBuffer(), script, 'image/gif'],
  ['a PNG that is a script', () => picture().png().toBuffer(), ';alert(1)//', 'image/png'],
  ['a JPEG that is an archive', () => picture().jpeg().toBuffer(), zip, 'image/jpeg'],
  ['a script that begins as a GIF', () => Buffer.from('GIF89a=1;'), 'alert(1)', 'image/gif'],
  ['a PDF that is a page', () => Buffer.from('%PDF-1.4\n'), script, 'application/pdf'],
  ['an archive that is a page', () => zip, script, 'application/zip'],
])('%s is served as what it is, and run by nobody', async (_name, begin, tail, type) => {
  const bytes = Buffer.concat([await begin(), Buffer.from(tail)]);
  for (const filename of ['page.html', 'code.js', 'picture.svg']) {
    const { headers } = await served(bytes, filename);
    expect([filename, headers['content-type']]).toEqual([filename, type]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  }
});

test('a picture that is made anew has nothing of what hung on it', async () => {
  const bytes = Buffer.concat([await picture().jpeg().toBuffer(), zip, Buffer.from(script)]);
  const made = await served(bytes, 'photo.jpg', '300w');
  expect((await sharp(made.bytes).metadata()).width).toBe(300);
  expect(made.bytes.includes('PK\x03\x04')).toBe(false);
  expect(made.bytes.includes('alert')).toBe(false);
});
