/** Files of exports and of uploads, below the data folder, which all processes share. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '../../../context.ts';
import { appendPiece } from '../../../media/append-piece.ts';

type Folder = Pick<AppContext, 'config'>;

const folderOf = ({ config }: Folder) => join(config.dataDir, 'site-files');
const fileOf = (ctx: Folder, id: string) => join(folderOf(ctx), `${id}.zip`);

/** Where the pieces of an upload are put together. */
export const uploadOf = (ctx: Folder, upload: string) => join(folderOf(ctx), `${upload}.upload`);

/** For its owner alone: drafts of sites are in there. */
async function makeFolder(ctx: Folder): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 });
}

/** Keeps an export whole or not at all; answers its bytes. */
export async function keepExport(
  ctx: Folder,
  id: string,
  zip: NodeJS.ReadableStream,
): Promise<number> {
  await makeFolder(ctx);
  const part = `${fileOf(ctx, id)}.part`;
  try {
    await pipeline(zip, createWriteStream(part, { mode: 0o600 }));
    await rename(part, fileOf(ctx, id));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return (await stat(fileOf(ctx, id))).size;
}

export async function forgetExport(ctx: Folder, id: string): Promise<void> {
  await rm(fileOf(ctx, id), { force: true });
}

/** Undefined when it is not there (any more). */
export async function openExport(ctx: Folder, id: string) {
  try {
    const { size } = await stat(fileOf(ctx, id));
    return { size, stream: createReadStream(fileOf(ctx, id)) };
  } catch {
    return undefined;
  }
}

/** See {@link appendPiece}. */
export async function addPiece(
  ctx: Folder,
  { upload, ...piece }: { upload: string; at: number; bytes: Buffer },
): Promise<number | undefined> {
  await makeFolder(ctx);
  return appendPiece(uploadOf(ctx, upload), piece);
}

export async function forgetUpload(ctx: Folder, upload: string): Promise<void> {
  await rm(uploadOf(ctx, upload), { force: true });
}

/** Uploads that nobody went on with, and what killed processes left, since `before`. */
export async function forgetOldUploads(ctx: Folder, before: Date): Promise<void> {
  for (const name of await readdir(folderOf(ctx)).catch(() => [])) {
    if (name.endsWith('.zip')) continue;
    const file = join(folderOf(ctx), name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) await rm(file, { recursive: true, force: true });
  }
}
