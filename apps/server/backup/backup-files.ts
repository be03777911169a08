/** Files of kept backups, below the data folder. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { appendPiece } from '../media/append-piece.ts';

type Folder = Pick<AppContext, 'config'>;

/** Where the file of a backup is. All processes of an installation share the folder. */
export function backupFile({ config }: Folder, id: string): string {
  return join(config.dataDir, 'backups', `${id}.backup`);
}

/** For its owner alone: the files hold every secret. */
export async function makeBackupFolder({ config }: Folder): Promise<void> {
  await mkdir(join(config.dataDir, 'backups'), { recursive: true, mode: 0o700 });
}

interface Piece {
  /** 24 hex digits. */
  readonly upload: string;
  readonly at: number;
  readonly bytes: Buffer;
}

const uploadFile = ({ config }: Folder, upload: string) =>
  join(config.dataDir, 'backups', `${upload}.upload`);

/** See {@link appendPiece}. */
export async function addPiece(ctx: Folder, { upload, ...piece }: Piece) {
  await makeBackupFolder(ctx);
  return appendPiece(uploadFile(ctx, upload), piece);
}

/** The pieces of an upload are the file of a backup from now on. */
export async function keepUpload(ctx: Folder, upload: string, id: string): Promise<void> {
  await rename(uploadFile(ctx, upload), backupFile(ctx, id));
}

/** Uploads that nobody went on with since `before`. */
export async function forgetOldPieces(ctx: Folder, before: Date): Promise<void> {
  const folder = join(ctx.config.dataDir, 'backups');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.upload')) continue;
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}

export async function forgetBackupFile(ctx: Folder, id: string): Promise<void> {
  const file = backupFile(ctx, id);
  await rm(file, { force: true });
  await rm(`${file}.part`, { force: true });
}

/** Undefined when it is not there (any more). */
export async function sizeOfBackup(ctx: Folder, id: string): Promise<number | undefined> {
  try {
    return (await stat(backupFile(ctx, id))).size;
  } catch {
    return undefined;
  }
}

export const readBackupFile = (ctx: Folder, id: string) => createReadStream(backupFile(ctx, id));
