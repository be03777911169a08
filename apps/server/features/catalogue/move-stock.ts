/** Units that staff move by hand, and what was moved before. */
import {
  staffLimits,
  type adjustInventory,
  type listStockChanges as changesCall,
} from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { readPlace, writePlace } from '../../db/list-place.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { adjustStock, type StockAdjustment } from '../stock/adjust-stock.ts';
import { loadLevels, type StockLevel } from '../stock/stock-levels.ts';

type AdjustmentBody = z.output<typeof adjustInventory.body>;

/** What is moved, and why; `moved`: from one place to another. */
export interface StockMove extends Omit<AdjustmentBody, 'reason'> {
  readonly reason: AdjustmentBody['reason'] | 'moved';
}

/** Units of a variant before and after; null: they are not counted. */
export interface MovedVariant {
  readonly variantId: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Where it lay beside the main location before its units were no longer counted. */
  readonly levels?: readonly StockLevel[];
}

/**
 * Moves them and writes down who, when and why: all or none.
 * @throws ApiError `item_not_found`, `not_enough_stock`
 */
export async function moveStock(
  scope: EventScope,
  actor: Actor,
  { adjustments, reason, note }: StockMove,
): Promise<MovedVariant[]> {
  const { ctx, trx, site } = scope;
  const ids = [...new Set(adjustments.map(({ variantId }) => variantId))].toSorted();
  const before = await lockLevels(trx, site.siteId, ids);
  const uncounted = adjustments.filter(({ unlimited }) => unlimited === true);
  const spread = await loadLevels(
    trx,
    site.siteId,
    uncounted.map(({ variantId }) => variantId),
  );
  await adjustStock(scope, adjustments.flatMap(toSteps));
  const levels = await lockLevels(trx, site.siteId, ids);
  await trx
    .insertInto('stock_changes')
    .values(
      adjustments.map(({ variantId, by, locationId }) => {
        const level = levels.get(variantId);
        return {
          site_id: site.siteId,
          id: newId(),
          variant_id: variantId,
          location_id: locationId ?? null,
          happened_at: ctx.now(),
          account_id: actor.accountId,
          actor_name: actor.name,
          reason,
          note,
          by,
          quantity: level === undefined || level.unlimited ? null : level.qty_in_stock,
        };
      }),
    )
    .execute();
  return ids.map((variantId) => ({
    variantId,
    before: countedIn(before.get(variantId)),
    after: countedIn(levels.get(variantId)),
    levels: spread.filter((level) => level.variantId === variantId),
  }));
}

/** What is for sale of variants now, and what is held of them. */
export async function presentLevels(
  { trx, site: { siteId } }: EventScope,
  ids: readonly string[],
): Promise<AnswerOf<typeof adjustInventory>['levels']> {
  const levels = await lockLevels(trx, siteId, ids);
  const held = await loadHeldUnits(trx, siteId, ids);
  return [...levels.values()].map(({ id, unlimited, qty_in_stock: quantity }) => ({
    variantId: id,
    stock: { unlimited, quantity, held: held.get(id) ?? 0 },
  }));
}

/** What is for sale of a variant. */
interface Level {
  readonly id: string;
  readonly unlimited: boolean;
  readonly qty_in_stock: number;
}

/** What is for sale of variants, by id: locked, in the order of their ids. */
export async function lockLevels(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, Level>> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function countedIn(level: Level | undefined): number | null {
  return level && !level.unlimited ? level.qty_in_stock : null;
}

function toSteps({
  variantId,
  by,
  locationId,
  unlimited,
}: StockMove['adjustments'][number]): StockAdjustment[] {
  const steps: StockAdjustment[] = [];
  if (unlimited !== undefined) steps.push({ variantId, isCounted: !unlimited });
  if (by !== 0) steps.push({ variantId, by, locationId });
  return steps;
}

/** What was moved of a variant, the newest first. */
export async function listStockChanges(
  db: ReadDatabase,
  siteId: string,
  { variantId, after }: { variantId: string; after: string | undefined },
): Promise<AnswerOf<typeof changesCall>> {
  const place = readPlace('changes', after);
  const { pageSize } = staffLimits;
  const rows = await db
    .selectFrom('stock_changes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .$if(place !== undefined, (query) => query.where('id', '<', place?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    changes: page.map((row) => ({
      id: row.id,
      happenedOn: row.happened_at.getTime(),
      actorName: row.actor_name,
      locationId: row.location_id,
      reason: row.reason,
      note: row.note,
      by: row.by,
      quantity: row.quantity,
    })),
    ...(rows.length > pageSize &&
      last && { after: writePlace('changes', { key: '', id: last.id }) }),
  };
}
