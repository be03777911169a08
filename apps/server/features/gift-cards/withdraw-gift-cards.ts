import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { noteNothingLeft, voidBalance, withdrawFromBalance } from '../balances/issue-balance.ts';
import { listGiftCardItems } from '../orders/list-gift-card-items.ts';
import type { OrderRefundOwed } from '../orders/order-events.ts';

/**
 * A gift card whose price goes back is worth that much less. One that was spent cannot go back; what
 * a provider gave back by itself has happened, and takes what is left.
 * @throws ApiError `gift_card_spent`; nothing goes back then
 */
export async function withdrawGiftCards(
  scope: EventScope,
  { orderId, source, refund }: OrderRefundOwed,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const items = await listGiftCardItems(trx, { siteId, orderId });
  let openCents = refund.parts
    .filter(({ id }) => items.has(id))
    .reduce((cents, part) => cents + part.amountCents, 0);
  if (openCents === 0) return;
  const cards = await trx
    .selectFrom('gift_cards')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const now = ctx.now();
  for (const { id } of cards) {
    const taken = await withdrawFromBalance(trx, { siteId, id, amountCents: openCents, now });
    openCents -= taken.takenCents;
    const hadEnded = taken.leftCents === 0 && !(await voidBalance(scope, id));
    // Its end is not taken back any more.
    if (hadEnded) await noteNothingLeft(trx, { siteId, id, now });
  }
  const isIssued = cards.length > 0;
  if (openCents > 0 && isIssued && source !== 'provider') throw new ApiError('gift_card_spent');
}
