import { ApiError, type OrderEditContent, type previewOrderEdit } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import { presentStep } from '../cart/present-steps.ts';
import type { OrderSource } from '../orders/act-on-order.ts';
import { loadEditedOrder } from './edited-order.ts';
import { planEdit } from './plan-edit.ts';
import { priceAddition } from './price-addition.ts';
import { requireEditable } from './require-editable.ts';

/**
 * What an order would come to. Nothing is changed or held.
 * @throws ApiError `order_not_found`; as an edit of the same content
 */
export async function previewEdit(
  { ctx, site }: OrderSource,
  orderNumber: number,
  content: OrderEditContent,
): Promise<AnswerOf<typeof previewOrderEdit>> {
  const order = await loadEditedOrder(ctx.db, { siteId: site.siteId, orderNumber });
  if (!order) throw new ApiError('order_not_found');
  requireEditable(site, order);
  const plan = planEdit(order, content, await priceAddition({ ctx, site }, order, content));
  const { addedCents, takenCents, dueCents, totalBeforeCents, totalAfterCents } = plan;
  return {
    version: order.editCount,
    addedCents,
    takenCents,
    differenceCents: addedCents - takenCents,
    dueCents,
    backCents: plan.back?.amountCents ?? 0,
    totalBeforeCents,
    totalAfterCents,
    steps: plan.stepsAfter.map(presentStep),
  };
}
