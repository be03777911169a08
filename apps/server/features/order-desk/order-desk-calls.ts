import type { CallRegistration } from '../../http/call-scope.ts';
import { handleOrderDetail } from './handle-order-detail.ts';
import { handleOrderAlerts, handleOrderLists } from './handle-order-lists.ts';

/** The calls by which staff see orders. */
export const orderDeskCalls: readonly CallRegistration[] = [
  handleOrderLists,
  handleOrderAlerts,
  handleOrderDetail,
];
