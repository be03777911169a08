/** From how many units on a variant counts as low, where it has a number of its own. */
import { ApiError, type setLowStock } from '@sitewright/contract';
import type { z } from 'zod';
import type { WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import type { Undoer } from '../activity/undoer.ts';
import { setLowStockUnits } from '../stock/low-stock-units.ts';
import { nameVariants } from './log-stock.ts';

type Units = Readonly<Record<string, number | null>>;

/** @throws ApiError `item_not_found` */
export async function changeLowStock(
  scope: EventScope,
  { variantIds, units }: z.output<typeof setLowStock.body>,
): Promise<string | undefined> {
  const { trx, site } = scope;
  const ids = [...new Set(variantIds)];
  const present = await readUnits(trx, site.siteId, ids);
  if (Object.keys(present).length < ids.length) throw new ApiError('item_not_found');
  const changed = ids.filter((id) => present[id] !== units);
  if (changed.length === 0) return undefined;
  const after = Object.fromEntries(changed.map((id) => [id, units]));
  await setLowStockUnits(trx, site.siteId, after);
  const { title, names } = await nameVariants(
    scope,
    changed.map((variantId) => ({ variantId })),
  );
  return logDone(scope, {
    action: 'low-stock-changed',
    subject: changed.length === 1 ? `variant:${changed[0]}` : 'inventory:many',
    title,
    before: Object.fromEntries(changed.map((id) => [id, present[id]])),
    after,
    names,
  });
}

/** Each variant that still has the number gets back the one it had. */
export const lowStockUndoer: Undoer = {
  readPresent: (trx, { site_id: siteId, after }) => readUnits(trx, siteId, Object.keys(after)),
  restore: (trx, { site_id: siteId, before }) => setLowStockUnits(trx, siteId, before as Units),
};

async function readUnits(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<Units> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'low_stock_units'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.low_stock_units]));
}
