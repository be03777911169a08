/** The calls that replace, edit and pack files. */
import { Readable } from 'node:stream';
import * as contract from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { drawOriginal, editPicture, readPictureEdit } from './edit-picture.ts';
import { packFiles } from './pack-files.ts';
import { replaceFile } from './replace-file.ts';
import { requireMayChange } from './require-may-change.ts';

export function handleVersions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.replaceFile, async ({ site, staff, params: { id }, body }) => {
    // Before any work; where it is written, it is asked again.
    await requireMayChange(ctx.db, { siteId: site.siteId, id }, staff);
    const uploader = { siteId: site.siteId, accountId: staff.accountId };
    const which = { site, id, actor: actorOf(staff), staff };
    return replaceFile(ctx, which, { uploader, uploadId: body.uploadId });
  });
  handleCall(scope, contract.getPictureEdit, ({ site: { siteId }, params: { id } }) =>
    readPictureEdit(ctx, siteId, id),
  );
  handleCall(scope, contract.getPictureOriginal, async ({ site: { siteId }, params: { id } }) =>
    Readable.from([await drawOriginal(ctx, siteId, id)]),
  );
  handleCall(scope, contract.editPicture, async ({ site, staff, params: { id }, body }) => {
    if (!body.isCopy) await requireMayChange(ctx.db, { siteId: site.siteId, id }, staff);
    return editPicture(ctx, { site, id, actor: actorOf(staff), staff }, body);
  });
  handleCall(scope, contract.packFiles, ({ site, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="files.zip"');
    const { ids, folder } = query;
    return packFiles(ctx, site.siteId, { ids: ids?.split(','), folder });
  });
}
