/** A visitor writes a review, or changes the one that they wrote. */
import { emailKey, type ReviewDraft, type ReviewState } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import type { ReviewRight } from './find-reviewed.ts';

interface Wish {
  readonly right: ReviewRight;
  readonly productId: string;
  readonly draft: ReviewDraft;
}

/**
 * Keeps it: a product of an order has one, and an account that did not buy has one of a product. It
 * waits for the shop where the settings say so, also after each change; one that the shop hid stays
 * hidden. @returns what became of it
 */
export async function writeReview(
  ctx: AppContext,
  site: Site,
  { right, productId, draft }: Wish,
): Promise<ReviewState> {
  const { siteId } = site;
  const isHeld = readSettings(site, 'merchandising').reviewsNeedApproval;
  const fresh: ReviewState = isHeld ? 'waiting' : 'published';
  const content = {
    rating: draft.rating,
    title: draft.title,
    body: draft.body,
    author_name: draft.name,
    updated_at: ctx.now(),
  };
  return ctx.transact(async (trx) => {
    const id = newId();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('product_reviews')
      .values({
        ...content,
        site_id: siteId,
        id,
        product_id: productId,
        order_id: right.orderId,
        account_id: right.accountId,
        email_key: emailKey(right.email),
        state: fresh,
        source: 'native',
        is_verified: right.orderId !== null,
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const before = numInsertedOrUpdatedRows
      ? undefined
      : await lockOwn(trx, siteId, { right, productId });
    const state = before?.state === 'hidden' ? 'hidden' : fresh;
    if (before) {
      await trx
        .updateTable('product_reviews')
        .set({ ...content, state })
        .where('site_id', '=', siteId)
        .where('id', '=', before.id)
        .execute();
    }
    if (state === 'published' || before?.state === 'published') await bumpSiteVersion(trx, siteId);
    if (state === 'published' && before?.state !== 'published') {
      const published = { productId, reviewId: before?.id ?? id };
      await announceEvent({ ctx, trx, site }, 'reviews-published', { published: [published] });
    }
    return state;
  });
}

function lockOwn(
  trx: WriteTransaction,
  siteId: string,
  { right, productId }: Pick<Wish, 'right' | 'productId'>,
) {
  return trx
    .selectFrom('product_reviews')
    .select(['id', 'state'])
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where((eb) =>
      right.orderId === null
        ? eb.and([eb('order_id', 'is', null), eb('account_id', '=', right.accountId)])
        : eb('order_id', '=', right.orderId),
    )
    .forUpdate()
    .executeTakeFirstOrThrow();
}
