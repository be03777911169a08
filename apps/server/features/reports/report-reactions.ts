/** What reports count of payments, edits and refunds. docs/decisions/125-reports.md */
import type { TotalStep } from '@sitewright/commerce';
import type { WriteTransaction } from '../../db/database.ts';
import { findRefundedTender } from '../../payments/find-refunded-tender.ts';
import { listPaymentTenders } from '../../payments/list-payment-tenders.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type {
  PaymentPaid,
  PaymentPaidTwice,
  PaymentRefunded,
  PaymentRefundFailed,
} from '../../payments/payment-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { findOrderOfPayment } from '../orders/find-order.ts';
import type {
  OrderEditSettled,
  OrderRefundDropped,
  OrderRefundOwed,
} from '../orders/order-events.ts';
import type { PlanCredited } from '../subscriptions/subscription-events.ts';
import { listRefundMoves, turnMoves, type RefundedItem } from './refund-moves.ts';
import { addUpMoves, type ReportMove } from './report-move.ts';
import { listSoldMoves } from './sold-moves.ts';
import { writeMoves, type Movement } from './write-moves.ts';

/** Money came for an order. */
export async function countPayment(
  scope: EventScope,
  { payment, isTest }: PaymentPaid,
): Promise<void> {
  const orderId = await findOrderId(scope, payment);
  const isFirst = orderId !== null && !payment.snapshot.restOf;
  await write(scope, payment, {
    source: `payment:${payment.paymentId}`,
    orderId,
    isTest,
    moves: [
      ...listSoldMoves(payment.snapshot, isFirst),
      ...(await listTaken(scope.trx, payment, isFirst)),
    ],
  });
}

/** Money came that nobody asked for: nothing was sold by it. */
export async function countUnaskedPayment(
  scope: EventScope,
  { payment, isTest }: PaymentPaidTwice,
): Promise<void> {
  await write(scope, payment, {
    source: `payment:${payment.paymentId}`,
    orderId: await findOrderId(scope, payment),
    isTest,
    moves: await listTaken(scope.trx, payment, false),
  });
}

/** What an edit added was paid by what it took off. */
export async function countEdit(scope: EventScope, edit: OrderEditSettled): Promise<void> {
  if (edit.paymentId !== null) return;
  await writeMoves(scope.trx, {
    siteId: scope.site.siteId,
    source: `edit:${edit.orderId}:${edit.editId}`,
    orderId: edit.orderId,
    currency: edit.currency,
    isTest: edit.isTest,
    at: scope.ctx.now(),
    moves: listSoldMoves(edit.snapshot, false),
  });
}

/** It was decided that money of an order goes back. */
export async function countOwedRefund(scope: EventScope, owed: OrderRefundOwed): Promise<void> {
  await countRefund(scope, owed, { source: `refund-owed:${owed.refundId}`, isBack: true });
}

/** It will not go back after all. */
export async function countDroppedRefund(
  scope: EventScope,
  dropped: OrderRefundDropped,
): Promise<void> {
  const source = `refund-dropped:${dropped.refundId}:${dropped.paymentRefundId}`;
  await countRefund(scope, dropped, { source, isBack: false });
}

/** Money went back by one tender. */
export async function countSentRefund(
  scope: EventScope,
  { payment, isTest, refundId, amountCents }: PaymentRefunded,
): Promise<void> {
  const tender = await findRefundedTender(scope.trx, payment, refundId);
  await write(scope, payment, {
    source: `refund:${refundId}`,
    orderId: await findOrderId(scope, payment),
    isTest,
    moves: [{ report: 'method', key: methodOf(tender), refund_cents: amountCents, refunds: 1 }],
  });
}

/** It came back to us. */
export async function countReturnedRefund(
  scope: EventScope,
  { payment, isTest, refundId, amountCents, wasDone }: PaymentRefundFailed,
): Promise<void> {
  if (!wasDone) return;
  const tender = await findRefundedTender(scope.trx, payment, refundId);
  await write(scope, payment, {
    source: `refund-returned:${refundId}`,
    orderId: await findOrderId(scope, payment),
    isTest,
    moves: [{ report: 'method', key: methodOf(tender), refund_cents: -amountCents, refunds: -1 }],
  });
}

