/** Units that staff move by hand, and what was moved before. */
import {
  staffLimits,
  type adjustInventory,
  type listStockChanges as changesCall,
} from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { readPlace, writePlace } from '../../db/list-place.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { adjustStock, type StockAdjustment } from '../stock/adjust-stock.ts';

type Body = z.output<typeof adjustInventory.body>;

/**
 * Moves them and writes down who, when and why: all or none.
 * @throws ApiError `item_not_found`, `not_enough_stock`
 */
export async function moveStock(
  scope: EventScope,
  staff: AskingStaff,
  { adjustments, reason, note }: Body,
): Promise<AnswerOf<typeof adjustInventory>> {
  const { ctx, trx, site } = scope;
  await adjustStock(scope, adjustments.flatMap(toSteps));
  const ids = [...new Set(adjustments.map(({ variantId }) => variantId))];
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock'])
    .where('site_id', '=', site.siteId)
    .where('id', 'in', ids)
    .execute();
  const levels = new Map(rows.map((row) => [row.id, row]));
  await trx
    .insertInto('stock_changes')
    .values(
      adjustments.map(({ variantId, by }) => {
        const level = levels.get(variantId);
        return {
          site_id: site.siteId,
          id: newId(),
          variant_id: variantId,
          happened_at: ctx.now(),
          account_id: staff.accountId,
          actor_name: staff.displayName,
          reason,
          note,
          by,
          quantity: level === undefined || level.unlimited ? null : level.qty_in_stock,
        };
      }),
    )
    .execute();
  const held = await loadHeldUnits(trx, site.siteId, ids);
  return {
    levels: rows.map(({ id, unlimited, qty_in_stock: quantity }) => ({
      variantId: id,
      stock: { unlimited, quantity, held: held.get(id) ?? 0 },
    })),
  };
}

function toSteps({ variantId, by, unlimited }: Body['adjustments'][number]): StockAdjustment[] {
  const steps: StockAdjustment[] = [];
  if (unlimited !== undefined) steps.push({ variantId, isCounted: !unlimited });
  if (by !== 0) steps.push({ variantId, by });
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
      reason: row.reason,
      note: row.note,
      by: row.by,
      quantity: row.quantity,
    })),
    ...(rows.length > pageSize &&
      last && { after: writePlace('changes', { key: '', id: last.id }) }),
  };
}
