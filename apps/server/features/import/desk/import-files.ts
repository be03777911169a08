/** Files of imports, below the data folder, until their import is forgotten. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../../context.ts';

export interface ImportKey {
  readonly siteId: string;
  readonly id: string;
}

type Folder = Pick<AppContext, 'config'>;

/** Where the file of an import is. */
export function importFile({ config }: Folder, { siteId, id }: ImportKey): string {
  return join(config.dataDir, 'imports', `${siteId}.${id}.csv`);
}

/** Keeps bytes as they come; a source that fails leaves nothing. */
export async function keepImportFile(
  ctx: Folder,
  key: ImportKey,
  bytes: AsyncIterable<string | Buffer>,
): Promise<void> {
  const file = importFile(ctx, key);
  await mkdir(join(ctx.config.dataDir, 'imports'), { recursive: true });
  try {
    await pipeline(bytes, createWriteStream(file));
  } catch (error) {
    await forgetImportFile(ctx, key);
    throw error;
  }
}

export async function forgetImportFile(ctx: Folder, key: ImportKey): Promise<void> {
  await rm(importFile(ctx, key), { force: true });
}
