/** `/api/1.0/commerce/inventory`: list, get, adjust once. */
import {
  adjustApiInventory,
  getApiInventory,
  listApiInventory,
  type apiInventorySchema,
} from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { isFirstRequest } from '../requests/first-request.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { adjustStock } from '../stock/adjust-stock.ts';
import { readPage, writeCursor } from './cursor.ts';
import { cutRows, readRows } from './modified-page.ts';

type ApiInventory = z.input<typeof apiInventorySchema>;

export function handleApiInventory(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiInventory, async ({ site: { siteId }, query }) => {
    const { place } = readPage('inventory', query);
    const { page, last } = cutRows(await listRows(ctx.db, siteId, { after: place?.id }));
    const inventory = await present(ctx.db, siteId, page);
    const nextPageCursor = last ? writeCursor('inventory', { id: last.id }) : null;
    return { inventory, pagination: { nextPageCursor } };
  });
  handleCall(scope, getApiInventory, async ({ site: { siteId }, params }) => {
    const rows = await listRows(ctx.db, siteId, { ids: params.variantIds });
    return { inventory: await present(ctx.db, siteId, rows) };
  });
  handleCall(scope, adjustApiInventory, async ({ site, key, headers, body }) => {
    const { siteId } = site;
    const requestKey = headers['idempotency-key'];
    const request = { siteId, keyId: key.keyId, requestKey, body, now: ctx.now() };
    await ctx.transact(async (trx) => {
      if (!(await isFirstRequest(trx, request))) return;
      await adjustStock({ ctx, trx, site }, readAdjustments(body));
    });
    const ids = readAdjustments(body).map(({ variantId }) => variantId);
    return { inventory: await present(ctx.db, siteId, await listRows(ctx.db, siteId, { ids })) };
  });
}

type Body = z.output<typeof adjustApiInventory.body>;

function readAdjustments(body: Body) {
  return [
    ...body.incrementOperations.map(({ variantId, quantity }) => ({ variantId, by: quantity })),
    ...body.decrementOperations.map(({ variantId, quantity }) => ({ variantId, by: -quantity })),
    ...body.setFiniteOperations.map(({ variantId, quantity }) => ({ variantId, to: quantity })),
    ...body.setUnlimitedOperations.map((variantId) => ({ variantId, to: 'unlimited' as const })),
  ];
}

type StockRow = Awaited<ReturnType<typeof listRows>>[number];

async function listRows(
  db: ReadDatabase,
  siteId: string,
  { after = '', ids }: { after?: string | undefined; ids?: readonly string[] },
) {
  return db
    .selectFrom('variants')
    .select(['id', 'product_id', 'sku', 'unlimited', 'qty_in_stock'])
    .where('site_id', '=', siteId)
    .where('id', '>', after)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('id')
    .limit(ids?.length ?? readRows)
    .execute();
}

async function present(
  db: ReadDatabase,
  siteId: string,
  rows: readonly StockRow[],
): Promise<ApiInventory[]> {
  const held = await loadHeldUnits(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    variantId: row.id,
    productId: row.product_id,
    sku: row.sku,
    isUnlimited: row.unlimited,
    quantity: row.unlimited ? 0 : row.qty_in_stock,
    heldQuantity: held.get(row.id) ?? 0,
  }));
}
