/** Folders of the library are made, renamed, moved and removed. */
import { ApiError, fileLimits } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';

/** A folder, as it is written. */
export interface FolderFields {
  readonly name: string;
  /** Null: it lies at the top. */
  readonly parentId: string | null;
}

interface Folder extends FolderFields {
  readonly id: string;
}

/**
 * Makes one.
 * @throws ApiError `too_many_folders`, and what `changeFolder` throws
 */
export async function insertFolder(
  trx: WriteTransaction,
  siteId: string,
  { id, name, parentId }: Folder,
): Promise<void> {
  const all = await lockFolders(trx, siteId);
  if (all.length >= fileLimits.folders) throw new ApiError('too_many_folders');
  requireRoom(all, { id, name, parentId });
  await trx
    .insertInto('asset_folders')
    .values({ site_id: siteId, id, name, parent_id: parentId })
    .execute();
}

/**
 * Renames it, or moves it with all that lies in it.
 * @throws ApiError `not_found` for the folder or where it is put, `folder_name_taken`,
 *   `folder_inside_itself`, `folder_too_deep`
 */
export async function changeFolder(
  trx: WriteTransaction,
  siteId: string,
  { id, ...changes }: Pick<Folder, 'id'> & Partial<FolderFields>,
): Promise<void> {
  const all = await lockFolders(trx, siteId);
  const present = all.find((one) => one.id === id);
  if (!present) throw new ApiError('not_found');
  const { name, parentId } = { ...present, ...changes };
  requireRoom(all, { id, name, parentId });
  await trx
    .updateTable('asset_folders')
    .set({ name, parent_id: parentId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** False: it was gone. @throws ApiError `folder_used` */
export async function removeFolder(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<boolean> {
  const all = await lockFolders(trx, siteId);
  if (all.some(({ parentId }) => parentId === id)) throw new ApiError('folder_used');
  const file = await trx
    .selectFrom('assets')
    .select('id')
    .where('site_id', '=', siteId)
    .where('folder_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (file) throw new ApiError('folder_used');
  const { numDeletedRows } = await trx
    .deleteFrom('asset_folders')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Keeps a folder from being removed until the transaction ends.
 * @throws ApiError `not_found`
 */
export async function holdFolder(
  trx: WriteTransaction,
  siteId: string,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const row = await trx
    .selectFrom('asset_folders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
}

/** Nobody else writes folders of the site until the transaction ends. */
export function holdFoldersOf(trx: WriteTransaction, siteId: string): Promise<void> {
  return lockKey(trx, `file-folders:${siteId}`);
}

async function lockFolders(trx: WriteTransaction, siteId: string): Promise<Folder[]> {
  await holdFoldersOf(trx, siteId);
  return trx
    .selectFrom('asset_folders')
    .select(['id', 'name', 'parent_id as parentId'])
    .where('site_id', '=', siteId)
    .execute();
}

/** @throws ApiError where it cannot lie there under that name */
function requireRoom(all: readonly Folder[], { id, name, parentId }: Folder): void {
  const above = pathTo(all, parentId);
  if (above.includes(id)) throw new ApiError('folder_inside_itself');
  if (above.length + heightOf(all, id) > fileLimits.folderDepth) {
    throw new ApiError('folder_too_deep');
  }
  const folded = name.toLowerCase();
  const isTaken = all.some(
    (one) => one.id !== id && one.parentId === parentId && one.name.toLowerCase() === folded,
  );
  if (isTaken) throw new ApiError('folder_name_taken');
}

/** The folder and those that it lies in. @throws ApiError `not_found` */
function pathTo(all: readonly Folder[], id: string | null): string[] {
  if (id === null) return [];
  const folder = all.find((one) => one.id === id);
  if (!folder) throw new ApiError('not_found');
  return [id, ...pathTo(all, folder.parentId)];
}

/** How many folders lie in one another from this one on, itself counted. */
function heightOf(all: readonly Folder[], id: string): number {
  const inside = all.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...inside.map((one) => heightOf(all, one.id)));
}
