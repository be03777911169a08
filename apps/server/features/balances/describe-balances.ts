/** Balances as people look at them. */
import type { ReadDatabase } from '../../db/database.ts';
import type { BalanceKind } from './tables.ts';

export interface DescribedBalance {
  kind: BalanceKind;
  hint: string;
  leftCents: number;
  /** What payments under way hold. */
  heldCents: number;
  expiresAt: Date | null;
  voidedAt: Date | null;
}

/** Those of the ids that there are. */
export async function describeBalances(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DescribedBalance>> {
  const rows = await db
    .selectFrom('balances as b')
    .selectAll('b')
    .select((eb) =>
      eb
        .selectFrom('balance_holds as h')
        .select((sub) => sub.fn.sum<number>('h.amount_cents').as('held'))
        .whereRef('h.site_id', '=', 'b.site_id')
        .whereRef('h.balance_id', '=', 'b.id')
        .where('h.status', '=', 'held')
        .as('held'),
    )
    .where('b.site_id', '=', siteId)
    .where('b.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: row.kind,
        hint: row.code_hint,
        leftCents: row.left_cents,
        heldCents: Number(row.held ?? 0),
        expiresAt: row.expires_at,
        voidedAt: row.voided_at,
      },
    ]),
  );
}

/** Everything that changed a balance, oldest first. */
export function listBalanceEntries(db: ReadDatabase, siteId: string, balanceId: string) {
  return db
    .selectFrom('balance_entries')
    .select(['kind', 'amount_cents', 'payment_id', 'created_at'])
    .where('site_id', '=', siteId)
    .where('balance_id', '=', balanceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
