/** Files are put into folders. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import type { Undoer } from '../activity/undoer.ts';
import { placeAssets } from '../assets/change-asset.ts';
import { holdFolder } from './change-folders.ts';

/** Folder by file; null: in none. */
type Places = Readonly<Record<string, string | null>>;

/**
 * Puts files into a folder; null: out of all. Files that are gone are passed over.
 * @throws ApiError `not_found` for the folder
 */
export async function moveFiles(
  scope: EventScope,
  { ids, folderId }: { ids: readonly string[]; folderId: string | null },
): Promise<{ moved: number; activityId?: string }> {
  const { trx, site } = scope;
  const { siteId } = site;
  await holdFolder(trx, siteId, folderId);
  const before = await holdPlaces(trx, siteId, ids);
  const moved = Object.keys(before).filter((id) => before[id] !== folderId);
  if (moved.length === 0) return { moved: 0 };
  const after = Object.fromEntries(moved.map((id) => [id, folderId]));
  await writePlaces(trx, siteId, after);
  const activityId = await logDone(scope, {
    action: 'files-moved',
    subject: moved.length === 1 ? `file:${moved[0]}` : 'files:many',
    before: Object.fromEntries(moved.map((id) => [id, before[id] ?? null])),
    after,
    names: await nameThem(trx, siteId, moved),
  });
  return { moved: moved.length, ...(activityId !== undefined && { activityId }) };
}

/** Files go back to where they lay, those that are gone left out. */
export const movedFilesUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, after }) {
    const present = await holdPlaces(trx, siteId, Object.keys(after));
    // What was removed since stands in nobody's way.
    return { ...after, ...present };
  },
  async restore(trx, { site_id: siteId, before }) {
    const places = before as Places;
    for (const folderId of new Set(Object.values(places))) {
      await holdFolder(trx, siteId, folderId).catch((error: unknown) => {
        throw error instanceof ApiError ? new ApiError('not_undoable') : error;
      });
    }
    await writePlaces(trx, siteId, places);
  },
};

/** Where files lie, held until the transaction ends. */
async function holdPlaces(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<Record<string, string | null>> {
  const rows = await trx
    .selectFrom('assets')
    .select(['id', 'folder_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ id, folder_id: folderId }) => [id, folderId]));
}

async function writePlaces(trx: WriteTransaction, siteId: string, places: Places): Promise<void> {
  for (const folderId of new Set(Object.values(places))) {
    const ids = Object.keys(places).filter((id) => places[id] === folderId);
    await placeAssets(trx, siteId, { ids, folderId });
  }
}

async function nameThem(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const files = await trx
    .selectFrom('assets')
    .select(['id', 'filename as name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  const folders = await trx
    .selectFrom('asset_folders')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  return Object.fromEntries([...files, ...folders].map(({ id, name }) => [id, name]));
}
