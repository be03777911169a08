import type { ReturnReason, ReturnState } from '@sitewright/contract';

/** Goods are to come back, or something became of that. */
export interface ReturnChanged {
  returnId: string;
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
  state: ReturnState;
  reason: ReturnReason;
  items: readonly { name: string; variant: string; quantity: number }[];
}
