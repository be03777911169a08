/** `/api/comments` for visitors, `/api/sites/:identifier/comments` for staff. SOCL-01..04 */
import * as contract from '@sitewright/contract';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { writerOf } from '../activity/actor.ts';
import { logThings, loggedWrites } from '../activity/write-logged.ts';
import { commentThing } from './comment-thing.ts';
import { listComments } from './list-comments.ts';
import { addComment, listPostComments } from './post-comments.ts';

function handleComments(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.listPostComments, ({ site, query, request }) =>
    listPostComments(ctx, site, { ...query, cookies: request.cookies }),
  );
  handleCall(scope, contract.addComment, ({ site, body, request }) =>
    addComment(ctx, site, { ...body, cookies: request.cookies }),
  );
}

function handleModeration(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.listComments, ({ site, query }) =>
    listComments(ctx.db, site.siteId, { query, now: ctx.now() }),
  );
  handleCall(scope, contract.moderateComments, ({ site: { siteId }, staff, body }) =>
    ctx.transact(async (trx) => {
      const writer = writerOf(contract.moderateComments, staff);
      const within = { trx, siteId, at: ctx.now(), writer };
      const { done, activityIds } = await logThings(
        within,
        { thing: commentThing, ids: body.ids },
        async () => {
          const changed = await trx
            .updateTable('post_comments')
            .set({ state: body.state })
            .where('site_id', '=', siteId)
            .where('id', 'in', body.ids)
            .where('state', '<>', body.state)
            .returning('id')
            .execute();
          if (changed.length > 0) await bumpSiteVersion(trx, siteId);
          return changed.length;
        },
      );
      return { changed: done, activityIds };
    }),
  );
  handleCall(scope, contract.deleteComment, ({ site, staff, params: { id } }) => {
    const asked = { call: contract.deleteComment, site, staff, thing: commentThing, id };
    return write(asked, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('post_comments')
        .where('site_id', '=', site.siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await bumpSiteVersion(trx, site.siteId);
      return { isDeleted: numDeletedRows > 0n };
    });
  });
}

/** The calls about comments. */
export const commentCalls: readonly CallRegistration[] = [handleComments, handleModeration];
