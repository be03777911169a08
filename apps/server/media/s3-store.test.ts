import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetStore } from './asset-store.ts';
import { createS3Store } from './s3-store.ts';

const objects = new Map<string, Buffer>();
let server: Server;
let store: AssetStore;

/** As much of a bucket as the store uses: put, get with ranges, head, delete. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://x').pathname;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      const bytes = objects.get(key);
      if (request.method === 'HEAD') {
        response.writeHead(bytes ? 200 : 404, bytes && { 'content-length': bytes.length }).end();
      } else if (request.method !== 'GET') response.writeHead(200).end();
      else if (bytes === undefined) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        response.end('<Error><Code>NoSuchKey</Code></Error>');
      } else {
        const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
        const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
        response.writeHead(range ? 206 : 200, { 'content-length': part.length }).end(part);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  store = await createS3Store({
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('bytes go into a bucket and come back, whole and in part', async () => {
  await store.put('site/a/original', Buffer.from('0123456789'), 'text/plain');
  expect([...objects.keys()]).toEqual(['/files/assets/site/a/original']);
  expect((await store.get('site/a/original'))?.toString()).toBe('0123456789');
  const part = await store.open('site/a/original', { start: 2, end: 4 });
  expect(await text(part!)).toBe('234');
  expect(await store.size('site/a/original')).toBe(10);
});

test('what is not there is undefined, before and after deleting', async () => {
  expect(await store.get('nothing')).toBeUndefined();
  expect(await store.open('nothing')).toBeUndefined();
  expect(await store.size('nothing')).toBeUndefined();
  await store.put('gone', Buffer.from('x'), 'text/plain');
  await store.delete('gone');
  expect(await store.get('gone')).toBeUndefined();
});
