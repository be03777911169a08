/** Moves are written in the transaction of the movement that they count, once for each source. */
import type { Arrival } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { ReportMove } from './report-move.ts';
import { campaignKey, sourceKey } from './source-keys.ts';

/** What a movement of money was about. */
export interface Movement {
  siteId: string;
  /** As of the ledger. */
  source: string;
  /** Null: no order is known of it. */
  orderId: string | null;
  currency: string;
  isTest: boolean;
  /** When, where the ledger does not tell because no money moved. */
  at: Date;
  moves: readonly ReportMove[];
}

/** The same source twice is written once. */
export async function writeMoves(trx: WriteTransaction, movement: Movement): Promise<void> {
  const { siteId, source, orderId, currency, isTest, at } = movement;
  const moves = movement.moves.filter(
    ({ report }, index, all) => report !== 'sales' || index === all.findIndex(isSales),
  );
  if (moves.length === 0) return;
  const { channel, isNew, arrival, happenedAt } = await readAbout(trx, movement);
  const places = await readPlaces(trx, siteId, moves);
  await trx
    .insertInto('report_moves')
    .values(
      moves.map((move, index) => ({
        ...move,
        detail: move.report === 'tax' ? (places.get(ruleOf(move)) ?? '') : '',
        site_id: siteId,
        source,
        number: index + 1,
        order_id: orderId,
        currency,
        is_test: isTest,
        happened_at: happenedAt ?? at,
        channel,
        is_new_customer: isNew,
        came_from: sourceKey(arrival),
        campaign: campaignKey(arrival),
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'source', 'number']).doNothing())
    .execute();
}

function isSales({ report }: ReportMove): boolean {
  return report === 'sales';
}

function ruleOf({ key }: ReportMove): string {
  return key.slice(0, key.lastIndexOf(':'));
}

/** By which way and from where the order came, whether its buyer had paid one before, and when. */
async function readAbout(trx: WriteTransaction, { siteId, source, orderId, at }: Movement) {
  const { rows } = await sql<{
    channel: string | null;
    arrival: Arrival | null;
    is_new: boolean;
    happened_at: Date | null;
  }>`
    select o.channel, o.arrival, t.happened_at,
      not exists (select 1 from orders p where p.site_id = o.site_id and p.id <> o.id
        and lower(p.email) = lower(o.email) and p.is_test = o.is_test
        and (p.paid_at, p.id) < (coalesce(o.paid_at, ${at}::timestamptz), o.id)) as is_new
    from (select 1) as one
    left join orders o on o.site_id = ${siteId} and o.id = ${orderId}
    left join ledger_transactions t on t.site_id = ${siteId} and t.source = ${source}`.execute(trx);
  const [row] = rows;
  return {
    channel: row?.channel ?? 'online',
    arrival: row?.arrival ?? null,
    isNew: row?.is_new ?? false,
    happenedAt: row?.happened_at ? new Date(row.happened_at) : undefined,
  };
}

/** Where taxes are charged, by their rules: `US NJ`. Rules that went have no place any more. */
async function readPlaces(
  trx: WriteTransaction,
  siteId: string,
  moves: readonly ReportMove[],
): Promise<ReadonlyMap<string, string>> {
  const ids = moves.filter(({ report }) => report === 'tax').map(ruleOf);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('tax_rules')
    .select(['id', 'zone'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, zone }) => {
      const { country, regions = [] } = zone as { country?: string; regions?: string[] };
      return [id, [country, regions.join(', ')].filter(Boolean).join(' ')];
    }),
  );
}
