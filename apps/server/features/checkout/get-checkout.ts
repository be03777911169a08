/** `GET /api/commerce/checkout?cartToken=`: what the checkout page is drawn from. */
import { ApiError, getCheckout } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { readOwnerHash } from './checkout-owner.ts';
import { loadCheckoutPage } from './load-checkout-page.ts';
import { noteCheckoutOpened } from './note-checkout-opened.ts';

export function handleGetCheckout(scope: CallScope): void {
  handleCall(scope, getCheckout, async ({ request, site, query }) => {
    const page = await loadCheckoutPage(scope.ctx, site, {
      cartToken: query.cartToken,
      ownerHash: readOwnerHash(request),
      signedIn: await findSignedIn(scope.ctx, request),
    });
    if (!page) throw new ApiError('cart_not_found');
    await noteCheckoutOpened(scope.ctx, site, query.cartToken);
    return page;
  });
}
