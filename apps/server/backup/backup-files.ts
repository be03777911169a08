/** Files of kept backups, below the data folder. */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';

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

/**
 * Puts a piece behind those that are there; the first one begins anew, and one that came before is
 * written once more. Answers how many bytes there are now; undefined where one before it is missing.
 */
export async function addPiece(
  ctx: Folder,
  { upload, at, bytes }: Piece,
): Promise<number | undefined> {
  await makeBackupFolder(ctx);
  const file = await open(uploadFile(ctx, upload), at === 0 ? 'w' : 'a+', 0o600);
  try {
    const { size } = await file.stat();
    if (size < at) return undefined;
    await file.truncate(at);
    await file.appendFile(bytes);
    return at + bytes.length;
  } finally {
    await file.close();
  }
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
