/**
 * Stock that somebody counts at a place. Who counts compares with what was expected when the line was
 * begun; only the difference is written, on top of what is there by then. So nothing that was sold
 * while somebody counted is lost, however long that took.
 */
import {
  mainLocationId,
  type findToCount as findCall,
  type saveStockCount as saveCall,
} from '@sitewright/contract';
import { describeVariant } from '@sitewright/commerce';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { holdLocations } from '../stock/locations.ts';
import { loadLevels, unitsAt } from '../stock/stock-levels.ts';
import { logStockMove } from './log-stock.ts';
import { lockLevels, moveStock } from './move-stock.ts';
import { skuHolds, titleHolds } from './product-keys.ts';

type CountBody = z.output<typeof saveCall.body>;
type CountAnswer = AnswerOf<typeof saveCall>;
type FoundLines = AnswerOf<typeof findCall>['lines'];

/** More are not told: whoever counts types more letters. */
const mostFound = 12;

/** By id, by SKU or GTIN, else by words. */
export async function findToCount(
  db: ReadDatabase,
  siteId: string,
  { locationId, variantId, search }: z.output<typeof findCall.query>,
): Promise<AnswerOf<typeof findCall>> {
  const place = { siteId, locationId };
  if (variantId !== undefined) {
    return { isExact: true, lines: await readLines(db, place, sql`v.id = ${variantId}`) };
  }
  const words = search?.trim() ?? '';
  if (words === '') return { isExact: false, lines: [] };
  const exact = await readLines(db, place, isCode(siteId, words));
  if (exact.length > 0) return { isExact: true, lines: exact };
  const found = sql`v.id in (
    select id from variants where site_id = ${siteId} and ${skuHolds(words)}
    union select w.id from products q
      join variants w on w.site_id = q.site_id and w.product_id = q.id
      where q.site_id = ${siteId} and q.id in (
        select id from products where site_id = ${siteId} and ${titleHolds(words)}))`;
  return { isExact: false, lines: await readLines(db, place, found) };
}

/** The very SKU, or a GTIN with or without the zeros that scanners leave out. */
function isCode(siteId: string, code: string): RawBuilder<unknown> {
  const bare = code.replace(/^0+(?=\d)/, '');
  const gtins = /^\d{8,14}$/.test(code)
    ? [8, 12, 13, 14].map((length) => bare.padStart(length, '0'))
    : [];
  return sql`v.id in (
    select id from variants
      where site_id = ${siteId} and ${skuHolds(code)} and lower(sku) = lower(${code})
    union select id from variants
      where site_id = ${siteId} and gtin <> '' and gtin = any(${[...gtins, code]}::text[]))`;
}

interface Row {
  id: string;
  title: string;
  attributes: Record<string, string>;
  ordering: string[];
  sku: string;
  gtin: string;
  unlimited: boolean;
  expected: number;
  lastCountId: string;
}

/** Whether something was written for a place; what names none is for the main one. */
function isAt(column: RawBuilder<unknown>, locationId: string): RawBuilder<unknown> {
  return sql`coalesce(${column}, ${mainLocationId}) = ${locationId}`;
}

