import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { PaymentKey } from './lock-payment.ts';
import { findProvider } from './providers.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Notes refunds as gone back whose money a person sends, because no provider of ours can: whoever
 * asks for such a refund sends it.
 */
export async function settleRefundsByHand(
  ctx: AppContext,
  site: Site,
  { siteId, paymentId }: PaymentKey,
): Promise<void> {
  const due = await ctx.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_tenders as t', (join) =>
      join
        .onRef('t.site_id', '=', 'r.site_id')
        .onRef('t.payment_id', '=', 'r.payment_id')
        .onRef('t.id', '=', 'r.tender_id'),
    )
    .select(['r.id', 't.provider'])
    .where('r.site_id', '=', siteId)
    .where('r.payment_id', '=', paymentId)
    .where('r.status', '=', 'due')
    .orderBy('r.id')
    .execute();
  for (const { id: refundId, provider: name } of due) {
    const provider = findProvider(ctx, name);
    if (!provider?.isSettledByHand) continue;
    const news = { paymentId, type: 'refunded' as const, isTest: provider.isTest(site) };
    await settlePayment(ctx, site, { ...news, refund: { refundId } });
  }
}
