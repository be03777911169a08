/** The life of an order, as data. */

export type OrderStatus = 'awaiting_payment' | 'paid' | 'needs_attention' | 'canceled' | 'refunded';

export type OrderEventType = 'paid' | 'stock-short' | 'resolved' | 'canceled' | 'refunded';

/**
 * Status → what may happen → next status. `needs_attention`: the money is there and the stock is
 * not, because the payment arrived after its reservation had ended; a person decides.
 */
const orderStates: Readonly<Record<OrderStatus, Partial<Record<OrderEventType, OrderStatus>>>> = {
  awaiting_payment: { paid: 'paid', 'stock-short': 'needs_attention', canceled: 'canceled' },
  paid: { 'stock-short': 'needs_attention', canceled: 'canceled', refunded: 'refunded' },
  needs_attention: { resolved: 'paid', canceled: 'canceled', refunded: 'refunded' },
  /** Money that comes for an order that was given up counts all the same. */
  canceled: { paid: 'paid', 'stock-short': 'needs_attention', refunded: 'refunded' },
  refunded: {},
};

/** Status after an event; undefined when the event changes nothing. */
export function nextOrderStatus(
  status: OrderStatus,
  event: OrderEventType,
): OrderStatus | undefined {
  return orderStates[status][event];
}
