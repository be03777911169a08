import type { CallRegistration } from '../../http/call-scope.ts';
import { handleApiActions } from './handle-actions.ts';
import { handleApiInventory } from './handle-inventory.ts';
import { handleApiOrders } from './handle-orders.ts';
import { handleApiProducts, handleApiVariants } from './handle-products.ts';
import { handleApiProfiles } from './handle-profiles.ts';
import { handleWebhookSubscriptions } from './handle-subscriptions.ts';
import { handleApiTransactions } from './handle-transactions.ts';
import { handleTriggers } from './handle-triggers.ts';

/** The calls of programs. */
export const commerceApiCalls: readonly CallRegistration[] = [
  handleApiOrders,
  handleApiTransactions,
  handleApiInventory,
  handleApiProducts,
  handleApiVariants,
  handleApiProfiles,
  handleWebhookSubscriptions,
  handleTriggers,
  handleApiActions,
];
