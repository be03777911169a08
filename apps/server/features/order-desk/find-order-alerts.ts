/** What a person has to look at about orders and payments. */
import type { listOrderAlerts } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { listDeadEvents } from '../../payments/dead-events.ts';
import { listFailedRefunds } from '../../payments/failed-refunds.ts';
import { listOpenDisputes } from '../../payments/open-disputes.ts';
import { listFindings } from '../../payments/payment-findings.ts';
import { listGivenAnew } from '../orders/refunds/given-anew.ts';

type Alerts = AnswerOf<typeof listOrderAlerts>;

/** Of each kind at most so many: whoever has more of them begins with these. */
const mostOfKind = 50;

export async function findOrderAlerts(db: ReadDatabase, siteId: string): Promise<Alerts> {
  const [needsPerson, rests, disputes, refunds, findings, events] = await Promise.all([
    listWaiting(db, siteId, 'person'),
    listWaiting(db, siteId, 'rest'),
    listOpenDisputes(db, siteId),
    listFailedRefunds(db, siteId),
    listFindings(db, siteId),
    listDeadEvents(db, siteId),
  ]);
  const ofRefunds = refunds.map(({ paymentId }) => paymentId);
  const ofDisputes = disputes.map(({ paymentId }) => paymentId);
  const [givenAnew, numberOf] = await Promise.all([
    listGivenAnew(db, siteId, ofRefunds),
    findNumbers(db, siteId, [...ofDisputes, ...ofRefunds]),
  ]);
  return {
    needsPerson,
    rests,
    disputes: disputes.map(({ openedAt, answerBy, ...dispute }) => ({
      ...dispute,
      number: numberOf.get(dispute.paymentId) ?? null,
      openedOn: openedAt.getTime(),
      answerBy: answerBy?.getTime() ?? null,
    })),
    failedRefunds: refunds
      .filter(({ refundId }) => !givenAnew.has(refundId))
      .map(({ failedSince, reason, ...refund }) => ({
        ...refund,
        number: numberOf.get(refund.paymentId) ?? null,
        reason: reason ?? '',
        failedSince: failedSince.getTime(),
      })),
    findings: findings.map((finding) => ({
      provider: finding.provider,
      providerRef: finding.provider_ref,
      kind: finding.kind,
      foundOn: finding.found_at.getTime(),
      amountCents: finding.amount_cents,
      currency: finding.currency,
    })),
    deadEvents: events.map((event) => ({
      provider: event.provider,
      eventId: event.event_id,
      type: event.type,
      paymentId: event.payment_id,
      receivedOn: event.received_at.getTime(),
      reason: event.last_error ?? '',
    })),
  };
}

/** The oldest first: they have waited longest. */
async function listWaiting(
  db: ReadDatabase,
  siteId: string,
  why: 'person' | 'rest',
): Promise<Alerts['rests']> {
  const rows = await db
    .selectFrom('orders')
    .select(['order_number', 'email', 'is_test', 'created_at', 'currency'])
    .select(['grand_total_cents', 'due_cents'])
    .where('site_id', '=', siteId)
    .where((eb) =>
      why === 'person' ? eb('status', '=', 'needs_attention') : eb('due_cents', '>', 0),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostOfKind)
    .execute();
  return rows.map((row) => ({
    number: row.order_number,
    email: row.email,
    testMode: row.is_test,
    createdOn: row.created_at.getTime(),
    amountCents: why === 'person' ? row.grand_total_cents : row.due_cents,
    currency: row.currency,
  }));
}

/** Numbers of orders by their payments: those that made them, and those that paid what was added. */
async function findNumbers(
  db: ReadDatabase,
  siteId: string,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const made = await db
    .selectFrom('orders')
    .select(['payment_id', 'order_number'])
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', [...paymentIds])
    .execute();
  const further = await db
    .selectFrom('order_payments as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 'p.site_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select(['p.payment_id', 'o.order_number'])
    .where('p.site_id', '=', siteId)
    .where('p.payment_id', 'in', [...paymentIds])
    .execute();
  return new Map([...made, ...further].map((row) => [row.payment_id, row.order_number]));
}
