/** Goods that are to come back: asked for by their buyer, or noted by staff. */
import { ApiError, type ReturnReason } from '@sitewright/contract';
import { DAY_MS, listKeptParts } from '@sitewright/commerce';
import type { EventScope } from '../../reactions/reaction.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { actOnOrder, type OrderSource } from '../orders/act-on-order.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { readSettings } from '../settings/read-settings.ts';
import { listReturns, type OrderReturn } from './list-returns.ts';
import { listReturnable, type ReturnableItem } from './returnable-units.ts';
import { tellReturn } from './tell-return.ts';

/** A buyer opens so many a day and order, withdrawn ones too: each is told by mail. */
const mostADay = 5;

/** What is to come back, and who says so. */
export interface NewReturn {
  /** The same id twice is one return. */
  id: string;
  items: readonly ItemUnits[];
  reason: ReturnReason;
  note: string;
  /** Name of whoever of the shop opened it; null: its buyer. */
  actorName: string | null;
}

/**
 * Opens a return. One of a buyer waits for the shop, within the days that the shop sets; one of
 * staff is approved at once.
 * @throws ApiError `order_not_found`; `return_not_possible` when fewer units may come back;
 * `too_many_returns` when a buyer opens more than few a day
 */
export async function openReturn(
  source: OrderSource,
  orderNumber: number,
  opened: NewReturn,
): Promise<void> {
  await actOnOrder(source, orderNumber, async (scope, { order }) => {
    const returns = await listReturns(scope.trx, order);
    if (returns.some(({ id }) => id === opened.id)) return;
    const since = opened.actorName === null ? firstDay(scope) : undefined;
    if (since === 'never') throw new ApiError('return_not_possible');
    if (opened.actorName === null) requireFewOpened(scope, returns);
    const items = await loadReturnable(scope, order, { returns, since });
    requireReturnable(opened.items, items);
    const state = opened.actorName === null ? 'requested' : 'approved';
    await insertReturn(scope, order, { ...opened, state });
    await tellReturn(scope, order, { ...opened, returnId: opened.id, state });
  });
}

/** @throws ApiError `too_many_returns` */
function requireFewOpened({ ctx }: EventScope, returns: readonly OrderReturn[]): void {
  const since = ctx.now().getTime() - DAY_MS;
  const recent = returns.filter(({ openedBy, createdAt }) => {
    return openedBy === 'buyer' && createdAt.getTime() > since;
  });
  if (recent.length >= mostADay) throw new ApiError('too_many_returns');
}

/** From which day on buyers may return what was handed over; `never`: the shop takes nothing back. */
export function firstDay({ ctx, site }: Pick<EventScope, 'ctx' | 'site'>): Date | 'never' {
  const { returnDays } = readSettings(site, 'store');
  return returnDays === 0 ? 'never' : new Date(ctx.now().getTime() - returnDays * DAY_MS);
}

async function loadReturnable(
  { trx }: EventScope,
  order: LockedOrder,
  { returns, since }: { returns: readonly OrderReturn[]; since: Date | undefined },
): Promise<ReturnableItem[]> {
  const kept = listKeptParts(order.chargedParts, await listOrderRefunds(trx, order));
  const items = await listOrderedItems(trx, { ...order, kept });
  const fulfillments = await listFulfillments(trx, order);
  return listReturnable(items, { fulfillments, returns, since });
}

function requireReturnable(wished: readonly ItemUnits[], items: readonly ReturnableItem[]): void {
  const isUnique = new Set(wished.map(({ itemId }) => itemId)).size === wished.length;
  const isThere = wished.every(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId);
    return item && Number.isSafeInteger(quantity) && quantity > 0 && quantity <= item.returnable;
  });
  if (wished.length === 0) throw new ApiError('return_empty');
  if (!isUnique || !isThere) throw new ApiError('return_not_possible');
}

async function insertReturn(
  { ctx, trx }: EventScope,
  { siteId, orderId }: LockedOrder,
  { id, state, items, reason, note, actorName }: NewReturn & { state: 'requested' | 'approved' },
): Promise<void> {
  await trx
    .insertInto('returns')
    .values({
      site_id: siteId,
      order_id: orderId,
      id,
      state,
      opened_by: actorName === null ? 'buyer' : 'staff',
      reason,
      note,
      items: JSON.stringify(items),
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute();
}
