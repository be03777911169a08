/** The life of an order, as data. */

export type OrderStatus = 'awaiting_payment' | 'paid' | 'needs_attention' | 'canceled' | 'refunded';

export type OrderEventType = 'paid' | 'stock-short' | 'resolved' | 'canceled' | 'refunded';

/**
 * Status → what may happen → next status. `needs_attention`: the money is there and the stock is
 * not, because the payment arrived after its reservation had ended; a person decides.
 */
export const orderStates: Readonly<
  Record<OrderStatus, Partial<Record<OrderEventType, OrderStatus>>>
> = {
  awaiting_payment: { paid: 'paid', 'stock-short': 'needs_attention', canceled: 'canceled' },
  paid: { 'stock-short': 'needs_attention', canceled: 'canceled', refunded: 'refunded' },
  needs_attention: { resolved: 'paid', canceled: 'canceled', refunded: 'refunded' },
  canceled: { refunded: 'refunded' },
  refunded: {},
};

/** Status after an event; undefined when the event changes nothing. */
export function nextOrderStatus(
  status: OrderStatus,
  event: OrderEventType,
): OrderStatus | undefined {
  return orderStates[status][event];
}

/** Reads a status column. @throws when the row holds a word that is no status. */
export function toOrderStatus(value: string): OrderStatus {
  if (Object.hasOwn(orderStates, value)) return value as OrderStatus;
  throw new Error(`Unknown order status "${value}"`);
}
