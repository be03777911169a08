/** What staff tell orders apart by. */

/** What became of the money of an order, as one word. */
export const orderPaymentStates = [
  'unpaid',
  'paid',
  'partly-refunded',
  'refunded',
  'canceled',
] as const;

/** One of {@link orderPaymentStates}. */
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** How much of an order was handed over. */
export const orderFulfillmentStates = [
  'pending',
  'partially_fulfilled',
  'ready_for_pickup',
  'fulfilled',
] as const;

/** How an order came to be: in the shop, by staff, or by a subscription that goes on. */
export const orderChannels = ['online', 'draft', 'subscription'] as const;

/** One of {@link orderChannels}. */
export type OrderChannel = (typeof orderChannels)[number];

/** What an order is of. */
export const orderKinds = ['goods', 'donation', 'membership'] as const;
