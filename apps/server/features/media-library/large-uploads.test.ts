import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { megabyte, type SiteFile } from '@sitewright/contract';
import {
  openMediaDesk,
  tusHeaders,
  uploadIdIn,
  uploadPath,
  type MediaDesk,
} from '../../testing/media-desk.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, type StaffCookies } from '../../testing/test-staff.ts';

/** The largest file that is taken. FILE-05 */
const size = 300 * megabyte;
const block = randomBytes(megabyte);

/** A piece of the file: no two megabytes of it are the same, so that a lost or doubled one shows. */
function* readFrom(offset: number): Generator<Buffer> {
  for (let at = offset; at < size;) {
    const index = Math.floor(at / megabyte);
    const piece = Buffer.from(block);
    piece.writeUInt32BE(index, 0);
    const rest = piece.subarray(at - index * megabyte);
    yield rest;
    at += rest.length;
  }
}

// What comes lies in a folder; the database holds where it stands.
describe('a file of 300 MB', () => {
  let app: TestApp;
  let desk: MediaDesk;
  let owner: StaffCookies;

  beforeAll(async () => {
    app = await createTestApp();
    await app.createSite({ identifier: 'alder', host: 'localhost' });
    owner = await signInOwner(app);
    desk = await openMediaDesk(app, { site: 'alder', staff: owner });
  });
  afterAll(() => app.close());

  const offsetOf = async (path: string) => {
    const head = await desk.ask('HEAD', path, { headers: tusHeaders });
    return Number(head.headers.get('upload-offset'));
  };

  it(
    'FILE-05 FILE-11 comes over a line that breaks again and again, and is served byte by byte as it was',
    { timeout: 180_000 },
    async () => {
      const whole = createHash('sha256');
      for (const piece of readFrom(0)) whole.update(piece);
      const path = uploadPath(await desk.begin('film.mp4', { size, type: 'video/mp4' }));
      const stands: number[] = [];
      for (let offset = 0; offset < size; offset = await offsetOf(path)) {
        stands.push(offset);
        // The line holds for 70 MB and something, and breaks amid a megabyte.
        await sendUntilBroken(path, offset, 70 * megabyte + 12_345);
      }
      expect(stands.length).toBeGreaterThanOrEqual(4);
      expect(stands).toEqual([...new Set(stands)].toSorted((a, b) => a - b));

      const { status, body } = await desk.call('POST', '', { uploadId: uploadIdIn(path) });
      expect(status).toBe(200);
      const file = body['file'] as SiteFile;
      expect(file.byteSize).toBe(size);
      const served = await fetch(desk.origin + file.url);
      const came = createHash('sha256');
      for await (const chunk of served.body!) came.update(chunk);
      expect(came.digest('hex')).toBe(whole.digest('hex'));
    },
  );

  /** Sends what is left of the file from here on, and breaks the line after so many bytes. */
  async function sendUntilBroken(path: string, offset: number, holds: number): Promise<void> {
    const request = http.request(new URL(path, desk.origin), {
      method: 'PATCH',
      headers: {
        ...tusHeaders,
        cookie: `staff_session=${owner.staff_session}; crumb=${'c'.repeat(43)}`,
        'x-csrf-token': 'c'.repeat(43),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size - offset),
        'upload-offset': String(offset),
      },
    });
    const ended = new Promise<void>((resolve) => {
      request.on('error', () => resolve());
      request.on('response', (answer) => answer.resume().on('close', resolve));
    });
    let sent = 0;
    for (const piece of readFrom(offset)) {
      if (!request.write(piece)) await new Promise((resolve) => request.once('drain', resolve));
      sent += piece.length;
      if (sent > holds) {
        request.destroy();
        break;
      }
    }
    if (!request.destroyed) request.end();
    await ended;
  }
});
