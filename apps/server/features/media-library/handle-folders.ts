/** `/api/sites/:identifier/file-folders`: the folders of the library, and what lies in them. */
import * as contract from '@sitewright/contract';
import { ApiError } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { asWriter } from '../activity/actor.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { changeFolder, insertFolder, removeFolder, type FolderFields } from './change-folders.ts';
import { folderThing } from './folder-thing.ts';
import { countLoose, listFolders } from './list-folders.ts';
import { moveFiles } from './move-files.ts';

export function handleFolders(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.listFileFolders, async ({ site: { siteId } }) => ({
    folders: await listFolders(ctx.db, siteId),
    loose: await countLoose(ctx.db, siteId),
  }));
  handleCall(scope, contract.addFileFolder, ({ site, staff, body }) =>
    write({ call: contract.addFileFolder, site, staff, thing: folderThing }, async (trx) => {
      const id = newId();
      await insertFolder(trx, site.siteId, { id, ...body });
      return { id };
    }),
  );
  handleCall(scope, contract.changeFileFolder, ({ site, staff, params: { id }, body }) => {
    const call = contract.changeFileFolder;
    return write({ call, site, staff, thing: folderThing, id }, async (trx) => {
      const present = await trx
        .selectFrom('asset_folders')
        .select(['name', 'parent_id as parentId'])
        .where('site_id', '=', site.siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!present) throw new ApiError('not_found');
      const changes = mergeChanges<FolderFields>(present, body.changes);
      await changeFolder(trx, site.siteId, { id, ...changes });
      return { id };
    });
  });
  handleCall(scope, contract.deleteFileFolder, ({ site, staff, params: { id } }) => {
    const call = contract.deleteFileFolder;
    return write({ call, site, staff, thing: folderThing, id }, async (trx) => ({
      isDeleted: await removeFolder(trx, site.siteId, id),
    }));
  });
  handleCall(scope, contract.moveFiles, ({ site, staff, body }) =>
    ctx.transact((trx) =>
      moveFiles({ ctx: asWriter(ctx, contract.moveFiles, staff), trx, site }, body),
    ),
  );
}
