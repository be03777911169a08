import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssetStore } from './asset-store.ts';
import { syncFolders } from '../db/sync-folder.ts';

/** Files in a folder. A file is complete and on the disk before it has its name. */
export function createDiskStore(folder: string): AssetStore {
  return {
    async put(key, bytes) {
      const path = join(folder, key);
      const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
      const madeFolder = await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(temporary, 'w');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
        await syncFolders(dirname(path), madeFolder && dirname(madeFolder));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async take(key, path) {
      const target = join(folder, key);
      const madeFolder = await mkdir(dirname(target), { recursive: true });
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await moveFile(path, target);
      await syncFolders(dirname(target), madeFolder && dirname(madeFolder));
    },
    get: (key) => unlessMissing(() => readFile(join(folder, key))),
    open: (key, range) =>
      unlessMissing(async () => {
        const path = join(folder, key);
        await stat(path);
        return createReadStream(path, range);
      }),
    size: (key) => unlessMissing(async () => (await stat(join(folder, key))).size),
    delete: (key) => rm(join(folder, key), { force: true }),
  };
}

/** Also to another disk; there is no moment at which half a file has the name. */
async function moveFile(path: string, target: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const temporary = `${target}.${randomBytes(6).toString('hex')}.part`;
    await copyFile(path, temporary);
    const file = await open(temporary, 'r+');
    await file.sync();
    await file.close();
    await rename(temporary, target);
    await rm(path, { force: true });
  }
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
