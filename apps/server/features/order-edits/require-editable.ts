import { ApiError, type OrderEditContent } from '@sitewright/contract';
import { isTestShop } from '../cart/is-test-shop.ts';
import type { Site } from '../sites/site.ts';
import type { EditedOrder } from './edited-order.ts';

/**
 * Whether an order may be edited at all. What is of a plan goes on by its plan, a donation and a
 * membership are what they are, and a test stays one.
 * @throws ApiError `order_edit_refused`; `order_rest_due` while an earlier edit is to be paid
 */
export function requireEditable(site: Site, order: EditedOrder): void {
  if (order.dueCents > 0) throw new ApiError('order_rest_due');
  if (!isEditable(site, order)) throw new ApiError('order_edit_refused');
}

/** The same as an answer; a rest that is due is no matter here. */
export function isEditable(site: Site, order: EditedOrder): boolean {
  const { status, payment } = order;
  const isWaiting = status === 'awaiting_payment' && payment.status === 'pending';
  return (
    order.kind === 'goods' &&
    (status === 'paid' || isWaiting) &&
    order.steps.length > 0 &&
    !isOfPlan(order) &&
    order.currency === site.currency &&
    (!order.isTest || isTestShop(site))
  );
}

function isOfPlan({ payment: { snapshot } }: EditedOrder): boolean {
  return snapshot.renewalOf !== undefined || snapshot.lines.some(({ plan }) => plan !== null);
}

/** @throws ApiError `order_edit_address` once something left; `order_edit_place` where taxes differ */
export function requireAddressChange(
  { fulfillmentStatus, shippingAddress: known, isPickedUp }: EditedOrder,
  { shippingAddress }: OrderEditContent,
): void {
  if (!shippingAddress) return;
  const isSent = fulfillmentStatus !== 'pending' || known === null || isPickedUp;
  if (isSent) throw new ApiError('order_edit_address');
  const isSamePlace =
    known['country'] === shippingAddress.country &&
    (known['region'] ?? '') === shippingAddress.region;
  if (!isSamePlace) throw new ApiError('order_edit_place');
}
