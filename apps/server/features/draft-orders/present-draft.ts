import { ApiError, type getDraftOrder, type listDraftOrders } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import { agreedShippingId } from '../cart/agreed-terms.ts';
import { priceCart, type PricedCart, type PriceScope } from '../cart/price-cart.ts';
import { presentCart } from '../cart/present-cart.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';
import type { DraftSource } from './act-on-draft.ts';
import { isPayable } from './draft-states.ts';
import { findDraft, type Draft } from './find-draft.ts';
import { locationOf } from './write-draft-cart.ts';

/** A draft in a list. */
export function presentDraftLine(draft: Draft): AnswerOf<typeof listDraftOrders>['drafts'][number] {
  const { id, state, email, createdAt, expiresAt, orderNumber } = draft;
  const times = { createdOn: createdAt.getTime(), expiresOn: expiresAt.getTime() };
  return { id, state, email, orderNumber, ...times };
}

/** A draft with what it comes to now. @throws ApiError `not_found` */
export async function loadDraft(
  { ctx, site }: DraftSource,
  id: string,
): Promise<AnswerOf<typeof getDraftOrder>> {
  const now = ctx.now();
  const draft = await findDraft(ctx.db, { siteId: site.siteId, id, now });
  if (!draft) throw new ApiError('not_found');
  const { cartId, content, madeBy, state } = draft;
  const checkout = isPayable(state) ? await loadCheckout(ctx, site, cartId) : undefined;
  const cart = checkout && presentCart(asAgreed(checkout, draft, { site, now }), { site, now });
  return { ...presentDraftLine(draft), content, madeBy, cart: cart ?? null };
}

/** Whoever looked at it may have typed another place and chosen another way to ship. */
function asAgreed({ cart }: PricedCart, { content }: Draft, scope: PriceScope): PricedCart {
  const { shipping } = content;
  const selectedShippingOptionId =
    shipping?.kind === 'option' ? shipping.id : cart.terms?.shipping && agreedShippingId;
  return priceCart(
    {
      ...cart,
      shippingLocation: locationOf(content),
      selectedShippingOptionId: selectedShippingOptionId ?? null,
    },
    scope,
  );
}
