import type { PaymentDisputed } from '../../payments/payment-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { findOrderOfPayment } from './find-order.ts';
import { byItself, noteInTimeline } from './timeline.ts';

/** A buyer who asks their bank for the money back is part of the life of the order. */
export async function noteOrderDispute(
  scope: EventScope,
  { payment, dispute }: PaymentDisputed,
): Promise<void> {
  const orderId = await findOrderOfPayment(scope.trx, payment);
  if (!orderId) return;
  const { status, reason, amountCents, currency } = dispute;
  const details = { status, reason, amountCents, currency };
  await noteInTimeline(scope, orderId, { ...byItself, kind: 'disputed', details });
}
