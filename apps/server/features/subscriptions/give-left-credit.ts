import type { EventScope } from '../../reactions/reaction.ts';
import { sendBalance } from '../gift-cards/add-gift-card.ts';
import { readCredit } from './plan-credit.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';

/**
 * What is left of the credit of a plan that has ended is its buyer’s: it gets a code, by mail, and
 * pays at the checkout. Nothing happens the second time, or when nothing is left. Decision 077
 */
export async function giveLeftCredit(scope: EventScope, row: SubscriptionRow): Promise<void> {
  const amountCents = await readCredit(scope.trx, row);
  if (!row.ended_at || row.credit_balance_id === null || amountCents <= 0) return;
  await sendBalance(scope, {
    id: row.credit_balance_id,
    siteId: row.site_id,
    currency: row.currency,
    amountCents,
    orderId: null,
    recipientEmail: row.email,
    buyerEmail: '',
    message: `What was left of your plan: ${row.title}`,
    deliverAt: scope.ctx.now(),
  });
}
