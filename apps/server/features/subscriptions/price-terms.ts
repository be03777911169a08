/** What a plan costs from now on: by the rules of the shop, as a checkout would price it. */
import { productTypes } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { fixTotals, toSoldLine } from '../../payments/fix-sale.ts';
import type { Address, PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { CartLine, CartRow } from '../cart/cart-rows.ts';
import { loadCartRules, type CartRules } from '../cart/cart-rules.ts';
import { loadExemptCustomer } from '../cart/exempt-customer.ts';
import type { OfferedVariant } from '../cart/load-choice.ts';
import { listUnitPrices, priceCart, quoteShipping, type PriceScope } from '../cart/price-cart.ts';
import type { SoldProduct } from '../products/sold-product.ts';
import type { Site } from '../sites/site.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';

export interface TermsWish {
  row: SubscriptionRow;
  /** What its last agreement holds: people, places and answers stay. */
  renewal: PaymentSnapshot;
  product: SoldProduct;
  variant: OfferedVariant;
  /** Where it goes from now on; missing: where it went. */
  shippingAddress?: Address;
  /** The price that was agreed on stays; missing: that of today. */
  keepsPrice?: boolean;
}

/** What prices a plan beside its product. */
export interface TermsBasis {
  scope: PriceScope;
  rules: CartRules;
  customer: CartRow['customer'];
}

/** Read once, however many variants are priced by it. */
export async function loadTermsBasis(
  { ctx, site }: { ctx: AppContext; site: Site },
  { email }: SubscriptionRow,
): Promise<TermsBasis> {
  const rules = await loadCartRules(ctx, site);
  const customer = await loadExemptCustomer(ctx.db, { siteId: site.siteId, email });
  return { scope: { site, now: ctx.now() }, rules, customer };
}

/** Without discounts. Undefined when nothing of the shop can bring it there. */
export function priceTerms(basis: TermsBasis, wish: TermsWish): PlanTerms | undefined {
  const { row, renewal, product } = wish;
  const { scope } = basis;
  const cart = toCart(basis, wish);
  const unchosen = priceCart(cart, scope);
  const isFetched = renewal.shippingAddress === null;
  const quotes = quoteShipping(unchosen, scope)
    .filter(({ isPickup }) => isPickup === isFetched)
    .toSorted((a, b) => a.costCents - b.costCents);
  const known = quotes.find(({ option }) => option.name === renewal.shippingOptionName);
  const option = (known ?? quotes[0])?.option;
  if (unchosen.totals.requiresShipping && !option) return undefined;
  const priced = option
    ? priceCart({ ...cart, selectedShippingOptionId: option.id }, scope)
    : unchosen;
  const [line] = cart.lines;
  const priceCents = listUnitPrices(priced).get(line!.id)!;
  return {
    title: product.title,
    variantId: line!.variant.id,
    priceCents,
    plan: product.plan ?? row.plan,
    renewal: {
      ...renewal,
      ...fixTotals(priced),
      shippingOptionName: option?.name ?? '',
      shippingAddress: isFetched ? null : (wish.shippingAddress ?? renewal.shippingAddress),
      lines: [
        { ...toSoldLine(scope.site, line!, priceCents), answers: renewal.lines[0]?.answers ?? [] },
      ],
    },
  };
}

function toCart({ rules, customer }: TermsBasis, wish: TermsWish): CartRow {
  const { row, renewal, product, variant, keepsPrice = false } = wish;
  const { image, ...own } = variant;
  const [sold] = renewal.lines;
  const isShipped = product.productType === productTypes.physical;
  const shippingAddress = wish.shippingAddress ?? renewal.shippingAddress;
  const address = isShipped ? shippingAddress : renewal.billingAddress;
  const line: CartLine = {
    id: sold?.entryId ?? row.id,
    quantity: row.quantity,
    additionalFields: readAnswers(sold?.additionalFields),
    product: keepsPrice ? { ...product, plan: row.plan } : product,
    variant: keepsPrice ? { ...own, price: row.price_cents, onSale: false } : own,
    image,
  };
  return {
    id: row.id,
    currency: row.currency,
    email: row.email,
    createdAt: row.created_at.getTime(),
    ownerHash: null,
    shippingLocation: address ? toLocation(address) : null,
    selectedShippingOptionId: null,
    couponCodes: [],
    customLine: null,
    terms: null,
    lines: [line],
    coupons: [],
    automaticUses: [],
    customer,
    rules: { ...rules, discounts: [], sales: keepsPrice ? [] : rules.sales },
  };
}

function readAnswers(stored: unknown): CartLine['additionalFields'] {
  return typeof stored === 'object' && stored !== null
    ? (Object.fromEntries(Object.entries(stored)) as CartLine['additionalFields'])
    : null;
}

function toLocation(address: Address): NonNullable<CartRow['shippingLocation']> {
  const { line1 = '', line2 = '', city = '', region = '', postalCode = '', country = '' } = address;
  return { line1, line2, city, region, postalCode, country };
}
