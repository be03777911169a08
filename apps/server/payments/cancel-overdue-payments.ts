import type { AppContext } from '../context.ts';
import { toPayment } from './lock-payment.ts';
import { endPayment } from './take-payment.ts';

const batchSize = 100;

/**
 * Gives up placed orders whose money did not come in time: their stock is free again and their
 * buyers are told. Money that comes after that counts all the same.
 * @returns how many; a full batch means that there may be more
 */
export async function cancelOverduePayments(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('due_at', '<=', ctx.now())
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  let canceled = 0;
  for (const payment of rows.map(toPayment)) {
    const { siteId, paymentId } = payment;
    try {
      const site = await ctx.sites.get(siteId);
      if (!site) continue;
      await endPayment({ ctx, site }, payment, 'canceled');
      canceled += 1;
    } catch (error) {
      ctx.log.error({ err: error, siteId, paymentId }, 'overdue payment could not be canceled');
    }
  }
  return canceled;
}
