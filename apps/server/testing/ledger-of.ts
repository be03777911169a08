import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Sums of the ledger by account and party, e.g. `{ 'clearing test': 2500, sales: -2500 }`. */
export async function ledgerOf(
  app: TestApp,
  where: { orderId: string } | { paymentId: string } | { siteId: string },
): Promise<Record<string, number>> {
  const [column, id] =
    'orderId' in where
      ? ['order_id', where.orderId]
      : 'paymentId' in where
        ? ['payment_id', where.paymentId]
        : ['site_id', where.siteId];
  const rows = await app.ctx.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', (join) =>
      join.onRef('t.site_id', '=', 'e.site_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select(['e.account', 'e.party', (eb) => eb.fn.sum<number>('e.amount_cents').as('cents')])
    .where(sql.ref(`t.${column}`), '=', id)
    .groupBy(['e.account', 'e.party'])
    .orderBy('e.account')
    .execute();
  const sums = rows.map(({ account, party, cents }) => [`${account} ${party}`.trim(), +cents]);
  return Object.fromEntries(sums.filter(([, cents]) => cents !== 0));
}
