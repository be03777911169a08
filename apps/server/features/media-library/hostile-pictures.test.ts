import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originalKey } from '../../media/asset-store.ts';
import { openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner } from '../../testing/test-staff.ts';

/** A PNG of black and white pixels, all of them alike, in a few kilobytes. */
function makeBlankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures that are far too large', () => {
  let app: TestApp;
  let desk: MediaDesk;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp();
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
  });
  afterAll(() => app.close());

  it('FILE-05 20,000 × 20,000 pixels in 50 kB are refused in words before they are drawn, and none of them is kept', async () => {
    const bomb = makeBlankPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(60_000);
    const uploadId = await desk.upload('wall.png', bomb, 'image/png');
    const { status, body } = await desk.call('POST', '', { uploadId, accepts: 'image' });
    expect([status, body['code'], body['message']]).toEqual([
      422,
      'too_many_pixels',
      'The picture has more than 100 megapixels.',
    ]);
    const sha256 = createHash('sha256').update(bomb).digest('hex');
    expect(await app.ctx.media.store.get(originalKey(siteId, sha256))).toBeUndefined();
    expect((await desk.list()).files).toEqual([]);
  });

  it('a picture just small enough is taken, and shown in a width that a phone can hold', async () => {
    const file = await desk.add('poster.png', makeBlankPng(10_000, 10_000), 'image/png');
    expect(file).toMatchObject({ kind: 'image', width: 10_000, height: 10_000 });
    const shown = await fetch(`${desk.origin}${file.url}?format=300w`);
    expect(shown.status).toBe(200);
    expect((await shown.arrayBuffer()).byteLength).toBeLessThan(100_000);
  });
});
