/** What PayPal tells of an order, in our words. */
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund } from '../../provider-payment.ts';
import type { TakenAmount } from '../../taken-amount.ts';
import { fromPayPalAmount } from './paypal-amount.ts';

const amountSchema = z.object({ currency_code: z.string(), value: z.string() });
const paymentSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema });
const captureSchema = paymentSchema.extend({
  seller_receivable_breakdown: z.object({ paypal_fee: amountSchema.optional() }).optional(),
});
const refundSchema = paymentSchema.extend({ custom_id: z.string().optional() });

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amountSchema.optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema).default([]),
          })
          .default({ captures: [], refunds: [] }),
      }),
    )
    .default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

export type PayPalOrder = z.infer<typeof orderSchema>;

/** What we tell PayPal about a payment, and get back: whose it is. */
export function writeCustomId({
  siteId,
  paymentId,
}: {
  siteId: string;
  paymentId: string;
}): string {
  return `${siteId}:${paymentId}`;
}

/** Which payment an order is for, by what we gave PayPal with it; undefined when it is not ours. */
export function readCustomId(text: string | undefined) {
  const [siteId, paymentId] = text?.split(':') ?? [];
  return siteId && paymentId ? { siteId, paymentId } : undefined;
}

/** The money that was taken, or is being looked at. */
export function captureOf({ purchase_units: [unit] }: PayPalOrder) {
  return unit?.payments.captures.at(-1);
}

/** How an order stands, in the words of all providers. */
export function readOrder(order: PayPalOrder): ProviderPayment {
  const [unit] = order.purchase_units;
  const capture = captureOf(order);
  const amount = capture?.amount ?? unit?.amount;
  return {
    providerRef: order.id,
    ...readCustomId(unit?.custom_id),
    status: readStatus(order),
    ...(amount ? fromPayPalAmount(amount) : { amountCents: 0, currency: '' }),
    ...(capture?.status === 'DECLINED' && { code: 'card_declined' as const }),
    fee: readFee(capture),
    refunds: unit?.payments.refunds.map(readRefund) ?? [],
  };
}

/** Told with a capture that is done. */
function readFee(capture: ReturnType<typeof captureOf>): TakenAmount | undefined {
  const fee = capture?.seller_receivable_breakdown?.paypal_fee;
  return fee && fromPayPalAmount(fee);
}

/** A refunded capture was paid: what went back stands beside it. */
function readStatus(order: PayPalOrder): ProviderPayment['status'] {
  switch (captureOf(order)?.status) {
    case 'COMPLETED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return 'succeeded';
    case 'PENDING':
      return 'processing';
    case 'DECLINED':
    case 'FAILED':
      return 'declined';
    default:
      return order.status === 'VOIDED' ? 'canceled' : 'open';
  }
}

/** A refund in the words of all providers. */
export function readRefund(refund: z.infer<typeof refundSchema>): ProviderRefund {
  return {
    providerRef: refund.id,
    refundId: refund.custom_id,
    amountCents: fromPayPalAmount(refund.amount).amountCents,
    status: readRefundStatus(refund.status),
  };
}

/** What is neither done nor under way has failed. */
export function readRefundStatus(status: string): ProviderRefund['status'] {
  if (status === 'COMPLETED') return 'done';
  return status === 'PENDING' ? 'pending' : 'failed';
}
