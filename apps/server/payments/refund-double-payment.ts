/** Money that came for a cart already bought goes back. */
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { Payment } from './lock-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Refunds a payment that is `refund_due`. When the provider fails, the sweep tries again. */
export async function refundDoublePayment(
  { ctx, site, provider }: { ctx: AppContext; site: Site; provider: PaymentProvider },
  payment: Payment,
): Promise<void> {
  if (payment.status !== 'refund_due') return;
  const { siteId, paymentId, providerRef, amountCents } = payment;
  try {
    await provider.refund({ siteId, paymentId, providerRef, amountCents });
  } catch (error) {
    ctx.log.error({ err: error, siteId, paymentId }, 'refund failed');
    return;
  }
  await settlePayment(ctx, site, { paymentId, type: 'refunded', isTest: provider.isTest });
}
