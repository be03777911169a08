/** Money that was to go back and did not arrive, sent once more. */
import { listKeptParts, refundAgain, refundAmount } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import {
  againRequest,
  findFailedRefund,
  logRetriedRefund,
  retryRefund,
} from '../../../payments/failed-refunds.ts';
import type { OrderSource } from '../act-on-order.ts';
import { findNumberOfPayment } from '../find-order.ts';
import { findDropped } from './order-refunds.ts';
import { actOnPaidOrder, giveBack } from './refund-order.ts';

/** A refund of a payment, and who sends it again. */
interface Resending {
  readonly paymentId: string;
  readonly refundId: string;
  readonly actorName: string;
}

/**
 * Sends it once more for what it was for, as a refund of the order that is asked for by staff; the
 * second time nothing happens.
 * @throws ApiError as refunds of orders do; `refund_too_large` also for what was given back anew
 */
export async function resendRefund(
  source: OrderSource,
  { paymentId, refundId, actorName }: Resending,
): Promise<void> {
  const { ctx, site } = source;
  const { siteId } = site;
  const orderNumber = await findNumberOfPayment(ctx.db, { siteId, paymentId });
  if (orderNumber === undefined) {
    await retryRefund(ctx, site, { paymentId, refundId });
    return;
  }
  await actOnPaidOrder(source, orderNumber, async (scope, { order, payments, refunds }) => {
    const failed = await findFailedRefund(scope.trx, { siteId, paymentId }, refundId);
    if (!failed) return;
    const kept = listKeptParts(order.chargedParts, refunds);
    const parts = findDropped(refunds, refundId);
    const refund = parts ? refundAgain(kept, parts) : refundAmount(kept, failed.amountCents);
    if (!refund) throw new ApiError('refund_too_large');
    const { reason } = failed;
    const request = { requestId: againRequest(refundId), restock: [], reason, actorName };
    const own = payments.filter((payment) => payment.paymentId === paymentId);
    await giveBack(scope, { order, payments: own, request, refund });
    await logRetriedRefund(scope, paymentId, failed);
  });
}
