/** Refunds of a payment as they are stored. */
import type { Tender } from '@sitewright/commerce';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Payment } from './lock-payment.ts';

export type RefundRow = Pick<
  Selectable<Database['payment_refunds']>,
  'id' | 'tender_id' | 'amount_cents' | 'status' | 'reason' | 'provider_ref' | 'done_at'
>;

const columns = [
  'id',
  'tender_id',
  'amount_cents',
  'status',
  'reason',
  'provider_ref',
  'done_at',
] as const;

/** By our id, else by what the provider calls it. A provider speaks only of what it took. */
export async function findRefund(
  trx: WriteTransaction,
  { siteId, paymentId }: Payment,
  refund: {
    refundId?: string | undefined;
    providerRef?: string | undefined;
    provider?: string | undefined;
  },
): Promise<RefundRow | undefined> {
  const { refundId = '', providerRef = '', provider } = refund;
  const rows = await trx
    .selectFrom('payment_refunds')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where((eb) => eb.or([eb('id', '=', refundId), eb('provider_ref', '=', providerRef)]))
    .$if(provider !== undefined, (taken) =>
      taken.where((eb) =>
        eb.exists(
          eb
            .selectFrom('payment_tenders as t')
            .select('t.id')
            .whereRef('t.site_id', '=', 'payment_refunds.site_id')
            .whereRef('t.payment_id', '=', 'payment_refunds.payment_id')
            .whereRef('t.id', '=', 'payment_refunds.tender_id')
            .where('t.provider', '=', provider!),
        ),
      ),
    )
    .execute();
  return rows.find(({ id }) => id === refundId) ?? rows[0];
}

/** The parts of one request. */
export function listRefundParts(
  trx: WriteTransaction,
  { siteId, paymentId }: Payment,
  requestId: string,
): Promise<RefundRow[]> {
  return trx
    .selectFrom('payment_refunds')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('request_id', '=', requestId)
    .execute();
}

/** All that has come; what was given back to balances before the money came is not among it. */
export async function sumTenders(
  trx: WriteTransaction,
  { siteId, paymentId }: Payment,
): Promise<number> {
  const row = await trx
    .selectFrom('payment_tenders')
    .select((eb) => eb.fn.sum<string>('amount_cents').as('cents'))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/**
 * The tenders as they can be given back: what a bank holds or has taken for a buyer who asked it is
 * not there to go back once more.
 */
export async function listUndisputedTenders(
  trx: WriteTransaction,
  payment: Payment,
  provider?: string,
): Promise<Tender[]> {
  const { siteId, paymentId } = payment;
  const rows = await trx
    .selectFrom('payment_disputes')
    .select(['provider', (eb) => eb.fn.sum<string>('amount_cents').as('cents')])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['open', 'lost'])
    .groupBy('provider')
    .execute();
  const disputed = new Map(rows.map((row) => [row.provider, Number(row.cents)]));
  const tenders = await listTenders(trx, payment, provider);
  return tenders.map(({ provider: name, ...tender }) => {
    const taken = Math.min(disputed.get(name) ?? 0, tender.amountCents - tender.refundedCents);
    disputed.set(name, (disputed.get(name) ?? 0) - taken);
    return { ...tender, refundedCents: tender.refundedCents + taken };
  });
}

/** The tenders, of one provider if it is named, as they will be once all that is owed went back. */
export async function listTenders(
  trx: WriteTransaction,
  { siteId, paymentId }: Payment,
  provider?: string,
): Promise<(Tender & { provider: string })[]> {
  const rows = await trx
    .selectFrom('payment_tenders as t')
    .select((eb) => [
      't.id',
      't.provider',
      't.kind',
      't.amount_cents',
      't.refunded_cents',
      eb
        .selectFrom('payment_refunds as r')
        .select((sub) =>
          sub.fn.coalesce(sub.fn.sum<number>('r.amount_cents'), sub.lit(0)).as('due'),
        )
        .whereRef('r.site_id', '=', 't.site_id')
        .whereRef('r.payment_id', '=', 't.payment_id')
        .whereRef('r.tender_id', '=', 't.id')
        .where('r.status', 'in', ['due', 'sent'])
        .as('due'),
    ])
    .where('t.site_id', '=', siteId)
    .where('t.payment_id', '=', paymentId)
    .$if(provider !== undefined, (taken) => taken.where('t.provider', '=', provider!))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    provider: row.provider,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents + Number(row.due ?? 0),
  }));
}
