/** `POST /api/commerce/shopping-cart/entries`: ATC-27, as JSON and as a plain form. */
import {
  addCartEntry,
  addCartEntryFormSchema,
  ApiError,
  readChosenOptions,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { smallAnswer } from '../../http/small-answer.ts';
import { addEntry, startSubscriptionCart, type AddRequest } from './add-entry.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { cartErrorPath, checkoutPath } from './cart-paths.ts';
import { isForm } from '../../http/is-form.ts';
import { readStoreSettings } from '../checkout/store-settings.ts';
import { isSubscriptionItem } from '../products/is-subscription-item.ts';
import { presentCart, presentEntry } from './present-cart.ts';
import { priceCart } from './price-cart.ts';
import type { CartLimits } from './cart-limits.ts';

/** The quantity is judged after the options, the variant and the stock (ATC-31). */
const bodySchema = addCartEntry.body.extend({ quantity: z.unknown().optional() });
const formSchema = addCartEntryFormSchema.extend({ quantity: z.unknown().optional() });

export function handleAddCartEntry(
  server: FastifyInstance,
  ctx: AppContext,
  limits: CartLimits,
): void {
  server.post(addCartEntry.path, smallAnswer, async (request, reply) => {
    limits.take(request, ctx.now());
    if (isForm(request)) return addFromForm(request, reply, ctx);
    const { site } = request;
    const body = parseRequest(bodySchema, request.body);
    const headers = parseRequest(addCartEntry.headers, request.headers);
    const { cart, entry } = await addEntry(ctx, site, {
      itemId: body.itemId,
      sku: body.sku ?? '',
      options: {},
      quantity: body.quantity === undefined ? 1 : body.quantity,
      additionalFields: body.additionalFields,
      cartId: cartIdOf(request),
      requestId: headers['add-to-cart-id'] ?? '',
    });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return {
      shoppingCart: presentCart(priceCart(cart, now), { site, now }),
      newlyAdded: presentEntry(entry, cart.lines, site),
      crumb: ensureCrumb(request, reply),
    };
  });
}

/** Without scripts every outcome is a page: the cart, the checkout, or the cart with a sentence. */
async function addFromForm(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: AppContext,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await pathAfterForm(request, reply, ctx), 303);
  } catch (error) {
    if (error instanceof ApiError) return reply.redirect(cartErrorPath(error), 303);
    throw error;
  }
}

async function pathAfterForm(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: AppContext,
): Promise<string> {
  const { site } = request;
  const fields = parseRequest(formSchema, request.body);
  const wish: AddRequest = {
    itemId: fields.itemId,
    sku: fields.sku ?? '',
    options: readChosenOptions(fields),
    quantity: fields.quantity ?? 1,
    additionalFields: null,
    cartId: cartIdOf(request),
    requestId: '',
  };
  if (await isSubscriptionItem(ctx, site, wish.itemId)) {
    return checkoutPath(await startSubscriptionCart(ctx, site, wish));
  }
  const { cart } = await addEntry(ctx, site, wish);
  setCartCookies(reply, cart.id);
  return readStoreSettings(site).expressCheckout ? checkoutPath(cart.id) : '/cart';
}