/** In one statement, so that what is expected and the latest count are of the same moment. */
async function readLines(
  db: ReadDatabase,
  { siteId, locationId }: { siteId: string; locationId: string },
  matches: RawBuilder<unknown>,
): Promise<FoundLines> {
  const isMain = locationId === mainLocationId;
  const there = isMain
    ? sql`v.qty_in_stock - v.qty_elsewhere`
    : sql`coalesce((select s.quantity from stock_levels s where s.site_id = v.site_id
        and s.variant_id = v.id and s.location_id = ${locationId}), 0)`;
  const heldOf = sql`stock_reservations r where r.site_id = v.site_id
    and r.variant_id = v.id and r.status = 'held'`;
  const takenFrom = (place: RawBuilder<unknown>) => sql`coalesce((
    select sum(t.quantity - t.returned) from stock_takings t
    where t.site_id = v.site_id and t.variant_id = v.id and ${place}
      and t.payment_id in (select r.payment_id from ${heldOf})), 0)`;
  const held = isMain
    ? sql`coalesce((select sum(r.quantity) from ${heldOf}), 0) - ${takenFrom(sql`true`)}`
    : takenFrom(sql`t.location_id = ${locationId}`);
  const rows = await readRows<Row>(
    db,
    sql`
    select v.id, p.title, v.attributes, p.variant_option_ordering as ordering, v.sku, v.gtin,
      v.unlimited, (${there} + ${held})::integer as expected,
      coalesce((select c.id from stock_changes c where c.site_id = v.site_id
        and c.variant_id = v.id and c.reason = 'counted' and ${isAt(sql`c.location_id`, locationId)}
        order by c.id desc limit 1), '') as "lastCountId"
    from variants v join products p on p.site_id = v.site_id and p.id = v.product_id
    where v.site_id = ${siteId} and p.site_id = ${siteId} and p.archived_at is null and ${matches}
    order by fold_text(p.title), p.id, v.display_index, v.id limit ${mostFound}`,
  );
  return rows.map(({ id, title, sku, gtin, unlimited, lastCountId, ...row }) => ({
    variantId: id,
    title,
    variant: describeVariant(row, row.ordering),
    sku,
    gtin,
    unlimited,
    expected: unlimited ? 0 : Math.max(row.expected, 0),
    lastCountId,
  }));
}

/**
 * Writes the differences.
 * @throws ApiError `not_found` for a place that is not there
 */
export async function saveCount(
  scope: EventScope,
  actor: Actor,
  { locationId, lines, note }: CountBody,
): Promise<CountAnswer> {
  const { trx, site } = scope;
  await holdLocations(trx, site.siteId, [locationId]);
  const plan = await planCount(trx, site.siteId, { locationId, lines });
  const { adjustments, left } = plan;
  if (adjustments.length === 0) return { written: 0, left };
  const move = { adjustments, reason: 'counted' as const, note };
  const moved = await moveStock(scope, actor, move);
  const activityId = await logStockMove(scope, move, moved, 'stock-counted');
  const isUndoable = adjustments.some(({ by }) => by !== 0);
  return { written: adjustments.length, left, ...(isUndoable && { activityId }) };
}

/** What is to be moved, with the variants locked, and what is left alone. */
async function planCount(
  trx: WriteTransaction,
  siteId: string,
  { locationId, lines }: Pick<CountBody, 'locationId' | 'lines'>,
): Promise<{
  adjustments: { variantId: string; by: number; locationId: string }[];
  left: CountAnswer['left'];
}> {
  const ids = lines.map(({ variantId }) => variantId);
  const present = await lockLevels(trx, siteId, ids);
  const levels = await loadLevels(trx, siteId, ids);
  const latest = await loadLatestCounts(trx, siteId, { ids, locationId });
  const left: CountAnswer['left'] = [];
  const adjustments = lines.flatMap(({ variantId, counted, expected, lastCountId }) => {
    const level = present.get(variantId);
    const leave = (why: CountAnswer['left'][number]['why'], units = 0) => {
      left.push({ variantId, why, units });
      return [];
    };
    if (!level) return leave('gone');
    if (level.unlimited) return leave('uncounted');
    if ((latest.get(variantId) ?? '') !== lastCountId) return leave('counted-meanwhile');
    const own = levels.filter((one) => one.variantId === variantId);
    const there = unitsAt(locationId, level.qty_in_stock, own);
    const wanted = counted - expected;
    const by = Math.max(wanted, -there);
    if (by !== wanted) leave('short', by - wanted);
    return [{ variantId, by, locationId }];
  });
  return { adjustments, left };
}

async function loadLatestCounts(
  trx: WriteTransaction,
  siteId: string,
  { ids, locationId }: { ids: readonly string[]; locationId: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows<{ variantId: string; id: string }>(
    trx,
    sql`select variant_id as "variantId", max(id) as id from stock_changes
      where site_id = ${siteId} and variant_id = any(${[...ids]}::text[])
        and reason = 'counted' and ${isAt(sql`location_id`, locationId)}
      group by variant_id`,
  );
  return new Map(rows.map(({ variantId, id }) => [variantId, id]));
}
