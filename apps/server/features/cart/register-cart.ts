/** The calls of the cart. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { handleAddCartEntry } from './add-cart-entry.ts';
import { createCartLimits } from './cart-limits.ts';
import { handleGetCart } from './get-cart.ts';
import { handleRemoveCartEntry } from './remove-cart-entry.ts';
import { handleStartSubscription } from './start-subscription.ts';
import { handleUpdateCartEntry } from './update-cart-entry.ts';
import { handleUpdateEntryFields } from './update-entry-fields.ts';

export function registerCart(server: FastifyInstance, ctx: AppContext): void {
  const limits = createCartLimits();
  server.register(async (scope) => {
    guardWrites(scope);
    handleGetCart(scope, ctx);
    handleAddCartEntry(scope, ctx, limits);
    handleUpdateCartEntry(scope, ctx);
    handleRemoveCartEntry(scope, ctx);
    handleUpdateEntryFields(scope, ctx);
    handleStartSubscription(scope, ctx, limits);
  });
}
