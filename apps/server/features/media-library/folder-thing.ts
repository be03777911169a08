/** Folders of the library as the log of writes knows them. */
import { ApiError } from '@sitewright/contract';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import {
  changeFolder,
  holdFoldersOf,
  insertFolder,
  removeFolder,
  type FolderFields,
} from './change-folders.ts';

export const folderThing: LoggedThing = {
  kind: 'file-folder',
  async read(trx, { siteId, id }) {
    // As every writer does, before any row: whoever waits holds nothing that another one needs.
    await holdFoldersOf(trx, siteId);
    const rows = await trx
      .selectFrom('asset_folders as f')
      .leftJoin('asset_folders as p', (join) =>
        join.onRef('p.site_id', '=', 'f.site_id').onRef('p.id', '=', 'f.parent_id'),
      )
      .select(['f.name', 'f.parent_id as parentId', 'p.name as parentName'])
      .where('f.site_id', '=', siteId)
      .where('f.id', '=', id)
      .forUpdate('f')
      .execute();
    const [row] = rows;
    if (!row) return undefined;
    const { name, parentId, parentName } = row;
    return {
      title: name,
      fields: { name, parentId },
      ...(parentId !== null && { names: { [parentId]: parentName ?? '' } }),
    };
  },
  async change({ trx, siteId }, { id }, { fields }) {
    await putBack(() => changeFolder(trx, siteId, { id, ...(fields as Partial<FolderFields>) }));
  },
  async add({ trx, siteId }, { id }, { fields }) {
    await putBack(() => insertFolder(trx, siteId, { id, ...readFields(fields) }));
  },
  async remove({ trx, siteId }, { id }) {
    await removeFolder(trx, siteId, id);
  },
};

/** What it lay in may be gone. @throws ApiError `not_undoable` then */
async function putBack(put: () => Promise<void>): Promise<void> {
  try {
    await put();
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    throw isGone ? new ApiError('not_undoable') : error;
  }
}

function readFields({ name, parentId }: LoggedValue): FolderFields {
  return { name: String(name), parentId: typeof parentId === 'string' ? parentId : null };
}
