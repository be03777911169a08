/**
 * `npm run bench -- pictures [COUNT]`: pictures of the demo shop that nobody has asked for yet are
 * made on demand, eight at a time. Prints the memory of server, database and picture process
 * together: before, at its highest, and after a pause.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { imageWidths } from '@sitewright/commerce';
import { memoryMiB } from './process-tree.ts';
import { startServer } from './process.ts';
import { serverArgs } from './server-args.ts';

const count = Number(process.argv[2] ?? 300);
const atOnce = 8;
const lookEveryMs = 100;
const pauseMs = 40_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sitewright-pictures-'));

/** The addresses of every picture that the lists and products show, without their widths. */
async function listPictures(url: string): Promise<string[]> {
  const found = new Set<string>();
  const read = async (address: string) => {
    const html = await (await fetch(url + address)).text();
    for (const [, picture] of html.matchAll(/(\/content\/v1\/[^"'\s?]+)\?format=/g))
      found.add(picture!);
    return html;
  };
  const list = await read('/shop');
  for (const [, product] of list.matchAll(/href="(\/shop\/p\/[^"?#]+)"/g)) await read(product!);
  return [...found];
}

const server = await startServer(serverArgs, {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: '',
  HOST: '127.0.0.1',
  PORT: '4314',
});
try {
  const pictures = await listPictures(server.url);
  const wanted = imageWidths
    .toReversed()
    .flatMap((width) => pictures.map((picture) => `${picture}?format=${width}w`))
    .slice(0, count);
  const before = memoryMiB([server.pid]);
  let highest = before;
  const look = setInterval(
    () => (highest = Math.max(highest, memoryMiB([server.pid]))),
    lookEveryMs,
  );
  const startedAt = performance.now();
  let failed = 0;
  const next = wanted.values();
  const ask = async () => {
    for (const address of next) {
      const answer = await fetch(server.url + address, { headers: { accept: 'image/webp' } });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  const tookMs = performance.now() - startedAt;
  clearInterval(look);
  await pause(pauseMs);
  const after = memoryMiB([server.pid]);
  console.log(`${wanted.length} pictures in ${(tookMs / 1000).toFixed(1)} s, ${failed} failed`);
  console.log(
    `memory of all processes, shared parts once: before ${before.toFixed(0)} MiB, highest ${highest.toFixed(0)} MiB, ${pauseMs / 1000} s later ${after.toFixed(0)} MiB`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
