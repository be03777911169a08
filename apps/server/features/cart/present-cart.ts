/** A cart as the calls answer it. What is unset is absent, never null (CART-01). */
import {
  getCurrentPrice,
  isQuantityEligible,
  listOptionValues,
  toWireMoney,
} from '@sitewright/commerce';
import type { RejectedDiscount } from '@sitewright/commerce';
import { addToCartMessages, cartMessages, writePlanPhrase } from '@sitewright/contract';
import type { Cart, CartCoupon, CartEntry, WireShippingQuote } from '@sitewright/contract';
import { couponProblemMessage } from '../discounts/discount-messages.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { OfferedOption } from '../shipping/load-shipping-options.ts';
import type { CartLine } from './cart-rows.ts';
import { countUnitsOf, isSubscriptionProduct } from './check-choice.ts';
import { quoteShipping, stockOfVariant, listUnitPrices, type PricedCart } from './price-cart.ts';
import { phraseRenewal } from './phrase-renewal.ts';
import { nameSteps, presentStep } from './present-steps.ts';
import { presentPicture } from '../assets/present-picture.ts';
import { productPath } from '../../render/context/product-path.ts';
import { sayOf } from '../settings/say-of.ts';
import type { SoldProduct } from '../products/sold-product.ts';

/** What presenting needs beside the cart. */
export interface CartScope {
  site: Site;
  now: Date;
  /** True: the place is told as well; only to the visitor who typed it. */
  isOwn?: boolean;
}

/**
 * A priced cart as its visitor sees it, amounts in cents. Addresses and codes only for who owns it
 * (`isOwn`).
 */
export function presentCart(priced: PricedCart, { site, now, isOwn = false }: CartScope): Cart {
  const { cart, totals } = priced;
  const isSubscription = cart.lines.some((line) => isSubscriptionProduct(line.product));
  const quotes = quoteShipping(priced, { site, now }).map((quote) =>
    presentQuote(cart.rules.shippingOptions, { ...quote, id: quote.option.id }, site.currency),
  );
  const selected = quotes.find(({ id }) => id === totals.shippingOption?.id);
  const validCoupons = totals.appliedDiscounts
    .filter(isEntered)
    .map(({ discount, discountCents }) => presentCoupon(discount, discountCents));
  const invalidCoupons = totals.rejectedDiscounts
    .filter(isEntered)
    .map((rejected) => presentRejected(rejected, site));
  return {
    id: cart.id,
    websiteId: site.siteId,
    cartToken: cart.id,
    created: cart.createdAt,
    isPurchased: false,
    entries: presentEntries(priced, site),
    shippingOptions: quotes,
    ...(selected && { selectedShippingOption: selected }),
    ...(isOwn && cart.shippingLocation && { shippingLocation: cart.shippingLocation }),
    applicableTaxRules: totals.taxLines.map((line) => ({
      id: line.ruleId,
      name: line.name,
      ratePpm: line.ratePpm,
      taxCents: line.taxCents,
      isIncludedInPrice: line.isIncludedInPrice,
    })),
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    subtotalCents: totals.subtotalCents,
    taxCents: totals.taxCents,
    addedTaxCents: totals.addedTaxCents,
    shippingCostCents: totals.shippingCostCents,
    discountCents: totals.discountCents,
    grandTotalCents: totals.grandTotalCents,
    steps: nameSteps(priced, shownTitleOf).map(presentStep),
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresShipping,
    currency: site.currency,
    isSubscription,
    ...(isSubscription && { renewal: phraseRenewal(priced, { site, now }) }),
  };
}

/** What applies by itself is no coupon; the steps of the total tell of it. */
function isEntered({ discount }: { discount: { code?: string | null } }): boolean {
  return Boolean(discount.code);
}

function presentEntries(priced: PricedCart, site: Site): CartEntry[] {
  const { lines } = priced.cart;
  const unitPrices = listUnitPrices(priced);
  return lines.map((line) =>
    presentEntry(line, { lines, site, unitPriceCents: unitPrices.get(line.id)! }),
  );
}

