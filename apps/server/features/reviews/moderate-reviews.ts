/** Staff show, hide and answer reviews. */
import { ApiError, type ReviewState } from '@sitewright/contract';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

type Changes = Parameters<typeof mergeChanges>[1];

/**
 * Writes what changes of a review.
 * @returns the answer, when there is a new one
 * @throws ApiError `not_found`, `edited_meanwhile`
 */
export async function changeReview(
  scope: EventScope,
  id: string,
  changes: Changes,
): Promise<{ newReply: string | undefined }> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const row = await trx
    .selectFrom('product_reviews')
    .select(['product_id', 'state', 'reply'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const present: { state: ReviewState; reply: string } = { state: row.state, reply: row.reply };
  const merged = mergeChanges(present, changes);
  if (Object.keys(merged).length === 0) return { newReply: undefined };
  const { state, reply } = merged;
  await trx
    .updateTable('product_reviews')
    .set({
      ...(state && { state }),
      ...(reply !== undefined && { reply, replied_at: reply === '' ? null : ctx.now() }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await bumpSiteVersion(trx, siteId);
  if (state === 'published') {
    const published = [{ reviewId: id, productId: row.product_id }];
    await announceEvent(scope, 'reviews-published', { published });
  }
  return { newReply: reply || undefined };
}

/** Gives all of them this state. @returns how many had another one */
export async function moderateReviews(
  scope: EventScope,
  { ids, state }: { ids: readonly string[]; state: ReviewState },
): Promise<number> {
  const { trx, site } = scope;
  const changed = await trx
    .updateTable('product_reviews')
    .set({ state })
    .where('site_id', '=', site.siteId)
    .where('id', 'in', [...ids])
    .where('state', '<>', state)
    .returning(['id as reviewId', 'product_id as productId'])
    .execute();
  if (changed.length === 0) return 0;
  await bumpSiteVersion(trx, site.siteId);
  if (state === 'published') {
    await announceEvent(scope, 'reviews-published', { published: changed });
  }
  return changed.length;
}
