import { createHash } from 'node:crypto';
import { ApiError } from '@sitewright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetInput } from '../../media/prepare-asset.ts';
import { storeAsset } from '../assets/save-asset.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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

const store = (input: AssetInput) => storeAsset(app.ctx, siteId, input);
const read = (id: string) =>
  app.ctx.db.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function picture(width: number, height: number, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers });
}

const urlOf = (id: string, format = '') =>
  `/content/v1/${siteId}/${id}/x.jpg${format && `?format=${format}`}`;

describe('storing', () => {
  test('ENT-17 a picture is known by its bytes, whatever it is called', async () => {
    const bytes = await picture(640, 400).jpeg().toBuffer();
    const id = await store({ bytes, filename: '../My photo #1.png', altText: 'Blue' });
    expect(await read(id)).toMatchObject({
      kind: 'image',
      content_type: 'image/jpeg',
      filename: 'My-photo-1.jpg',
      width: 640,
      height: 400,
      alt_text: 'Blue',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('a turned picture counts upright', async () => {
    const bytes = await picture(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await read(await store({ bytes, filename: 'a.jpg' }))).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  test('the same bytes of one site are one asset', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    const first = await store({ bytes, filename: 'a.png' });
    expect(await store({ bytes, filename: 'b.png' })).toBe(first);
  });

  test('ENT-18 average colours of the corners and the middle', async () => {
    const left = await picture(50, 100, '#ff0000').png().toBuffer();
    const bytes = await picture(100, 100, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { color_data: colors } = await read(await store({ bytes, filename: 'c.png' }));
    expect(colors.topLeftAverage).toMatch(/^f.0000?/);
    expect(colors.bottomRightAverage).toMatch(/^0.00f/);
    expect(Object.keys(colors)).toHaveLength(5);
  });

  test('an SVG is cleaned', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 10 10" width="10" height="10" onload="alert(1)"><script>alert(2)</script><style>@import 'x'</style><a href="javascript:alert(3)"><rect width="10" height="10" fill="url(#g)" stroke="url(https://evil.test/x)"/></a><use href="https://evil.test/y#z"/><foreignObject><b>no</b></foreignObject></svg>`;
    const id = await store({ bytes: Buffer.from(svg), filename: 'logo.jpg' });
    expect(await read(id)).toMatchObject({ content_type: 'image/svg+xml', filename: 'logo.svg' });
    const { body, headers } = await get(urlOf(id));
    expect(body).toContain('<rect width="10" height="10" fill="url(#g)"');
    expect(body).not.toMatch(/alert|script|style|evil|onload|ENTITY|foreignObject/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-type']).toBe('image/svg+xml');
  });

  test('empty files and pictures that break off are refused', async () => {
    const refusal = (bytes: Buffer) =>
      store({ bytes, filename: 'x.jpg' }).catch((error: unknown) => error);
    expect(await refusal(Buffer.alloc(0))).toMatchObject({ code: 'file_empty', status: 422 });
    const noise = {
      width: 200,
      height: 200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const whole = await sharp({ create: { ...noise, background: '#000' } })
      .jpeg()
      .toBuffer();
    const outcome = await refusal(whole.subarray(0, whole.length / 2));
    expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toMatchObject({ code: 'picture_broken' });
  });

  test('a page in disguise is downloaded as text, never shown as a page', async () => {
    const id = await store({
      bytes: Buffer.from('<html><script>alert(1)</script>'),
      filename: 'a.html',
    });
    const { headers } = await get(urlOf(id));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

describe('serving', () => {
  let id: string;
  beforeAll(async () => {
    id = await store({ bytes: await picture(900, 600).jpeg().toBuffer(), filename: 'photo.jpg' });
  });

  test.each([
    ['', 'image/jpeg', 900],
    ['100w', 'image/jpeg', 100],
    ['500w', 'image/jpeg', 500],
    ['120w', 'image/jpeg', 300],
    ['2500w', 'image/jpeg', 900],
  ])(
    'ROUT-44 ?format=%s answers one of the seven widths, never wider than the picture',
    async (format, type, width) => {
      const { headers, rawPayload } = await get(urlOf(id, format), { accept: 'image/*' });
      expect(headers['content-type']).toBe(type);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    },
  );

  test('the format follows Accept; AVIF is made meanwhile and then kept for good', async () => {
    const webp = await get(urlOf(id, '300w'), { accept: 'image/webp,*/*' });
    expect(webp.headers['content-type']).toBe('image/webp');
    expect(webp.headers.vary).toContain('Accept');
    expect(webp.headers['cache-control']).toContain('immutable');
    const accept = 'image/avif,image/webp,*/*';
    const first = await get(urlOf(id, '300w'), { accept });
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).not.toContain('immutable');
    await app.ctx.media.variants.settle();
    const second = await get(urlOf(id, '300w'), { accept });
    expect(second.headers['content-type']).toBe('image/avif');
    expect(second.headers['cache-control']).toContain('immutable');
    expect((await sharp(second.rawPayload).metadata()).width).toBe(300);
    const again = await get(urlOf(id, '300w'), {
      accept,
      'if-none-match': String(second.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  test('original is the bytes as they were, whole or in part', async () => {
    const whole = await get(urlOf(id, 'original'));
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(900);
    const part = await get(urlOf(id, 'original'), { range: 'bytes=0-9' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 10));
    expect((await get(urlOf(id, 'original'), { range: 'bytes=999999999-' })).statusCode).toBe(416);
  });

  test('many wishes for one picture at a time make it once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(urlOf(id, '750w'), { accept: 'image/webp' })),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  });

  test('files of another site, and files that are not there, are not found', async () => {
    const other = await app.createSite({ identifier: 'other' });
    const url = urlOf(id);
    expect((await get(url, { host: 'other.localhost' })).statusCode).toBe(404);
    expect((await get(`/content/v1/${other}/${id}/x.jpg`)).statusCode).toBe(404);
    expect((await get(`/content/v1/${siteId}/nothing/x.jpg`)).statusCode).toBe(404);
  });

  test('/s/ serves a file by its name', async () => {
    await store({ bytes: Buffer.from('%PDF-1.7 test'), filename: 'price list.pdf' });
    const { headers, statusCode } = await get('/s/price-list.pdf');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('inline');
    expect((await get('/s/nope.pdf')).statusCode).toBe(404);
    expect((await get('/s/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
  });
});
