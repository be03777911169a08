/** `POST /api/3/commerce/cart/:cartToken/payments`. */
import { createPayment } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { ensureOwnerHash } from './checkout-owner.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardDeclines } from './guard-declines.ts';
import { holderOf } from '../../payments/holder-of.ts';
import { pay } from './pay.ts';

export function handleCreatePayment(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, createPayment, async ({ request, reply, site, params, headers, body }) => {
    const cartId = params.cartToken;
    const attemptId = headers['payment-attempt-id'];
    const ownerHash = ensureOwnerHash(request, reply);
    const signedIn = await findSignedIn(ctx, request);
    const holderHash = holderOf(ctx, request.ip);
    const answer = await guardDeclines(ctx, attemptOf(request), {
      pay: () =>
        pay(ctx, site, { cartId, ownerHash, signedIn, holderHash, attemptId, request: body }),
      isDeclined: () => false,
    });
    if (answer.status === 'succeeded' && cartIdOf(request) === cartId) {
      await leaveCart(request, reply, ctx);
    }
    return answer;
  });
}
