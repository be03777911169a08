import type { FulfillmentKind } from './fulfillment-states.ts';

/** Something of an order was sent, or lies ready to be fetched. */
export interface FulfillmentMade {
  fulfillmentId: string;
  orderId: string;
  kind: FulfillmentKind;
  orderNumber: number;
  token: string;
  email: string;
  items: readonly { name: string; variant: string; quantity: number }[];
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}
