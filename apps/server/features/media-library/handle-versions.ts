/** The calls that replace, cut and pack files. */
import * as contract from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { requireFile } from './list-files.ts';
import { packFiles } from './pack-files.ts';
import { cropFile, replaceFile } from './replace-file.ts';

export function handleVersions(scope: CallScope): void {
  const { ctx } = scope;
  const present = async (siteId: string, done: { id: string; activityId: string | null }) => ({
    file: await requireFile(ctx.db, siteId, done.id),
    activityId: done.activityId,
  });
  handleCall(scope, contract.replaceFile, async ({ site, staff, params: { id }, body }) => {
    const uploader = { siteId: site.siteId, accountId: staff.accountId };
    const which = { site, id, actor: actorOf(staff) };
    const done = await replaceFile(ctx, which, { uploader, uploadId: body.uploadId });
    return present(site.siteId, done);
  });
  handleCall(scope, contract.cropFile, async ({ site, staff, params: { id }, body }) =>
    present(site.siteId, await cropFile(ctx, { site, id, actor: actorOf(staff) }, body)),
  );
  handleCall(scope, contract.packFiles, ({ site, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="files.zip"');
    const { ids, folder } = query;
    return packFiles(ctx, site.siteId, { ids: ids?.split(','), folder });
  });
}
