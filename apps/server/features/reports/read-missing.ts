/** The moves of one movement of the ledger, read of what is kept of it. */
import type { WriteTransaction } from '../../db/database.ts';
import { findRefundedTender } from '../../payments/find-refunded-tender.ts';
import { listRefundMoves } from './refund-moves.ts';
import { addUpMoves, type ReportMove } from './report-move.ts';
import { listTaken, methodOf, readRefundFacts } from './report-reactions.ts';
import { listSoldMoves } from './sold-moves.ts';
import { writeMoves } from './write-moves.ts';

/** A movement that no report knows yet. */
export interface MissingMovement {
  id: string;
  source: string;
  kind: string;
  order_id: string | null;
  payment_id: string | null;
  currency: string;
  is_test: boolean;
  happened_at: Date;
  is_there: boolean;
}

/** Kinds of which reports count nothing are passed over. */
export async function countMissing(
  trx: WriteTransaction,
  siteId: string,
  movement: MissingMovement,
): Promise<void> {
  const moves = await readMoves(trx, siteId, movement);
  await writeMoves(trx, {
    siteId,
    source: movement.source,
    orderId: movement.order_id,
    currency: movement.currency,
    isTest: movement.is_test,
    at: new Date(movement.happened_at),
    moves,
  });
}

async function readMoves(
  trx: WriteTransaction,
  siteId: string,
  movement: MissingMovement,
): Promise<ReportMove[]> {
  switch (movement.kind) {
    case 'payment':
    case 'payment-unasked':
      return readPayment(trx, siteId, movement);
    case 'edit':
      return readEdit(trx, siteId, movement);
    case 'refund-owed':
      return readRefund(trx, siteId, movement);
    case 'refund-dropped':
    case 'plan-credited':
      return readEntries(trx, siteId, movement);
    case 'refund':
    case 'refund-returned':
      return readSent(trx, siteId, movement);
    default:
      return [];
  }
}

async function readPayment(
  trx: WriteTransaction,
  siteId: string,
  { kind, payment_id: paymentId, order_id: orderId }: MissingMovement,
): Promise<ReportMove[]> {
  const row = await trx
    .selectFrom('payments')
    .select('snapshot')
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!row || paymentId === null) return [];
  const isFirst = kind === 'payment' && orderId !== null && !row.snapshot.restOf;
  return [
    ...(kind === 'payment' ? listSoldMoves(row.snapshot, isFirst) : []),
    ...(await listTaken(trx, { siteId, paymentId }, isFirst)),
  ];
}

async function readEdit(
  trx: WriteTransaction,
  siteId: string,
  { source, order_id: orderId }: MissingMovement,
): Promise<ReportMove[]> {
  const row = await trx
    .selectFrom('order_edits')
    .select('snapshot')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', source.split(':')[2] ?? '')
    .executeTakeFirst();
  return row?.snapshot ? listSoldMoves(row.snapshot, false) : [];
}

/** By its parts, where they still are what was decided; else by what the ledger has of it. */
async function readRefund(
  trx: WriteTransaction,
  siteId: string,
  movement: MissingMovement,
): Promise<ReportMove[]> {
  const { order_id: orderId, source } = movement;
  const refundId = source.split(':')[1] ?? '';
  const entries = await readEntries(trx, siteId, movement);
  if (orderId === null) return entries;
  const row = await trx
    .selectFrom('order_refunds')
    .select(['amount_cents', 'tax_cents', 'parts', 'failed_cents'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!row || row.failed_cents !== 0) return entries;
  const facts = await readRefundFacts({ trx, site: { siteId } }, { orderId, refundId });
  const refund = { amountCents: row.amount_cents, taxCents: row.tax_cents, parts: row.parts };
  return listRefundMoves({ refund, ...facts });
}

/** What the ledger tells: sums and taxes, and no goods. */
async function readEntries(
  trx: WriteTransaction,
  siteId: string,
  { id, kind }: MissingMovement,
): Promise<ReportMove[]> {
  const rows = await trx
    .selectFrom('ledger_entries')
    .select(['account', 'party', 'amount_cents'])
    .where('site_id', '=', siteId)
    .where('transaction_id', '=', id)
    .execute();
  const refunds = kind === 'refund-dropped' ? 0 : 1;
  const moves = rows.flatMap(({ account, party, amount_cents: cents }): ReportMove[] => {
    if (account === 'tax') {
      return [
        { report: 'sales', key: '', tax_cents: -cents },
        { report: 'refund', key: '', tax_cents: -cents },
        { report: 'tax', key: `${party}:`, label: party, tax_cents: -cents },
      ];
    }
    const isGoods = account === 'refunds' || account === 'sales' || account === 'donations';
    if (!isGoods && account !== 'gift-cards') return [];
    const back = isGoods ? { refund_cents: cents } : { gift_card_cents: -cents };
    return (['sales', 'refund', 'product'] as const).map((report) => ({
      report,
      key: '',
      ...back,
    }));
  });
  return addUpMoves([
    { report: 'sales', key: '', refunds },
    { report: 'refund', key: '', refunds },
    ...moves,
  ]);
}

async function readSent(
  trx: WriteTransaction,
  siteId: string,
  { kind, source, payment_id: paymentId }: MissingMovement,
): Promise<ReportMove[]> {
  const refundId = source.split(':')[1] ?? '';
  if (paymentId === null) return [];
  const tender = await findRefundedTender(trx, { siteId, paymentId }, refundId);
  const row = await trx
    .selectFrom('payment_refunds')
    .select('amount_cents')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const sign = kind === 'refund' ? 1 : -1;
  return [
    {
      report: 'method',
      key: methodOf(tender),
      refund_cents: sign * row.amount_cents,
      refunds: sign,
    },
  ];
}
