/** A name is lost with the power unless its folder was synced after it was given. */
import fs from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSecretStore } from '../features/settings/secret-key.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';

// Which file a handle is of, only Linux tells.
describe.runIf(process.platform === 'linux')('names that must last', () => {
  let root: string;
  let handles: { sync: (this: FileHandle) => Promise<void> };
  /** What each folder held when it was synced last, by its path. */
  const synced = new Map<string, string[]>();

  beforeAll(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-sync-'));
    fs.chmodSync(root, 0o711);
    const handle = await open(root, 'r');
    handles = Object.getPrototypeOf(handle) as typeof handles;
    await handle.close();
    const { sync } = handles;
    vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const place = fs.readlinkSync(`/proc/self/fd/${this.fd}`);
      if (fs.statSync(place).isDirectory()) synced.set(place, fs.readdirSync(place));
      await sync.call(this);
    });
  });
  afterEach(() => synced.clear());
  afterAll(() => {
    vi.restoreAllMocks();
    fs.rmSync(root, { recursive: true, force: true });
  });

  it('are those of assets, and of the folders that were made for them', async () => {
    const media = path.join(root, 'media');
    fs.mkdirSync(media);
    const store = createDiskStore(media);
    await store.put('site/ab/first', Buffer.from('1'), 'text/plain');
    expect(synced.get(path.join(media, 'site/ab'))).toEqual(['first']);
    expect(synced.get(path.join(media, 'site'))).toEqual(['ab']);
    expect(synced.get(media)).toEqual(['site']);
    const upload = path.join(root, 'upload');
    fs.writeFileSync(upload, '2');
    await store.take('site/ab/second', upload, 'text/plain');
    expect(synced.get(path.join(media, 'site/ab'))).toEqual(['first', 'second']);
  });

  it('are those of a new database and of the key of its secrets', async () => {
    const dataDir = path.join(root, 'data');
    const database = await openEmbedded({ dataDir, poolSize: 2 });
    try {
      expect(synced.get(dataDir)).toContain('postgres');
      await migrate(database.patient.kysely);
      const { kysely: db, transact } = database;
      await createSecretStore({ config: { dataDir, secretKey: undefined }, db, transact })();
      expect(synced.get(dataDir)).toContain('secret.key');
    } finally {
      await database.close();
    }
  }, 60_000);
});
