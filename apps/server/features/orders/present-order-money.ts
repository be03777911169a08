import type { getOrder } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import { sumKept, type OrderMoney } from './load-order-money.ts';

/** As the calls of staff answer it. */
export function presentOrderMoney(order: OrderMoney): AnswerOf<typeof getOrder> {
  const { orderNumber, status, fulfillmentStatus, currency, charged, kept } = order;
  return {
    orderNumber,
    status,
    fulfillmentStatus,
    testMode: order.isTest,
    currency,
    grandTotalCents: order.grandTotalCents,
    refundedCents: order.refundedCents,
    keptCents: sumKept(order),
    dueCents: order.dueCents,
    version: order.editCount,
    parts: charged.map(({ id, quantity, amountCents }, index) => ({
      id,
      quantity,
      amountCents,
      keptQuantity: kept[index]!.quantity,
      keptCents: kept[index]!.amountCents,
    })),
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      createdOn: refund.createdAt.getTime(),
      doneOn: refund.doneAt?.getTime() ?? null,
      source: refund.source,
      status: refund.status,
      amountCents: refund.amountCents,
      taxCents: refund.taxCents,
      reason: refund.reason,
    })),
    timeline: order.timeline.map(({ id, kind, actorName, details, happenedAt }) => ({
      id,
      at: happenedAt.getTime(),
      kind,
      actorName,
      details,
    })),
  };
}
