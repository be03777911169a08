/** `/api/sites/:identifier/reviews`: what buyers think, for staff. */
import * as contract from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import { writerOf } from '../activity/actor.ts';
import { logThings, loggedWrites } from '../activity/write-logged.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { exportReviews } from './export-reviews.ts';
import { countReviews, getReview, listReviews } from './list-reviews.ts';
import { changeReview, moderateReviews } from './moderate-reviews.ts';
import { queueReplyMail } from './queue-reply-mail.ts';
import { reviewThing } from './review-thing.ts';

function handleReviewReads(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.listReviews, ({ site, staff, query }) =>
    listReviews(ctx.db, site.siteId, { query, ...seenBy(staff) }),
  );
  handleCall(scope, contract.countReviews, ({ site, query }) =>
    countReviews(ctx.db, site.siteId, query),
  );
  handleCall(scope, contract.exportReviews, async ({ site, staff, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="reviews.csv"');
    return exportReviews(ctx.db, site.siteId, { filter: query, ...seenBy(staff) });
  });
  handleCall(scope, contract.getReview, ({ site, staff, params: { id } }) =>
    getReview(ctx.db, site.siteId, { id, ...seenBy(staff) }),
  );
}

function handleReviewWrites(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.changeReview, async ({ site, staff, params: { id }, body }) => {
    // The key of mails is read, or made, outside of transactions.
    await ctx.secrets();
    const asked = { call: contract.changeReview, site, staff, thing: reviewThing, id };
    return write(asked, async (trx) => {
      const { newReply: reply } = await changeReview({ ctx, trx, site }, id, body.changes);
      if (reply && body.mailsWriter) await queueReplyMail({ ctx, trx, site }, { id, reply });
      return {};
    });
  });
  handleCall(scope, contract.moderateReviews, ({ site, staff, body }) =>
    ctx.transact(async (trx) => {
      const writer = writerOf(contract.moderateReviews, staff);
      const within = { trx, siteId: site.siteId, at: ctx.now(), writer };
      const { done, activityIds } = await logThings(
        within,
        { thing: reviewThing, ids: body.ids },
        () => moderateReviews({ ctx, trx, site }, body),
      );
      return { changed: done, activityIds };
    }),
  );
  handleCall(scope, contract.deleteReview, ({ site, staff, params: { id } }) => {
    const asked = { call: contract.deleteReview, site, staff, thing: reviewThing, id };
    return write(asked, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('product_reviews')
        .where('site_id', '=', site.siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await bumpSiteVersion(trx, site.siteId);
      return { isDeleted: numDeletedRows > 0n };
    });
  });
}

function seenBy(staff: Standing) {
  return { seesOrders: isAllowed(staff, 'view-orders') };
}

/** The calls about reviews. */
export const reviewCalls: readonly CallRegistration[] = [handleReviewReads, handleReviewWrites];
