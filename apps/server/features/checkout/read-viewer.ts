import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import type { OrderViewer } from '../orders/orders-of-accounts.ts';
import { readOwnerHash } from './checkout-owner.ts';

/** Who looks at an order: by the browser's key, and by the account. */
export async function readViewer(ctx: AppContext, request: FastifyRequest): Promise<OrderViewer> {
  return { ownerHash: readOwnerHash(request), signedIn: await findSignedIn(ctx, request) };
}
