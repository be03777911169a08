/** Makes a rename last: the names in a folder are synced apart from the files. */
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `folder` and those above it up to `top`, which holds the first that is new; `folder` alone without. */
export async function syncFolders(folder: string, top: string = folder): Promise<void> {
  await syncFolder(folder);
  if (folder !== top && dirname(folder) !== folder) await syncFolders(dirname(folder), top);
}

/** Some systems cannot sync a folder; there it is not needed either. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
