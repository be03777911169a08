/** What staff do with an order, in a server of the proof. */
import type { AppContext } from '../../apps/server/context.ts';
import { orderEditSchema } from '../../packages/contract/src/models/order-edit.ts';
import type { OrderSource } from '../../apps/server/features/orders/act-on-order.ts';
import { cancelOrder } from '../../apps/server/features/orders/refunds/cancel-order.ts';
import { actOnRest } from '../../apps/server/features/order-edits/act-on-rest.ts';
import { makeEdit } from '../../apps/server/features/order-edits/make-edit.ts';
import { previewEdit } from '../../apps/server/features/order-edits/preview-edit.ts';
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
  if (action === 'end the rest') {
    // Two servers may say both at once.
    const end = process.pid % 2 === 0 ? 'paid' : 'call-off';
    return actOnRest(source, orderNumber, { action: end, actorName });
  }
  const items = await listItems(ctx, { siteId, orderNumber });
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  if (action === 'add a unit') return edit(source, work, first);
  if (action === 'take a unit off') return edit(source, work, last);
  await refundOrder(source, orderNumber, toRefund(work, first.id));
}

interface Item {
  id: string;
  quantity: number;
}

/** By what the preview says, as a person does. */
async function edit(
  source: OrderSource,
  { orderNumber, action, requestId }: StaffWork,
  { id, quantity }: Item,
): Promise<void> {
  const isMore = action === 'add a unit';
  const content = orderEditSchema.parse({
    units: [{ id, quantity: isMore ? quantity + 1 : quantity - 1 }],
    ...(isMore && { shippingCents: 100 }),
  });
  const preview = await previewEdit(source, orderNumber, content);
  await makeEdit(source, orderNumber, {
    requestId,
    version: preview.version,
    expectedDifferenceCents: preview.differenceCents,
    content,
    refund: 'now',
    isMailed: true,
    actorName,
    mayRefund: true,
  });
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

function listItems(
  { db }: AppContext,
  { siteId, orderNumber }: { siteId: string; orderNumber: number },
): Promise<Item[]> {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders as placed', (join) =>
      join.onRef('placed.site_id', '=', 'item.site_id').onRef('placed.id', '=', 'item.order_id'),
    )
    .select(['item.id', 'item.quantity'])
    .where('placed.site_id', '=', siteId)
    .where('placed.order_number', '=', orderNumber)
    .orderBy('item.id')
    .execute();
}
