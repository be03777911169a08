/** The ledger of an order, and sums by account. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { LedgerAccount, LedgerKind } from './ledger-accounts.ts';

export interface ReadTransaction {
  id: string;
  kind: LedgerKind;
  currency: string;
  isTest: boolean;
  happenedAt: Date;
  entries: { account: LedgerAccount; party: string; amountCents: number }[];
}

/** The oldest first. */
export async function listTransactions(
  db: ReadDatabase,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<ReadTransaction[]> {
  const rows = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', (join) =>
      join.onRef('e.site_id', '=', 't.site_id').onRef('e.transaction_id', '=', 't.id'),
    )
    .select(['t.id', 't.kind', 't.currency', 't.is_test', 't.happened_at'])
    .select(['e.account', 'e.party', 'e.amount_cents'])
    .where('t.site_id', '=', siteId)
    .where('t.order_id', '=', orderId)
    .orderBy('t.id')
    .orderBy('e.number')
    .limit(5000)
    .execute();
  const transactions = new Map<string, ReadTransaction>();
  for (const row of rows) {
    const { id, kind, currency, is_test: isTest, happened_at: happenedAt } = row;
    const known = transactions.get(id);
    const transaction = known ?? { id, kind, currency, isTest, happenedAt, entries: [] };
    const { account, party, amount_cents: amountCents } = row;
    transaction.entries.push({ account, party, amountCents });
    transactions.set(id, transaction);
  }
  return [...transactions.values()];
}

export interface LedgerSum {
  account: LedgerAccount;
  party: string;
  currency: string;
  amountCents: number;
}

/** What each account got, of a time: from an instant on, and before another. */
export async function sumLedger(
  db: ReadDatabase,
  asked: { siteId: string; isTest: boolean; from?: Date | undefined; to?: Date | undefined },
): Promise<LedgerSum[]> {
  const { siteId, isTest, from, to } = asked;
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.site_id', '=', 'e.site_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select(['e.account', 'e.party', 't.currency'])
    .select(sql<number>`sum(e.amount_cents)::bigint`.as('amountCents'))
    .where('e.site_id', '=', siteId)
    .where('t.is_test', '=', isTest)
    .$if(from !== undefined, (later) => later.where('t.happened_at', '>=', from!))
    .$if(to !== undefined, (earlier) => earlier.where('t.happened_at', '<', to!))
    .groupBy(['e.account', 'e.party', 't.currency'])
    .orderBy('t.currency')
    .orderBy('e.account')
    .orderBy('e.party')
    .execute();
}
