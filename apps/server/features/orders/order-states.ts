/** The life of an order, as data. */

/** What an order is of. Only goods are handed over. */
export type OrderKind = 'goods' | 'donation' | 'membership';

export type OrderStatus = 'awaiting_payment' | 'paid' | 'needs_attention' | 'canceled' | 'refunded';

/** How much of an order was handed over: derived from what was sent and fetched. */
export type FulfillmentStatus =
  | 'pending'
  | 'partially_fulfilled'
  | 'ready_for_pickup'
  | 'fulfilled';

export type OrderEventType =
  | 'paid'
  | 'stock-short'
  | 'resolved'
  | 'canceled'
  | 'refunded'
  | 'refund-failed';

/**
 * Status → what may happen → next status. `needs_attention`: the money is there and the stock is
 * not, because the payment arrived after its reservation had ended; a person decides.
 */
export const orderStates: Readonly<
  Record<OrderStatus, Partial<Record<OrderEventType, OrderStatus>>>
> = {
  awaiting_payment: { paid: 'paid', 'stock-short': 'needs_attention', canceled: 'canceled' },
  paid: { canceled: 'canceled', refunded: 'refunded' },
  needs_attention: { resolved: 'paid', canceled: 'canceled', refunded: 'refunded' },
  /**
   * Money that comes for an order that was given up counts all the same. One that was canceled
   * with its money there stays canceled when that goes back.
   */
  canceled: { paid: 'paid', 'stock-short': 'needs_attention' },
  /** Money that came back to us is the buyer's still. */
  refunded: { 'refund-failed': 'paid' },
};

/** Status after an event; undefined when the event changes nothing. */
export function nextOrderStatus(
  status: OrderStatus,
  event: OrderEventType,
): OrderStatus | undefined {
  return orderStates[status][event];
}
