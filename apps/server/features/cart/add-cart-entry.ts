/** `POST /api/commerce/shopping-cart/entries`: ATC-27, as JSON and as a plain form. */
import {
  addCartEntry,
  ApiError,
  checkoutPath,
  readChosenOptions,
  subscribePath,
  type AdditionalFields,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import type { AskedByForm } from '../../http/call-types.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readSettings } from '../settings/read-settings.ts';
import { putInCart, startSubscriptionCart, type AddRequest } from './put-in-cart.ts';
import { findCartToFill } from './account-cart.ts';
import { setCartCookies } from './cart-cookies.ts';
import { askForDetails, cartErrorPath } from './cart-paths.ts';
import { isSubscriptionItem } from '../products/is-subscription-item.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleAddCartEntry(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, addCartEntry, {
    answer: async ({ request, reply, site, headers, body }) => {
      const { cart, entry } = await putInCart(ctx, site, {
        itemId: body.itemId,
        sku: body.sku ?? '',
        options: {},
        quantity: body.quantity === undefined ? 1 : body.quantity,
        additionalFields: body.additionalFields,
        cartId: await findCartToFill(ctx, request),
        requestId: headers['add-to-cart-id'] ?? '',
        arrival: body.arrival,
      });
      setCartCookies(reply, cart.id);
      const now = ctx.now();
      const shoppingCart = presentCart(priceCart(cart, { site, now }), { site, now });
      return {
        shoppingCart,
        newlyAdded: shoppingCart.entries.find(({ id }) => id === entry.id)!,
        crumb: ensureCrumb(request, reply),
      };
    },
    form: (asked) => addFromForm(ctx, asked),
    formError: cartErrorPath,
  });
}

/** Without scripts every outcome is a page: the cart, the checkout, or the cart with a sentence. */
async function addFromForm(
  ctx: AppContext,
  { request, reply, site, form }: AskedByForm<typeof addCartEntry>,
): Promise<string> {
  const answers = null;
  try {
    return await addPosted(ctx, { request, reply, site, form, answers, isUnasked: true });
  } catch (error) {
    const asks = error instanceof ApiError && error.code === 'additional_fields_invalid';
    if (!asks) throw error;
    return askForDetails(form);
  }
}

/** What a plain form posts, and the answers to the form of the item. */
export interface PostedItem extends AskedByForm<typeof addCartEntry> {
  readonly answers: AdditionalFields | null;
  /** The page of the item shows no form: what it asks is asked next. */
  readonly isUnasked?: boolean;
}

/**
 * Adds what a plain form posts. @throws ApiError with the message for the visitor
 * @returns the page to go on to
 */
export async function addPosted(
  ctx: AppContext,
  { request, reply, site, form, answers, isUnasked = false }: PostedItem,
): Promise<string> {
  const wish: AddRequest = {
    itemId: form.itemId,
    sku: form.sku ?? '',
    options: readChosenOptions(form),
    quantity: form.quantity ?? 1,
    additionalFields: answers,
    isUnasked,
    cartId: await findCartToFill(ctx, request),
    requestId: '',
  };
  if (await isSubscriptionItem(ctx, site, wish.itemId)) {
    return subscribePath(await startSubscriptionCart(ctx, site, wish));
  }
  const { cart } = await putInCart(ctx, site, wish);
  setCartCookies(reply, cart.id);
  return readSettings(site, 'store').expressCheckout ? checkoutPath(cart.id) : '/cart';
}
