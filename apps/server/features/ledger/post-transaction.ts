import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { LedgerAccount, LedgerKind } from './ledger-accounts.ts';

/** Money that one account gets, above zero, or gives. */
export interface LedgerEntry {
  account: LedgerAccount;
  /** As of the table. */
  party?: string;
  amountCents: number;
}

/** Something that moved money. */
export interface LedgerTransaction {
  kind: LedgerKind;
  /** What it follows from: the same twice is one transaction. */
  source: string;
  orderId: string | null;
  paymentId: string | null;
  currency: string;
  isTest: boolean;
  /** They sum to zero; those of one account and party are added up. */
  entries: readonly LedgerEntry[];
}

/**
 * Writes a transaction down, once. Nothing is written when nothing moved. The database refuses the
 * commit when the entries do not sum to zero.
 */
export async function postTransaction(
  { ctx, trx, site }: EventScope,
  { kind, source, orderId, paymentId, currency, isTest, entries }: LedgerTransaction,
): Promise<void> {
  const sums = addUp(entries);
  if (sums.length === 0) return;
  const id = newId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ledger_transactions')
    .values({
      site_id: site.siteId,
      id,
      source,
      kind,
      order_id: orderId,
      payment_id: paymentId,
      currency,
      is_test: isTest,
      happened_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'source']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await trx
    .insertInto('ledger_entries')
    .values(
      sums.map(({ account, party, amountCents }, index) => ({
        site_id: site.siteId,
        transaction_id: id,
        number: index + 1,
        account,
        party,
        amount_cents: amountCents,
      })),
    )
    .execute();
}

/** One for each account and party; those of nothing are left out. */
function addUp(entries: readonly LedgerEntry[]): Required<LedgerEntry>[] {
  const sums = new Map<string, Required<LedgerEntry>>();
  for (const { account, party = '', amountCents } of entries) {
    const key = `${account} ${party}`;
    const sum = sums.get(key)?.amountCents ?? 0;
    sums.set(key, { account, party, amountCents: sum + amountCents });
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0);
}
