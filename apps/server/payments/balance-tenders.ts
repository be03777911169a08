/** What gift cards and store credit pay of a payment: tenders that no provider is asked for. */
import type { WriteTransaction } from '../db/database.ts';
import { addToBalance } from '../features/balances/hold-balances.ts';
import { reviveBalance } from '../features/balances/revive-balance.ts';
import type { PaymentKey } from './lock-payment.ts';
import type { PaidBalance } from './payment-snapshot.ts';

/** Stands where tenders of others name their provider. */
const provider = 'balance';

/** True for a tender that goes back to a balance of ours. */
export function isBalanceTender(tender: { provider: string }): boolean {
  return tender.provider === provider;
}

/** Notes what balances pay; the id of such a tender is that of its balance. */
export async function insertBalanceTenders(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
  balances: readonly PaidBalance[] = [],
): Promise<void> {
  if (balances.length === 0) return;
  await trx
    .insertInto('payment_tenders')
    .values(
      balances.map(({ id, kind, amountCents }) => ({
        site_id: siteId,
        payment_id: paymentId,
        id,
        kind,
        provider,
        amount_cents: amountCents,
      })),
    )
    .execute();
}

/** What was given back to balances is no tender of the payment any more. */
export async function dropBalanceTenders(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
): Promise<void> {
  await trx
    .deleteFrom('payment_tenders')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .execute();
}

/**
 * Puts a refund back on the balance that the money came from; once, by the refund's id. One that had
 * ended meanwhile can be spent again, else the money would be nobody's.
 */
export async function refundToBalance(
  trx: WriteTransaction,
  { siteId, paymentId }: PaymentKey,
  refund: { id: string; tender_id: string; amount_cents: number; now: Date },
): Promise<void> {
  await addToBalance(trx, {
    siteId,
    balanceId: refund.tender_id,
    entry: {
      kind: 'refunded',
      amount_cents: refund.amount_cents,
      payment_id: paymentId,
      refund_id: refund.id,
    },
    now: refund.now,
  });
  await reviveBalance(trx, { siteId, id: refund.tender_id });
}
