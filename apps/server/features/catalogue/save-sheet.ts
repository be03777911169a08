/** Cells of the sheet of products, saved product by product. */
import { ApiError, saveProductSheet } from '@sitewright/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { actorOf, writerOf } from '../activity/actor.ts';
import { logThing } from '../activity/write-logged.ts';
import { editProduct } from '../products/edit-product.ts';
import { productThing } from '../products/product-thing.ts';
import type { Site } from '../sites/site.ts';
import { logStockMove } from './log-stock.ts';
import { moveStock, type StockMove } from './move-stock.ts';
import { loadSheetProducts } from './read-sheet.ts';

type SheetSave = z.output<typeof saveProductSheet.body>;
type ProductSave = SheetSave['products'][number];
type SheetAnswer = AnswerOf<typeof saveProductSheet>;
type Refusal = NonNullable<SheetAnswer['results'][number]['refusal']>;

interface SaveScope {
  readonly ctx: AppContext;
  readonly site: Site;
  readonly staff: AskingStaff;
}

/**
 * Saves each product in a transaction of its own: all of its cells, or none with the reason. Every
 * one that changes has its row in the log, and one more where units moved.
 */
export async function saveSheet(scope: SaveScope, { products }: SheetSave): Promise<SheetAnswer> {
  const refusals = new Map<string, Refusal>();
  const activityIds: string[] = [];
  for (const product of products) {
    try {
      activityIds.push(...(await saveOne(scope, product)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, details } = error;
      const { conflicts } = details;
      refusals.set(product.id, { code, message, ...(conflicts && { conflicts }) });
    }
  }
  const ids = [...new Set(products.map(({ id }) => id))];
  const present = await loadSheetProducts(scope.ctx.db, scope.site.siteId, ids);
  const known = new Map(present.map((product) => [product.id, product]));
  const results = ids.map((id) => {
    const refusal = refusals.get(id);
    const product = known.get(id);
    return { id, ...(refusal && { refusal }), ...(product && { product }) };
  });
  return { results, activityIds };
}

function saveOne({ ctx, site, staff }: SaveScope, product: ProductSave): Promise<string[]> {
  const writer = writerOf(saveProductSheet, staff);
  return ctx.transact(async (trx) => {
    const log = { trx, siteId: site.siteId, at: ctx.now(), writer };
    const { activityId } = await writeFields({ ctx: { ...ctx, writer }, trx, site }, log, product);
    // Who may not move units may not take that back either.
    const mover = { ...writer, permission: 'edit-inventory' as const };
    const within = { ctx: { ...ctx, writer: mover }, trx, site };
    const moved = product.stock.length > 0 ? await moveUnits(within, staff, product) : undefined;
    return [activityId, moved].filter((id) => id !== undefined);
  });
}

async function writeFields(
  scope: EventScope,
  log: Parameters<typeof logThing>[0],
  { id, changes, variants }: ProductSave,
): Promise<{ activityId?: string }> {
  if (Object.keys(changes).length + variants.length === 0) return {};
  const edit = { changes, changedVariants: variants, addedVariants: [], removedVariantIds: [] };
  return logThing(log, { thing: productThing, id }, async () => {
    await editProduct(scope, id, edit);
    return {};
  });
}

/** @throws ApiError `item_not_found`, also for a variant of another product */
async function moveUnits(scope: EventScope, staff: AskingStaff, { id, stock }: ProductSave) {
  const { trx, site } = scope;
  const ids = [...new Set(stock.map(({ variantId }) => variantId))];
  const own = await trx
    .selectFrom('variants')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('product_id', '=', id)
    .where('id', 'in', ids)
    .execute();
  if (own.length < ids.length) throw new ApiError('item_not_found');
  const move: StockMove = { adjustments: stock, reason: 'correction', note: '' };
  return logStockMove(scope, move, await moveStock(scope, actorOf(staff), move));
}
