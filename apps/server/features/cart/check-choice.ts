/** May this be put into the cart? The checks come in the order of ATC-31. */
import {
  findQuantityProblem,
  isQuantityEligible,
  isSoldOut,
  isSubscription,
  productTypes,
} from '@sitewright/commerce';
import {
  ApiError,
  cartLimits,
  cartMessages,
  giftForm,
  maskPasswords,
  readGift,
  quantityErrorCodes,
  type AdditionalFields,
} from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { CartLine, CartRow } from './cart-rows.ts';
import { chooseVariant, type VariantChoice } from './choose-variant.ts';
import { requireAnswers } from './form-answers.ts';
import type { Choice, OfferedVariant } from './load-choice.ts';
import { stockOfVariant } from './price-cart.ts';
import type { SoldProduct, SoldVariant } from '../products/sold-product.ts';

/** What was asked for, as it came. */
export interface Wish extends VariantChoice {
  quantity: unknown;
  additionalFields: AdditionalFields | null;
  /** Nobody has shown the form of the item yet: it comes first, also where nothing is required. */
  isUnasked?: boolean;
}

export interface CheckedWish {
  variant: OfferedVariant;
  quantity: number;
  /** As they are kept: without what was typed as a password. */
  additionalFields: AdditionalFields | null;
}

/**
 * Options, variant, stock, quantity, form.
 * @throws ApiError with the message for the visitor
 */
export function checkChoice(site: Site, choice: Choice, wish: Wish): CheckedWish {
  const { product } = choice;
  requireForSale(product);
  const variant = chooseVariant(product, choice.variants, wish);
  const lines = choice.cart?.lines ?? [];
  const unitsInCart = countUnitsOf(lines, variant.id);
  requireStock(product, variant, unitsInCart + 1);
  const quantity = readQuantity(wish.quantity);
  requireStock(product, variant, unitsInCart + quantity);
  requireQuantityAllowed(site, product, unitsInCart + quantity);
  if (wish.isUnasked && choice.formFields.length > 0) {
    throw new ApiError('additional_fields_invalid');
  }
  requireAnswers(wish.additionalFields, choice.formFields);
  if (product.formId === giftForm.id) requireGiftDay(wish.additionalFields);
  const additionalFields = maskPasswords(choice.formFields, wish.additionalFields);
  return { variant, quantity, additionalFields };
}

/** @throws ApiError when a gift card is to be sent on a day that there is not */
function requireGiftDay(answers: AdditionalFields | null): void {
  if (readGift(answers).day !== 'invalid') return;
  const errors = { 'additionalFields.giftDay': cartMessages.giftDayInvalid };
  throw new ApiError('additional_fields_invalid', {}, { errors });
}

/** Units of a variant in all lines of a cart, whatever their form answers. */
export function countUnitsOf(lines: readonly CartLine[], variantId: string): number {
  return lines
    .filter((line) => line.variant.id === variantId)
    .reduce((units, line) => units + line.quantity, 0);
}

/** @throws ApiError ATC-14 */
export function requireStock(product: SoldProduct, variant: SoldVariant, units: number): void {
  if (units > stockOfVariant(product, variant)) throw new ApiError('not_enough_stock');
}

/** @throws ApiError ATC-15, ATC-16 */
export function readQuantity(sent: unknown): number {
  const problem = findQuantityProblem(sent);
  if (problem) throw new ApiError(quantityErrorCodes[problem]);
  return Number(sent);
}

/** A plan is one of it (PDP-05); a service may be limited to one by the owner's setting (PDP-06). */
export function requireQuantityAllowed(site: Site, product: SoldProduct, units: number): void {
  if (units > 1 && isSoldSingly(site, product)) throw new ApiError('not_enough_stock');
}

/** True where a cart holds one and no more. */
export function isSoldSingly(site: Site, product: SoldProduct): boolean {
  if (isSubscriptionProduct(product)) return true;
  const isService = product.productType === productTypes.service;
  return isService && !isQuantityEligible(product, readSettings(site, 'store'));
}

/** D-47 */
export function requireRoom(cart: CartRow | null): void {
  if ((cart?.lines.length ?? 0) >= cartLimits.maxEntries) throw new ApiError('cart_full');
}

/** Hidden products are gone for visitors; memberships are not sold here (D-10). */
function requireForSale(product: SoldProduct): void {
  if (!product.isVisible) throw new ApiError('item_not_found');
  const unlimited = { unlimited: true };
  if (isSoldOut({ productType: product.productType, variants: [unlimited] })) {
    throw new ApiError('not_for_sale');
  }
}

/** Subscriptions have a checkout of their own, one-off goods have the cart (D-12). */
export function isSubscriptionProduct(product: SoldProduct): boolean {
  const isMembership = product.productType === productTypes.paywall;
  return (isSubscription(product) || isMembership) && product.plan !== null;
}
