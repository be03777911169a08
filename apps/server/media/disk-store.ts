import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssetStore } from './asset-store.ts';
import { syncFolders } from './sync-folder.ts';

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
    get: (key) => unlessMissing(() => readFile(join(folder, key))),
    open: (key, range) =>
      unlessMissing(async () => {
        const path = join(folder, key);
        await stat(path);
        return createReadStream(path, range);
      }),
    delete: (key) => rm(join(folder, key), { force: true }),
  };
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
