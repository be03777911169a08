/** `/api/sites/:identifier/files`: the library of pictures and files. */
import {
  addFile as addFileCall,
  carryThings as carryThingsCall,
  countFiles as countFilesCall,
  editFile,
  getFile,
  listFiles as listFilesCall,
  removeFiles as removeFilesCall,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { addFile } from './add-file.ts';
import { carryThings } from './carry-things.ts';
import { changeFile } from './change-file.ts';
import { findUses } from './find-uses.ts';
import { handleFolders } from './handle-folders.ts';
import { handleProductFiles } from './handle-product-files.ts';
import { handleVersions } from './handle-versions.ts';
import { countFiles, listFiles, requireFile } from './list-files.ts';
import { registerUploads } from './register-uploads.ts';
import { removeFiles } from './remove-files.ts';
import { requireMayChange } from './require-may-change.ts';

function handleFiles(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listFilesCall, ({ site: { siteId }, query }) =>
    listFiles(ctx.db, siteId, query),
  );
  handleCall(scope, countFilesCall, ({ site: { siteId }, query }) =>
    countFiles(ctx.db, siteId, query),
  );
  handleCall(scope, getFile, async ({ site: { siteId }, params: { id } }) => ({
    file: await requireFile(ctx.db, siteId, id),
    uses: await findUses(ctx.db, siteId, id),
  }));
  handleCall(scope, addFileCall, async ({ site, staff, body: { uploadId, accepts, folderId } }) => {
    const uploader = { siteId: site.siteId, accountId: staff.accountId };
    const file = { site, actor: actorOf(staff), uploader, uploadId, accepts, folderId };
    return { file: await addFile(ctx, file) };
  });
  handleCall(scope, editFile, async ({ site: { siteId }, staff, params: { id }, body }) => {
    const edit = { siteId, id, actor: actorOf(staff), at: ctx.now(), changes: body.changes };
    const activityId = await ctx.transact(async (trx) => {
      await requireMayChange(trx, { siteId, id }, staff);
      return changeFile(trx, edit);
    });
    return { file: await requireFile(ctx.db, siteId, id), activityId };
  });
  handleCall(scope, removeFilesCall, ({ site: { siteId }, staff, body: { ids } }) =>
    removeFiles(ctx, { siteId, ids, actor: actorOf(staff) }),
  );
}

function handleCarried(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, carryThingsCall, async ({ site, staff, body: { siteId, ids } }) => ({
    ids: await carryThings(ctx, { site, staff, fromId: siteId, ids }),
  }));
}

/** The calls about pictures and files. */
export const mediaLibraryCalls: readonly CallRegistration[] = [
  handleFiles,
  handleCarried,
  handleFolders,
  handleVersions,
  handleProductFiles,
  registerUploads,
];
