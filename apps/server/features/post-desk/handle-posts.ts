/** `/api/sites/:identifier/posts`. */
import {
  addPost as addPostCall,
  ApiError,
  changePost,
  getPost,
  listPosts as listPostsCall,
  listPromotable,
  removePost as removePostCall,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf, writerOf } from '../activity/actor.ts';
import { logThing, loggedWrites } from '../activity/write-logged.ts';
import { removeContentItem } from '../collections/remove-content-item.ts';
import { addPost } from './add-post.ts';
import { listPosts, readPost } from './list-posts.ts';
import { listPromotableOf } from './list-promotable.ts';
import { findPost, permissionToChange, postThing, savePostFields } from './post-thing.ts';
import { presentPostFields } from './present-post.ts';

function handlePosts(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  const thing = postThing;
  handleCall(scope, listPostsCall, ({ site: { siteId }, query }) =>
    listPosts(ctx.db, siteId, { query, now: ctx.now() }),
  );
  handleCall(scope, getPost, ({ site: { siteId }, params: { id } }) =>
    readPost(ctx.db, siteId, { id, now: ctx.now() }),
  );
  handleCall(scope, listPromotable, ({ site: { siteId }, params: { id } }) =>
    listPromotableOf(ctx.db, { siteId, id }),
  );
  handleCall(scope, addPostCall, ({ site, staff, body: post }) =>
    write({ call: addPostCall, site, staff, thing }, async (trx) => ({
      id: await addPost(trx, site.siteId, { post, actor: actorOf(staff), at: ctx.now() }),
    })),
  );
  handleCall(scope, changePost, ({ site: { siteId }, staff, params: { id }, body }) =>
    ctx.transact(async (trx) => {
      const row = await findPost(trx, { siteId, id });
      const permission = await permissionToChange(trx, row);
      if (!isAllowed(staff, permission)) throw new ApiError('not_allowed');
      const writer = { ...writerOf(changePost, staff), permission } as const;
      return logThing({ trx, siteId, at: ctx.now(), writer }, { thing, id }, async () => {
        const merged = mergeChanges(presentPostFields(row), body.changes);
        if (Object.keys(merged).length > 0) await savePostFields(trx, { siteId, id }, merged);
        return { id };
      });
    }),
  );
  handleCall(scope, removePostCall, ({ site, staff, params: { id } }) =>
    write({ call: removePostCall, site, staff, thing, id }, async (trx) => ({
      isDeleted: await removeContentItem(trx, { siteId: site.siteId, id }),
    })),
  );
}

/** The calls about posts and events. */
export const postCalls: readonly CallRegistration[] = [handlePosts];
