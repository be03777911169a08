import type { CallRegistration } from '../../http/call-scope.ts';
import { handleAddCartEntry } from './add-cart-entry.ts';
import { handleGetCart } from './get-cart.ts';
import { handleRemoveCartEntry } from './remove-cart-entry.ts';
import { handleStartSubscription } from './start-subscription.ts';
import { handleUpdateCartEntry } from './update-cart-entry.ts';
import { handleUpdateEntryFields } from './update-entry-fields.ts';

/** The calls of the cart. */
export const cartCalls: readonly CallRegistration[] = [
  handleGetCart,
  handleAddCartEntry,
  handleUpdateCartEntry,
  handleRemoveCartEntry,
  handleUpdateEntryFields,
  handleStartSubscription,
];
