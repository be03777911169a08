/** Writes the files of a site into a folder. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AssetStore } from '../../media/asset-store.ts';
import { siteFiles, siteFolders, SiteFilesError, type SiteContent } from './site-format.ts';

/**
 * Writes them. A folder that holds an export has its files replaced, and what stands beside them
 * stays; any other folder has to be empty.
 * @throws SiteFilesError for a folder that holds something else, and for bytes that are missing
 */
export async function writeSiteFolder(
  store: Pick<AssetStore, 'open'>,
  folder: string,
  { texts, media }: SiteContent,
): Promise<void> {
  await clearFolder(folder);
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  for (const [file, key] of media) {
    const bytes = await store.open(key);
    if (!bytes) throw new SiteFilesError(`The bytes of ${file} are not in the store.`);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await pipeline(bytes, createWriteStream(path.join(folder, file)));
  }
}

async function clearFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  if (present.length === 0) return;
  if (!present.includes(siteFiles.site)) {
    throw new SiteFilesError(`${folder} is not empty, and holds no export of a site.`);
  }
  for (const name of [...Object.values(siteFiles), ...siteFolders]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
