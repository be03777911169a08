/** What is told of a backup that was read to its end. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, expect, it } from 'vitest';
import { migrations } from '../db/migrations/migrations.ts';
import { backupFormat } from './backup-format.ts';
import { checkBackup } from './check-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ours = 'a'.repeat(64);

/** A backup whose settings of the installation are these lines. */
async function fileOf(settings: readonly string[]): Promise<string> {
  const file = path.join(folder, 'any.backup');
  const manifest = {
    format: backupFormat,
    createdAt: '2026-03-02T12:00:00Z',
    migrations: [Object.keys(migrations)[0]],
    tables: [],
  };
  const pack = tar.pack();
  pack.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  const table = settings.map((line) => `${line}\n`).join('');
  pack.entry({ name: 'tables/installation_settings/0' }, table);
  pack.entry({ name: 'end.json' }, JSON.stringify({ rows: settings.length, media: 0 }));
  pack.finalize();
  await pipeline(pack, createGzip(), createWriteStream(file));
  return file;
}

const isOurs = async (settings: readonly string[], fingerprint: string | undefined) =>
  (await checkBackup(await fileOf(settings), fingerprint)).isOfThisInstallation;

it('is of this installation when it has its key, or none', async () => {
  const line = `secret-key-fingerprint\t"${ours}"`;
  expect(await isOurs([line], ours)).toBe(true);
  expect(await isOurs([line], 'b'.repeat(64))).toBe(false);
  expect(await isOurs(['other\t"value"'], ours)).toBe(true);
  expect(await isOurs([line], undefined)).toBe(true);
});

it('finds the key of another one wherever the pieces of the file end', async () => {
  // Pieces are of sixteen kilobytes: some of these lines stand in two of them.
  for (let length = 14_000; length < 15_200; length += 40) {
    const lines = [`other\t${'x'.repeat(length)}`, `secret-key-fingerprint\t"${ours}"`];
    expect([length, await isOurs(lines, 'b'.repeat(64))]).toEqual([length, false]);
  }
});
