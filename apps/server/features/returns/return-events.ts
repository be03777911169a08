import type { ReturnReason } from '@sitewright/contract';
import type { ReturnState } from './return-states.ts';

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
