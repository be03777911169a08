/** Movements of before there were reports are read of what is kept of them. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { countMissing, type MissingMovement } from './read-missing.ts';

const movementsAtOnce = 200;

/** Writes the moves that a site lacks, in steps that can be stopped. */
export async function fillMoves(
  { transact, db }: Pick<AppContext, 'transact' | 'db'>,
  siteId: string,
  stopping?: AbortSignal,
): Promise<void> {
  const state = await db
    .selectFrom('report_sites')
    .select('is_filled')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (state?.is_filled) return;
  let after = '';
  for (;;) {
    if (stopping?.aborted) return;
    const last = await transact((trx) => fillSome(trx, siteId, after));
    if (last === undefined) break;
    after = last;
  }
  after = '';
  for (;;) {
    if (stopping?.aborted) return;
    const last = await transact((trx) => fillFree(trx, siteId, after));
    if (last === undefined) break;
    after = last;
  }
  await transact(async (trx) => {
    await sql`insert into report_sites (site_id, zone, is_filled)
      select site_id, time_zone, true from sites where site_id = ${siteId}
      on conflict (site_id) do update set is_filled = true`.execute(trx);
  });
}

/** Movements of the ledger. @returns the last one; undefined: there are no more */
async function fillSome(
  trx: WriteTransaction,
  siteId: string,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<MissingMovement>`
    select t.id, t.source, t.kind, t.order_id, t.payment_id, t.currency, t.is_test, t.happened_at,
      exists (select 1 from report_moves m where m.site_id = t.site_id and m.source = t.source)
        as is_there
    from ledger_transactions t
    where t.site_id = ${siteId} and t.id > ${after}
    order by t.id limit ${sql.lit(movementsAtOnce)}`.execute(trx);
  for (const row of rows) if (!row.is_there) await countMissing(trx, siteId, row);
  return rows.at(-1)?.id;
}

/** Paid orders that cost nothing: the ledger knows nothing of them. */
async function fillFree(
  trx: WriteTransaction,
  siteId: string,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<MissingMovement>`
    select o.id, 'payment:' || o.payment_id as source, 'payment' as kind, o.id as order_id,
      o.payment_id, o.currency, o.is_test, o.paid_at as happened_at, false as is_there
    from orders o
    where o.site_id = ${siteId} and o.id > ${after} and o.paid_at is not null
      and not exists (select 1 from report_moves m
        where m.site_id = o.site_id and m.source = 'payment:' || o.payment_id)
    order by o.id limit ${sql.lit(movementsAtOnce)}`.execute(trx);
  for (const row of rows) await countMissing(trx, siteId, row);
  return rows.at(-1)?.id;
}
