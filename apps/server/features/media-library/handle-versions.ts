/** The calls that replace, cut and pack files. */
import * as contract from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { packFiles } from './pack-files.ts';
import { cropFile, replaceFile } from './replace-file.ts';
import { requireMayChange } from './require-may-change.ts';

export function handleVersions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.replaceFile, async ({ site, staff, params: { id }, body }) => {
    await requireMayChange(ctx.db, { siteId: site.siteId, id }, staff);
    const uploader = { siteId: site.siteId, accountId: staff.accountId };
    const which = { site, id, actor: actorOf(staff) };
    return replaceFile(ctx, which, { uploader, uploadId: body.uploadId });
  });
  handleCall(scope, contract.cropFile, async ({ site, staff, params: { id }, body }) => {
    if (!body.isCopy) await requireMayChange(ctx.db, { siteId: site.siteId, id }, staff);
    return cropFile(ctx, { site, id, actor: actorOf(staff) }, body);
  });
  handleCall(scope, contract.packFiles, ({ site, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="files.zip"');
    const { ids, folder } = query;
    return packFiles(ctx, site.siteId, { ids: ids?.split(','), folder });
  });
}
