import type { CallRegistration } from '../../http/call-scope.ts';
import { handleOrders } from './handle-orders.ts';

/** What staff do with orders. */
export const orderCalls: readonly CallRegistration[] = [handleOrders];
