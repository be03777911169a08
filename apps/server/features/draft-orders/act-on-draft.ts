import { ApiError, type DraftOrderState } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import { lockCart } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { nextDraftState, type DraftEvent } from './draft-states.ts';
import { findDraft, toDraft, type Draft } from './find-draft.ts';

/** Whose drafts are acted on. */
export interface DraftSource {
  ctx: AppContext;
  site: Site;
}

/**
 * Lets something happen to a draft, in one transaction. Its cart is locked first, as by those who
 * pay it: a payment under way is neither changed nor lost.
 * @throws ApiError `not_found`; `draft_ended` when that may not happen to it any more;
 * `payment_under_way` while somebody pays it, unless it is only sent
 */
export async function actOnDraft(
  { ctx, site }: DraftSource,
  { id, event }: { id: string; event: DraftEvent },
  act: DraftAct,
): Promise<void> {
  const found = await findDraft(ctx.db, { siteId: site.siteId, id, now: ctx.now() });
  if (!found) throw new ApiError('not_found');
  await ctx.transact((trx) =>
    actOnDraftWithin({ ctx, trx, site }, { cartId: found.cartId, event }, act),
  );
}

/** Takes the draft, and what it was before. */
type DraftAct = (scope: EventScope, draft: Draft, before: DraftOrderState) => Promise<void>;

/** The same in a transaction that is open. */
export async function actOnDraftWithin(
  scope: EventScope,
  { cartId, event }: { cartId: string; event: DraftEvent },
  act: DraftAct,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  await lockCart(trx, { siteId, cartId });
  const draft = await lockDraft(trx, { siteId, cartId, now: ctx.now() });
  if (!draft) throw new ApiError('not_found');
  const state = nextDraftState(draft.state, event);
  if (!state) throw new ApiError('draft_ended');
  const isPaid = event !== 'sent' && (await findActivePayment(trx, { siteId, cartId }));
  if (isPaid) throw new ApiError('payment_under_way');
  await trx
    .updateTable('draft_orders')
    .set({ state, updated_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where('id', '=', draft.id)
    .execute();
  await act(scope, { ...draft, state }, draft.state);
}

/** The draft that a cart belongs to; the cart must be locked before. */
export async function lockDraft(
  trx: WriteTransaction,
  { siteId, cartId, now }: { siteId: string; cartId: string; now: Date },
): Promise<Draft | undefined> {
  const row = await trx
    .selectFrom('draft_orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  return row && toDraft(row, now);
}
