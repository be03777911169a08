/** Spending balances, as stock is spent: held when a payment starts, taken or given back after it. */
import type { BalanceUse } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';

/** There is less on a balance than was to be paid with it: another order was quicker. */
export class BalanceTooLowError extends Error {
  override name = 'BalanceTooLowError';
}

interface PaymentOfBalances {
  siteId: string;
  paymentId: string;
  now: Date;
}

/**
 * Takes amounts off balances for a payment, each once, in the order of their ids.
 * @throws BalanceTooLowError when one holds less, is void or has expired
 */
export async function holdBalances(
  trx: WriteTransaction,
  payment: PaymentOfBalances,
  uses: readonly BalanceUse[],
): Promise<void> {
  for (const use of uses.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await holdBalance(trx, payment, use);
  }
}

async function holdBalance(
  trx: WriteTransaction,
  { siteId, paymentId, now }: PaymentOfBalances,
  { id, amountCents }: BalanceUse,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('balances')
    .set((eb) => ({ left_cents: eb('left_cents', '-', amountCents) }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('left_cents', '>=', amountCents)
    .where('voided_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new BalanceTooLowError('There is less on a balance than that');
  const hold = { site_id: siteId, payment_id: paymentId, balance_id: id };
  await trx
    .insertInto('balance_holds')
    .values({ ...hold, amount_cents: amountCents, status: 'held' })
    .onConflict((known) =>
      known
        .columns(['site_id', 'payment_id', 'balance_id'])
        .doUpdateSet({ status: 'held', amount_cents: amountCents }),
    )
    .execute();
  await trx
    .insertInto('balance_entries')
    .values({ ...hold, id: newId(), kind: 'held', amount_cents: -amountCents, created_at: now })
    .execute();
}

/** Makes what a payment holds final: it is paid. */
export async function takeHeldBalances(
  trx: WriteTransaction,
  { siteId, paymentId }: Omit<PaymentOfBalances, 'now'>,
): Promise<void> {
  await trx
    .updateTable('balance_holds')
    .set({ status: 'taken' })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'held')
    .execute();
}

/**
 * Gives back what a payment holds; nothing the second time.
 * @returns ids of the balances that had ended meanwhile: what came back to them is for nobody
 */
export async function releaseBalances(
  trx: WriteTransaction,
  { siteId, paymentId, now }: PaymentOfBalances,
): Promise<string[]> {
  const ended: string[] = [];
  const released = await trx
    .updateTable('balance_holds')
    .set({ status: 'released' })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'held')
    .returning(['balance_id', 'amount_cents'])
    .execute();
  for (const { balance_id: balanceId, amount_cents } of released.toSorted(byBalance)) {
    const entry = {
      kind: 'released',
      amount_cents,
      payment_id: paymentId,
      refund_id: null,
    } as const;
    await addToBalance(trx, { siteId, balanceId, entry, now });
    if (await isVoided(trx, { siteId, balanceId })) ended.push(balanceId);
  }
  return ended;
}

async function isVoided(
  trx: WriteTransaction,
  { siteId, balanceId }: { siteId: string; balanceId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('balances')
    .select('voided_at')
    .where('site_id', '=', siteId)
    .where('id', '=', balanceId)
    .executeTakeFirst();
  return row?.voided_at !== null;
}

/**
 * Holds once more what a payment had given back, because its money came late.
 * @returns false when it is not there any more; nothing is held then
 */
export async function holdBalancesAgain(
  trx: WriteTransaction,
  payment: PaymentOfBalances,
): Promise<boolean> {
  const holds = await trx
    .selectFrom('balance_holds')
    .select(['balance_id as id', 'amount_cents as amountCents'])
    .where('site_id', '=', payment.siteId)
    .where('payment_id', '=', payment.paymentId)
    .where('status', '=', 'released')
    .execute();
  if (holds.length === 0) return true;
  await sql`savepoint before_balances`.execute(trx);
  try {
    await holdBalances(trx, payment, holds);
    return true;
  } catch (error) {
    if (!(error instanceof BalanceTooLowError)) throw error;
    await sql`rollback to savepoint before_balances`.execute(trx);
    return false;
  }
}

export interface BalanceChange {
  siteId: string;
  balanceId: string;
  entry: {
    kind: 'issued' | 'released' | 'refunded' | 'withdrawn' | 'restored' | 'voided';
    amount_cents: number;
    payment_id: string | null;
    refund_id: string | null;
  };
  now: Date;
}

/**
 * Adds to a balance and writes down why. The database refuses what would go below zero.
 * @returns id of the entry
 */
export async function addToBalance(
  trx: WriteTransaction,
  { siteId, balanceId, entry, now }: BalanceChange,
): Promise<string> {
  const id = newId();
  await trx
    .updateTable('balances')
    .set((eb) => ({ left_cents: eb('left_cents', '+', entry.amount_cents) }))
    .where('site_id', '=', siteId)
    .where('id', '=', balanceId)
    .execute();
  await trx
    .insertInto('balance_entries')
    .values({ site_id: siteId, balance_id: balanceId, id, ...entry, created_at: now })
    .execute();
  return id;
}

function byBalance(a: { balance_id: string }, b: { balance_id: string }): number {
  return a.balance_id < b.balance_id ? -1 : 1;
}
