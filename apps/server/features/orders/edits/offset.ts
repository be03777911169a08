/** What an edit took off to pay for what it added. The order must be locked. */
import type { EventScope } from '../../../reactions/reaction.ts';

interface EditKey {
  orderId: string;
  editId: string;
}

/** The request of the refund that is not sent, because it pays for what an edit adds. */
export function offsetRequest(editId: string): string {
  return `edit-${editId}`;
}

/** The request of what goes back by an edit. */
export function backRequest(editId: string): string {
  return `edit-back-${editId}`;
}

const callOffPrefix = 'call-off-';

/** The request of what an edit had added and nobody pays. */
export function callOffRequest(editId: string): string {
  return callOffPrefix + editId;
}

/** The edit that was called off; undefined for another request. */
export function readCallOff(requestId: string): string | undefined {
  return requestId.startsWith(callOffPrefix) ? requestId.slice(callOffPrefix.length) : undefined;
}

/** It has paid: nothing of it is owed any more. */
export async function settleOffset(
  { ctx, trx, site }: EventScope,
  { orderId, editId }: EditKey,
): Promise<void> {
  await trx
    .updateTable('order_refunds')
    .set((eb) => ({ status: 'done', sent_cents: eb.ref('amount_cents'), done_at: ctx.now() }))
    .where('site_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('request_id', '=', offsetRequest(editId))
    .where('source', '=', 'edit')
    .execute();
}

/** It will not pay: it is owed to its buyer. @returns the amount */
export async function releaseOffset(
  { trx, site }: EventScope,
  { orderId, editId }: EditKey,
): Promise<number> {
  const row = await trx
    .updateTable('order_refunds')
    .set({ source: 'staff' })
    .where('site_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('request_id', '=', offsetRequest(editId))
    .where('source', '=', 'edit')
    .where('status', '=', 'due')
    .returning('amount_cents')
    .executeTakeFirst();
  return row?.amount_cents ?? 0;
}