/** A rest of a period is its buyer's as credit. */
export async function countPlanCredit(
  scope: EventScope,
  { changeId, payment, credit, isTest }: PlanCredited,
): Promise<void> {
  const orderId = await findOrderId(scope, payment);
  const steps = orderId === null ? [] : await readSteps(scope, orderId);
  await write(scope, payment, {
    source: `plan-credited:${changeId}`,
    orderId,
    isTest,
    moves: listRefundMoves({ refund: credit, items: new Map(), steps, reason: '' }),
  });
}

async function countRefund(
  scope: EventScope,
  { orderId, currency, isTest, refundId, refund }: OrderRefundOwed,
  { source, isBack }: { source: string; isBack: boolean },
): Promise<void> {
  const facts = await readRefundFacts(scope, { orderId, refundId });
  const moves = listRefundMoves({ refund, ...facts });
  // What is given up for a part stays a refund.
  const isWhole = isBack || facts.isFailed;
  const turned = turnMoves(moves).map((move) => (isWhole ? move : { ...move, refunds: 0 }));
  await writeMoves(scope.trx, {
    siteId: scope.site.siteId,
    source,
    orderId,
    currency,
    isTest,
    at: scope.ctx.now(),
    moves: isBack ? moves : addUpMoves(turned),
  });
}

type Where = { trx: WriteTransaction; site: Pick<EventScope['site'], 'siteId'> };

/** What a refund was of: the items of its order, the steps of its total, and why. */
export async function readRefundFacts(
  { trx, site: { siteId } }: Where,
  { orderId, refundId }: { orderId: string; refundId: string },
) {
  const rows = await trx
    .selectFrom('order_items')
    .select(['id', 'product_id', 'product_name', 'product_type'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const noted = await trx
    .selectFrom('order_refunds')
    .select(['reason', 'status'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', refundId)
    .executeTakeFirst();
  const items = new Map<string, RefundedItem>(
    rows.map((row) => [
      row.id,
      { productId: row.product_id, productName: row.product_name, productType: row.product_type },
    ]),
  );
  return {
    items,
    steps: await readSteps({ trx, site: { siteId } }, orderId),
    reason: (noted?.reason ?? '').slice(0, 200),
    isFailed: noted?.status === 'failed',
  };
}

async function readSteps({ trx, site }: Where, orderId: string): Promise<readonly TotalStep[]> {
  const row = await trx
    .selectFrom('orders')
    .select('steps')
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.steps ?? [];
}

/** What a payment was paid by. */
export async function listTaken(
  trx: WriteTransaction,
  payment: Pick<Payment, 'siteId' | 'paymentId'>,
  isFirst: boolean,
): Promise<ReportMove[]> {
  const tenders = await listPaymentTenders(trx, payment);
  return addUpMoves(
    tenders.map((tender) => ({
      report: 'method' as const,
      key: methodOf(tender),
      gross_cents: tender.amountCents,
      orders: isFirst ? 1 : 0,
    })),
  ).map((move) => ({ ...move, orders: Math.min(move.orders ?? 0, 1) }));
}

/** Gift cards and credit are ways to pay of their own, whoever keeps them. */
export function methodOf({ kind, provider }: { kind: string; provider: string }): string {
  return kind === 'gift-card' || kind === 'store-credit' ? kind : provider;
}

async function findOrderId({ trx }: EventScope, payment: Payment): Promise<string | null> {
  return (await findOrderOfPayment(trx, payment)) ?? null;
}

async function write(
  { ctx, trx, site }: EventScope,
  { currency }: Payment,
  movement: Pick<Movement, 'source' | 'orderId' | 'isTest' | 'moves'>,
): Promise<void> {
  await writeMoves(trx, { ...movement, siteId: site.siteId, currency, at: ctx.now() });
}
