/** Moves are summed up by day, month and year of the shop. docs/decisions/125-reports.md */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { fillMoves } from './fill-moves.ts';
import { measureColumns } from './report-move.ts';

const movesAtOnce = 5_000;

/** Counts what waits, of all sites. Safe in several processes at once: one at a time has a site. */
export async function countAllReports(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  for (const siteId of await listWaitingSites(ctx)) {
    if (stopping?.aborted) return;
    await fillMoves(ctx, siteId, stopping);
    await countMoves(ctx, siteId, stopping);
  }
}

/** Sites that have something to count, that were never counted, or whose time zone has changed. */
async function listWaitingSites({ db }: Pick<AppContext, 'db'>): Promise<string[]> {
  const rows = await readRows<{ site_id: string }>(
    db,
    sql`
    select s.site_id from sites s
    left join report_sites r on r.site_id = s.site_id
    where r.site_id is null or not r.is_filled or r.zone <> s.time_zone
      or exists (select 1 from report_moves m where m.site_id = s.site_id and not m.is_counted)
    order by s.site_id`,
  );
  return rows.map((row) => row.site_id);
}

/** Counts what waits of one site; all of it anew when its days are other days now. */
export async function countMoves(
  { transact }: Pick<AppContext, 'transact'>,
  siteId: string,
  stopping?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const counted = await transact(async (trx) => {
      const zone = await lockSite(trx, siteId);
      return zone === undefined ? 0 : countSome(trx, siteId, zone);
    });
    if (counted < movesAtOnce) return;
  }
}

/** Counts everything of a site anew, in one transaction. */
export async function recountMoves(
  { transact }: Pick<AppContext, 'transact'>,
  siteId: string,
): Promise<void> {
  await transact(async (trx) => {
    const zone = await lockSite(trx, siteId);
    if (zone === undefined) return;
    await forgetCounted(trx, siteId);
    while ((await countSome(trx, siteId, zone)) === movesAtOnce);
  });
}

/** Nobody else counts the site meanwhile. @returns its time zone; undefined: it is gone */
async function lockSite(trx: WriteTransaction, siteId: string): Promise<string | undefined> {
  const site = await trx
    .selectFrom('sites')
    .select('time_zone')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!site) return undefined;
  const { time_zone: zone } = site;
  await trx
    .insertInto('report_sites')
    .values({ site_id: siteId, zone })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute();
  const known = await trx
    .selectFrom('report_sites')
    .select('zone')
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.zone !== zone) {
    await forgetCounted(trx, siteId);
    await trx.updateTable('report_sites').set({ zone }).where('site_id', '=', siteId).execute();
  }
  return zone;
}

async function forgetCounted(trx: WriteTransaction, siteId: string): Promise<void> {
  await trx.deleteFrom('report_days').where('site_id', '=', siteId).execute();
  await trx
    .updateTable('report_moves')
    .set({ is_counted: false })
    .where('site_id', '=', siteId)
    .where('is_counted', '=', true)
    .execute();
}

const names = measureColumns.join(', ');
const sums = measureColumns.map((name) => `sum(r.${name})`).join(', ');
const raised = measureColumns
  .map((name) => `${name} = report_days.${name} + excluded.${name}`)
  .join(', ');

/** @returns how many moves were counted */
async function countSome(trx: WriteTransaction, siteId: string, zone: string): Promise<number> {
  const { rows } = await sql<{ counted: string }>`
    with due as (
      select site_id, source, number from report_moves
      where site_id = ${siteId} and not is_counted
      order by happened_at limit ${sql.lit(movesAtOnce)} for update
    ), taken as (
      update report_moves m set is_counted = true from due d
      where m.site_id = d.site_id and m.source = d.source and m.number = d.number
      returning m.*, (m.happened_at at time zone ${zone})::date as local_day
    ), fanned as (
      select report as of_report, key as of_key, label as of_label, detail as of_detail, taken.*
        from taken
      union all
      select 'channel', channel, '', '', taken.* from taken where report = 'sales'
      union all
      select 'customer', case when is_new_customer then 'new' else 'returning' end, '', '', taken.*
        from taken where report = 'sales'
      union all
      select 'source', came_from, '', '', taken.* from taken where report = 'sales'
      union all
      select 'campaign', campaign, '', '', taken.* from taken where report = 'sales'
    ), summed as (
      insert into report_days (site_id, is_test, currency, report, grain, day, key, label, detail,
        ${sql.raw(names)})
      select r.site_id, r.is_test, r.currency, r.of_report, g.grain,
        date_trunc(g.grain, r.local_day::timestamp)::date, r.of_key,
        max(r.of_label), max(r.of_detail), ${sql.raw(sums)}
      from fanned r cross join (values ('day'), ('month'), ('year')) as g (grain)
      group by 1, 2, 3, 4, 5, 6, 7
      on conflict (site_id, is_test, currency, report, grain, day, key) do update set
        label = case when excluded.label = '' then report_days.label else excluded.label end,
        detail = case when excluded.detail = '' then report_days.detail else excluded.detail end,
        ${sql.raw(raised)}
      returning 1
    )
    select count(*) as counted from taken, (select count(*) from summed) as done`.execute(trx);
  return Number(rows[0]?.counted ?? 0);
}
