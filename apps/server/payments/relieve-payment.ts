import type { PartialRefund } from '@sitewright/commerce';
import type { EventScope } from '../reactions/reaction.ts';
import type { Payment } from './lock-payment.ts';

/**
 * So much less is to come of a payment whose money is to come, which must be locked.
 * @param relief by the places of its lines, and shipping
 * @returns false when nothing would be left to come; nothing is changed then
 */
export async function relievePayment(
  { ctx, trx }: EventScope,
  { siteId, paymentId, provider, snapshot }: Payment,
  relief: PartialRefund,
): Promise<boolean> {
  const { amountCents } = relief;
  const { numUpdatedRows } = await trx
    .updateTable('payment_tenders')
    .set((eb) => ({ amount_cents: eb('amount_cents', '-', amountCents) }))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .where('amount_cents', '>', amountCents)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const relieved = [...(snapshot.relieved ?? []), relief];
  await trx
    .updateTable('payments')
    .set((eb) => ({
      amount_cents: eb('amount_cents', '-', amountCents),
      snapshot: JSON.stringify({ ...snapshot, relieved }),
      updated_at: ctx.now(),
    }))
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
  return true;
}