/** What an entry needs beside itself: entries of one variant share its stock. */
interface EntryScope {
  lines: readonly CartLine[];
  site: Site;
  unitPriceCents: number;
}

function presentEntry(line: CartLine, { lines, site, unitPriceCents }: EntryScope): CartEntry {
  const { product, image } = line;
  const problem = findProblem(line, lines);
  return {
    id: line.id,
    itemId: product.id,
    chosenVariant: presentVariant(line, unitPriceCents, site.currency),
    quantity: line.quantity,
    title: shownTitleOf(product),
    subTotal: unitPriceCents * line.quantity,
    purchasePriceCents: unitPriceCents,
    additionalFields: line.additionalFields,
    item: {
      id: product.id,
      productType: product.productType,
      fullUrl: product.id ? productPath(product.collectionUrl, product.urlId) : '',
      price: toWireMoney({ amountCents: unitPriceCents, currencyCode: site.currency }),
      collectionId: product.collectionId,
      collectionName: product.collectionName,
      additionalFieldsFormId: product.formId,
    },
    image: image && presentPicture(image, site.siteId),
    isQuantityEditable: isQuantityEligible(product, readSettings(site, 'store')),
    ...phraseOf(line, unitPriceCents, site),
    ...(problem && { problem: sayOf(site)(problem) }),
  };
}

/** What a product is called on this page. */
function shownTitleOf({ title, shownTitle = title }: SoldProduct): string {
  return shownTitle;
}

/** Why an entry cannot be bought as it stands: gone, or not enough left. */
export function findProblem(line: CartLine, lines: readonly CartLine[]) {
  if (!line.product.isVisible) return cartMessages.itemNotFound;
  const units = countUnitsOf(lines, line.variant.id);
  const isShort = units > stockOfVariant(line.product, line.variant);
  return isShort ? addToCartMessages.notEnoughStock : undefined;
}

function presentVariant(
  { product, variant }: CartLine,
  unitPriceCents: number,
  currencyCode: string,
): CartEntry['chosenVariant'] {
  const { id, sku, attributes, price, qtyInStock, unlimited } = variant;
  const isInSale = unitPriceCents < getCurrentPrice(variant).amountCents;
  const onSale = isInSale || variant.onSale;
  const salePrice = isInSale ? unitPriceCents : variant.salePrice;
  const money = (amountCents: number) => toWireMoney({ amountCents, currencyCode });
  return {
    id,
    sku,
    attributes,
    optionValues: listOptionValues(attributes, product.optionOrdering),
    price,
    salePrice,
    onSale,
    priceMoney: money(price),
    salePriceMoney: money(salePrice),
    qtyInStock,
    unlimited,
  };
}

/** ENT-12 */
function phraseOf(
  { product }: CartLine,
  amountCents: number,
  site: Site,
): { subscriptionPhrase?: string } {
  if (!product.plan || !isSubscriptionProduct(product)) return {};
  const money = { amountCents, currencyCode: site.currency };
  return { subscriptionPhrase: writePlanPhrase(writeMoney(site, money), product.plan, site) };
}

interface Quote {
  id: string;
  costCents: number;
  isPickup: boolean;
}

function presentQuote(
  options: readonly OfferedOption[],
  { id, costCents, isPickup }: Quote,
  currencyCode: string,
): WireShippingQuote {
  const row = options.find((option) => option.id === id);
  return {
    id,
    name: row?.name ?? '',
    description: row?.description ?? '',
    isPickup,
    priceCents: costCents,
    price: toWireMoney({ amountCents: costCents, currencyCode }),
  };
}

function presentCoupon(
  coupon: { id: string; code?: string | null; name: string },
  discountCents: number,
): CartCoupon {
  return { id: coupon.id, code: coupon.code ?? '', name: coupon.name, discountCents };
}

function presentRejected({ discount, problem }: RejectedDiscount, site: Site): CartCoupon {
  return { ...presentCoupon(discount, 0), problem: couponProblemMessage(discount, problem, site) };
}
