/** What staff do with an order, in a server of the proof. */
import type { AppContext } from '../../apps/server/context.ts';
import { cancelOrder } from '../../apps/server/features/orders/refunds/cancel-order.ts';
import {
  refundOrder,
  type OrderRefundRequest,
} from '../../apps/server/features/orders/refunds/refund-order.ts';
import { resolveOrder } from '../../apps/server/features/orders/resolve-order.ts';
import type { StaffWork } from './server-messages.ts';

const actorName = 'Proof';

/** @throws what the order does not allow, or when the connection breaks: staff let it be then */
export async function doStaffWork(
  ctx: AppContext,
  { siteId, work }: { siteId: string; work: StaffWork },
): Promise<void> {
  const site = await ctx.sites.get(siteId);
  if (!site) return;
  const source = { ctx, site };
  const { orderNumber, action } = work;
  if (action === 'resolve') return resolveOrder(source, orderNumber, actorName);
  if (action === 'cancel') {
    const cancellation = { isRestocked: true, reason: '', actorName };
    return cancelOrder(source, orderNumber, cancellation);
  }
  const itemId = await findFirstItem(ctx, { siteId, orderNumber });
  if (itemId) await refundOrder(source, orderNumber, toRefund(work, itemId));
}

function toRefund({ action, requestId }: StaffWork, itemId: string): OrderRefundRequest {
  const parts = [{ id: itemId, quantity: 1 }];
  return {
    requestId,
    wish: action === 'correct' ? { amountCents: 1 } : { parts },
    restock: action === 'refund' ? [] : [{ itemId, quantity: 1 }],
    reason: '',
    actorName,
  };
}

async function findFirstItem(
  { db }: AppContext,
  { siteId, orderNumber }: { siteId: string; orderNumber: number },
): Promise<string | undefined> {
  const item = await db
    .selectFrom('order_items as item')
    .innerJoin('orders as placed', (join) =>
      join.onRef('placed.site_id', '=', 'item.site_id').onRef('placed.id', '=', 'item.order_id'),
    )
    .select('item.id')
    .where('placed.site_id', '=', siteId)
    .where('placed.order_number', '=', orderNumber)
    .orderBy('item.id')
    .executeTakeFirst();
  return item?.id;
}
