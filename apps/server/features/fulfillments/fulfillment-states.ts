/** The life of what is handed over, as data, and what follows from it for its order. */
import type { FulfillmentStatus } from '../orders/order-states.ts';

export const fulfillmentKinds = ['shipment', 'pickup'] as const;

/** One of {@link fulfillmentKinds}. */
export type FulfillmentKind = (typeof fulfillmentKinds)[number];

export type FulfillmentState = 'shipped' | 'delivered' | 'ready' | 'picked-up' | 'canceled';

export const fulfillmentEvents = ['delivered', 'picked-up', 'canceled'] as const;

/** One of {@link fulfillmentEvents}. */
export type FulfillmentEventType = (typeof fulfillmentEvents)[number];

/** What it begins as. */
export const firstStates: Readonly<Record<FulfillmentKind, FulfillmentState>> = {
  shipment: 'shipped',
  pickup: 'ready',
};

/** State → what may happen → next state. `canceled`: it was noted by mistake, or never left. */
export const fulfillmentStates: Readonly<
  Record<FulfillmentState, Partial<Record<FulfillmentEventType, FulfillmentState>>>
> = {
  shipped: { delivered: 'delivered', canceled: 'canceled' },
  ready: { 'picked-up': 'picked-up', canceled: 'canceled' },
  delivered: {},
  'picked-up': {},
  canceled: {},
};

/** Units of an item that are to be handed over, and how many of them were. */
export interface HandedItem {
  kept: number;
  handed: number;
}

/** How much of an order was handed over. What was given back need not be any more. */
export function deriveFulfillmentStatus(
  items: readonly HandedItem[],
  states: readonly FulfillmentState[],
): FulfillmentStatus {
  if (items.every(({ handed }) => handed === 0)) return 'pending';
  if (items.some(({ kept, handed }) => handed < kept)) return 'partially_fulfilled';
  return states.includes('ready') ? 'ready_for_pickup' : 'fulfilled';
}
