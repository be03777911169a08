/** Adding to the cart: validate, load, check, write. */
import { ApiError, type AdditionalFields, type Arrival } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newId, newToken } from '../../db/id.ts';
import type { Site } from '../sites/site.ts';
import type { CartLine, CartRow } from './cart-rows.ts';
import { cleanArrival } from './clean-arrival.ts';
import { checkChoice, isSubscriptionProduct, requireRoom, type Wish } from './check-choice.ts';
import { loadCartRules } from './cart-rules.ts';
import { hashAnswers } from './form-answers.ts';
import { isPaidAlone } from './is-paid-alone.ts';
import { findNextCart } from './next-cart.ts';
import { loadChoice, type Choice } from './load-choice.ts';
import { writeEntry, type WrittenEntry } from './write-entry.ts';
import type { SoldVariant } from '../products/sold-product.ts';

/** What a visitor asks to add, and to which cart. */
export interface AddRequest extends Wish {
  itemId: string;
  /** The visitor's cart, or empty. */
  cartId: string;
  /** Add-To-Cart-Id: the same id adds once. Empty: every call adds. */
  requestId: string;
  /** Where the visitor came from; kept on a cart that begins with this. */
  arrival?: Arrival | undefined;
}

export interface AddedEntry {
  cart: CartRow;
  entry: CartLine;
}

/**
 * Adds an item to the visitor's cart, or to a new one.
 * @throws ApiError with the message for the visitor
 */
export async function putInCart(
  ctx: AppContext,
  site: Site,
  request: AddRequest,
): Promise<AddedEntry> {
  const choice = await loadForRequest(ctx, site, request);
  if (choice.cart?.terms) return putInCart(ctx, site, { ...request, cartId: '' });
  if (!choice.cart && request.cartId) {
    const cartId = await findNextCart(ctx, site.siteId, request.cartId);
    if (cartId) return putInCart(ctx, site, { ...request, cartId });
  }
  const repeated = findRepeated(choice);
  if (repeated) return { cart: choice.cart!, entry: repeated };
  if (isSubscriptionProduct(choice.product)) throw new ApiError('not_for_sale');
  const { variant, quantity, additionalFields } = checkChoice(site, choice, request);
  const cart = choice.cart ?? (await newCart(ctx, site));
  const grown = findLine(cart, variant, additionalFields);
  if (!grown) requireRoom(cart);
  const { image, ...own } = variant;
  const { product } = choice;
  const line = {
    id: grown?.id ?? newId(),
    quantity,
    additionalFields,
    product,
    variant: own,
    image,
  };
  const written = await write(ctx, site, {
    cart,
    line,
    requestId: request.requestId,
    arrival: request.arrival,
  });
  return written ? merge(cart, { ...line, ...written }) : readAgain(ctx, site, request);
}

/** The line of a subscription's own cart (D-12). @throws ApiError as above */
export async function startSubscriptionCart(
  ctx: AppContext,
  site: Site,
  request: AddRequest,
): Promise<string> {
  const choice = await loadForRequest(ctx, site, { ...request, cartId: '' });
  if (!isSubscriptionProduct(choice.product)) throw new ApiError('not_subscribable');
  const { variant, quantity, additionalFields } = checkChoice(site, choice, request);
  const { image, ...own } = variant;
  const { product } = choice;
  const line = { id: newId(), quantity, additionalFields, product, variant: own, image };
  const cart = await newCart(ctx, site);
  await write(ctx, site, { cart, line, requestId: '', arrival: request.arrival });
  return cart.id;
}

async function loadForRequest(ctx: AppContext, site: Site, request: AddRequest): Promise<Choice> {
  const { itemId, sku, cartId, requestId } = request;
  const choice = await loadChoice(ctx, site, { itemId, sku, cartId, requestId });
  if (!choice) throw new ApiError('item_not_found');
  // What is given, joined or billed again is paid alone: goods go into a cart of their own.
  const { cart } = choice;
  return cart && !cart.terms && isPaidAlone(cart) ? { ...choice, cart: null } : choice;
}

/** The entry of the same request, when it was carried out before. */
function findRepeated({ cart, repeatedEntryId }: Choice): CartLine | undefined {
  return cart?.lines.find((line) => line.id === repeatedEntryId);
}

/** The line that the new units join: the same variant with the same answers. */
function findLine(
  cart: CartRow,
  variant: SoldVariant,
  additionalFields: AdditionalFields | null,
): CartLine | undefined {
  const hash = hashAnswers(additionalFields);
  return cart.lines.find(
    (line) => line.variant.id === variant.id && hashAnswers(line.additionalFields) === hash,
  );
}

interface Writing {
  cart: CartRow;
  line: CartLine;
  requestId: string;
  arrival: Arrival | undefined;
}

function write(
  ctx: AppContext,
  site: Site,
  { cart, line, requestId, arrival }: Writing,
): Promise<WrittenEntry | undefined> {
  const entry = {
    siteId: site.siteId,
    cartId: cart.id,
    currency: site.currency,
    entryId: line.id,
    productId: line.product.id,
    variantId: line.variant.id,
    quantity: line.quantity,
    additionalFields: line.additionalFields,
    requestId: requestId || newId(),
    arrival: cleanArrival(arrival),
  };
  return writeEntry(ctx, entry);
}

/** The cart as it was read, with the line as it was written: no second question is needed. */
function merge(cart: CartRow, entry: CartLine): AddedEntry {
  const index = cart.lines.findIndex((line) => line.id === entry.id);
  const lines = index < 0 ? [...cart.lines, entry] : cart.lines.with(index, entry);
  return { cart: { ...cart, lines }, entry };
}

/** A cart that was made just now. */
async function newCart(ctx: AppContext, site: Site): Promise<CartRow> {
  return {
    id: newToken(),
    currency: site.currency,
    email: null,
    createdAt: ctx.now().getTime(),
    ownerHash: null,
    shippingLocation: null,
    selectedShippingOptionId: null,
    couponCodes: [],
    customLine: null,
    terms: null,
    lines: [],
    coupons: [],
    automaticUses: [],
    customer: null,
    rules: await loadCartRules(ctx, site),
  };
}

/** The same request arrived twice at once, or the cart was bought, or filled up, just now. */
async function readAgain(ctx: AppContext, site: Site, request: AddRequest): Promise<AddedEntry> {
  const choice = await loadForRequest(ctx, site, request);
  if (!choice.cart) {
    const cartId = (await findNextCart(ctx, site.siteId, request.cartId)) ?? '';
    return putInCart(ctx, site, { ...request, cartId });
  }
  const repeated = findRepeated(choice);
  if (!repeated) {
    requireRoom(choice.cart);
    throw new ApiError('entry_not_found');
  }
  return { cart: choice.cart, entry: repeated };
}
