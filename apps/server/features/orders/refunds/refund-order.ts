/** Giving money of an order back: by units, by amounts of single parts, or by one amount. */
import {
  listKeptParts,
  refundAmount,
  refundParts,
  type KeptPart,
  type PartialRefund,
  type RefundWish,
} from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import type { Payment } from '../../../payments/lock-payment.ts';
import { providersOf } from '../../../payments/providers.ts';
import { sendDueRefunds } from '../../../payments/refund-payment.ts';
import {
  oweRefund,
  RefundTooLargeError,
  type RefundRequest,
} from '../../../payments/settle-refund.ts';
import type { EventScope } from '../../../reactions/reaction.ts';
import { actOnOrder, type LockedPurchase, type OrderSource } from '../act-on-order.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits } from '../tables.ts';
import { noteInTimeline } from '../timeline.ts';
import { listOrderRefunds } from './order-refunds.ts';
import { oweOrderRefund } from './owe-order-refund.ts';
import { restockItems } from './restock-items.ts';

/** What is to go back, and who says so. */
export interface OrderRefundRequest {
  /** The same id twice is one refund. */
  requestId: string;
  /** Parts of the order, or one amount of all of it in minor units. */
  wish: { parts: readonly RefundWish[] } | { amountCents: number };
  /** Units that come back to the stock. */
  restock: readonly ItemUnits[];
  reason: string;
  actorName: string;
}

/**
 * Gives back what is asked for. Once this has noted the refund it will be made, also when a provider
 * cannot be reached now. The same request twice is one refund, and two at once never make more than
 * what is kept.
 * @throws ApiError `order_not_found`; `refund_not_possible` when no money came; `order_rest_due`;
 * `refund_too_large`
 */
export async function refundOrder(
  source: OrderSource,
  orderNumber: number,
  request: OrderRefundRequest,
): Promise<void> {
  await actOnPaidOrder(source, orderNumber, async (scope, { order, payments, refunds }) => {
    if (refunds.some(({ requestId }) => requestId === request.requestId)) return;
    const kept = listKeptParts(order.chargedParts, refunds);
    const refund = planOrderRefund(kept, request.wish);
    if (!refund) throw new ApiError('refund_too_large');
    await giveBack(scope, { order, payments, request, refund });
  });
}

/** Undefined when less is kept than asked for. */
export function planOrderRefund(
  kept: readonly KeptPart[],
  wish: OrderRefundRequest['wish'],
): PartialRefund | undefined {
  return 'parts' in wish ? refundParts(kept, wish.parts) : refundAmount(kept, wish.amountCents);
}

/** A locked order whose money is there. */
export interface PaidOrder extends LockedPurchase {
  refunds: Awaited<ReturnType<typeof listOrderRefunds>>;
}

/** Does something with a paid order in one transaction, then sends what is owed. */
export async function actOnPaidOrder(
  source: OrderSource,
  orderNumber: number,
  act: (scope: EventScope, paid: PaidOrder) => Promise<void>,
): Promise<void> {
  const { ctx, site } = source;
  const payments = await actOnOrder(source, orderNumber, async (scope, purchase) => {
    await act(scope, await requirePaid(scope, purchase));
  });
  await sendRefunds({ ctx, site }, payments);
}

/** @throws ApiError `refund_not_possible` when no money came; `order_rest_due` */
export async function requirePaid(
  { trx }: EventScope,
  purchase: LockedPurchase,
): Promise<PaidOrder> {
  const { order, payment } = purchase;
  if (!isMoneyThere(payment)) throw new ApiError('refund_not_possible');
  if (order.dueCents > 0) throw new ApiError('order_rest_due');
  return { ...purchase, refunds: await listOrderRefunds(trx, order) };
}

/** True once money came, whatever of it went back. */
function isMoneyThere({ status }: Payment): boolean {
  return status === 'succeeded' || status === 'refunded';
}

/** Sends what payments owe; what no provider of ours can send is noted as sent by who asked. */
export async function sendRefunds(
  { ctx, site }: OrderSource,
  payments: readonly Payment[],
): Promise<void> {
  for (const payment of payments) {
    await sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, payment);
  }
}

interface Giving {
  order: LockedOrder;
  payments: readonly Payment[];
  request: Omit<OrderRefundRequest, 'wish'>;
  refund: PartialRefund;
}

/** Notes the refund with the order and with its payments, and puts units back. */
export async function giveBack(
  scope: EventScope,
  { order, payments, request, refund }: Giving,
): Promise<void> {
  const { requestId, reason, actorName } = request;
  const restocked = await restockItems(scope, order, request.restock);
  const noted = { requestId, source: 'staff' as const, refund, restocked, reason };
  await oweOrderRefund(scope, order, noted);
  const { amountCents } = refund;
  if (amountCents > 0) {
    await oweByPayments(scope, payments, { requestId, reason, amountCents });
  }
  const units = refund.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = restocked.reduce((sum, { quantity }) => sum + quantity, 0);
  await noteInTimeline(scope, order.orderId, {
    kind: 'refund-asked',
    actorName,
    details: { amountCents, currency: order.currency, units, restocked: back, reason },
  });
}

/**
 * Owes money by the tenders of all payments of an order, as staff ask for it.
 * @throws ApiError `refund_too_large`
 */
export async function oweByPayments(
  scope: EventScope,
  payments: readonly Payment[],
  request: Omit<RefundRequest, 'isAskedByStaff'>,
): Promise<void> {
  await oweRefund(scope, payments, { ...request, isAskedByStaff: true }).catch(explain);
}

function explain(error: unknown): never {
  if (error instanceof RefundTooLargeError) throw new ApiError('refund_too_large');
  throw error;
}
