/** Units that staff moved, in the log of writes: they are taken back by the opposite move. */
import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer } from '../activity/undoer.ts';
import { moveStock, type MovedVariant, type StockMove } from './move-stock.ts';

type Adjustment = StockMove['adjustments'][number];

/** Logs it: units by variant before and after; null where they are not counted. */
export async function logStockMove(
  scope: EventScope,
  { adjustments, reason, note }: StockMove,
  moved: readonly MovedVariant[],
  action: 'stock-adjusted' | 'stock-counted' = 'stock-adjusted',
): Promise<string | undefined> {
  const { title, names } = await nameVariants(scope, moved);
  const [first] = moved;
  return logDone(scope, {
    action,
    subject: moved.length === 1 && first ? `variant:${first.variantId}` : 'inventory:many',
    title,
    ...fieldsOf(moved),
    names,
    carried: { adjustments, moved, reason, note },
  });
}

/**
 * Nothing is set back: what was sold or moved since stays so. Units that are not there any more
 * cannot be taken away again.
 */
export const stockUndoer: Undoer = {
  // What stands there goes on by itself: it is no conflict.
  readPresent: (_trx, row) => Promise.resolve(row.after),
  async restore(_trx, { carried }, _at, scope) {
    const adjustments = opposite(carried ?? {});
    if (adjustments.length === 0) throw new ApiError('not_undoable');
    const move: StockMove = { adjustments, reason: 'correction', note: '' };
    const moved = await moveStock(eventScopeOf(scope), scope.actor, move);
    return { ...fieldsOf(moved), carried: { adjustments, moved } };
  },
};

function fieldsOf(moved: readonly MovedVariant[]) {
  const pick = (side: 'before' | 'after') =>
    Object.fromEntries(moved.map((one) => [one.variantId, one[side]]));
  return { before: pick('before'), after: pick('after') };
}

/** Variants that began or ceased to be counted get their counting and their units back. */
function opposite(carried: LoggedValue): Adjustment[] {
  const moved = (carried['moved'] ?? []) as readonly MovedVariant[];
  const adjustments = (carried['adjustments'] ?? []) as readonly Adjustment[];
  return moved.flatMap(({ variantId, before, after, levels = [] }): Adjustment[] => {
    if (before === null && after === null) return [];
    if (before === null) return [{ variantId, by: 0, unlimited: true }];
    if (after === null) {
      const elsewhere = levels.reduce((sum, { quantity }) => sum + quantity, 0);
      return [
        { variantId, by: before - elsewhere, unlimited: false },
        ...levels.map(({ locationId, quantity }) => ({ variantId, by: quantity, locationId })),
      ];
    }
    return adjustments
      .filter((one) => one.variantId === variantId && one.by !== 0)
      .map(({ by, locationId }) => ({ variantId, by: -by, ...(locationId && { locationId }) }));
  });
}

/** What variants are called, and their product when it is one. */
export async function nameVariants(
  { trx, site: { siteId } }: Pick<EventScope, 'trx' | 'site'>,
  moved: readonly { readonly variantId: string }[],
) {
  const rows = await trx
    .selectFrom('variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'v.site_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['v.id', 'v.sku', 'v.attributes', 'p.title'])
    .where('v.site_id', '=', siteId)
    .where(
      'v.id',
      'in',
      moved.map(({ variantId }) => variantId),
    )
    .execute();
  const named = rows.map(({ id, sku, attributes, title }) => {
    const values = Object.values(attributes).join(' / ');
    return [id, values ? `${title} – ${values}` : title || sku] as const;
  });
  const isOne = new Set(rows.map(({ title }) => title)).size === 1;
  return { title: isOne ? (rows[0]?.title ?? '') : '', names: Object.fromEntries(named) };
}
