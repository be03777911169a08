/** What an edit adds, at the prices and taxes of now: in the one way in which carts are priced. */
import { needsShipping, type TotalStep } from '@sitewright/commerce';
import { ApiError, type DraftLine, type OrderEditContent } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import type { SoldLine } from '../../payments/payment-snapshot.ts';
import { withAgreedTerms } from '../cart/agreed-terms.ts';
import type { CartLine, CartRow } from '../cart/cart-rows.ts';
import { loadCartRules } from '../cart/cart-rules.ts';
import { loadExemptCustomer } from '../cart/exempt-customer.ts';
import { isSubscriptionProduct } from '../cart/check-choice.ts';
import { loadChoice } from '../cart/load-choice.ts';
import { nameSteps } from '../cart/present-steps.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { AgreedTerms } from '../cart/tables.ts';
import { toSoldLines } from '../checkout/snapshot-checkout.ts';
import { isHandedOver } from '../orders/list-ordered-items.ts';
import type { Site } from '../sites/site.ts';
import type { EditedOrder } from './edited-order.ts';

/** What is sold beside what was ordered; the steps name the entries of the lines. */
export interface Addition {
  lines: SoldLine[];
  steps: readonly TotalStep[];
}

interface Source {
  ctx: AppContext;
  site: Site;
}

const asOrdered = 'As ordered';
const ownPrice = 'Price for you';

/**
 * @throws ApiError `draft_line_refused` for what is not sold by staff; `order_edit_by_mail` for
 * downloads and gift cards
 */
export async function priceAddition(
  { ctx, site }: Source,
  order: EditedOrder,
  content: OrderEditContent,
): Promise<Addition> {
  const wished = [...listMoreUnits(order, content), ...content.lines];
  if (wished.length === 0) return { lines: [], steps: [] };
  const lines: CartLine[] = [];
  const prices: AgreedTerms['prices'][number][] = [];
  const texts: AgreedTerms['texts'][number][] = [];
  for (const line of wished) {
    const id = newId();
    if (line.kind === 'text') {
      const { kind: _kind, ...text } = line;
      texts.push({ ...text, id });
      continue;
    }
    lines.push(await loadLine({ ctx, site }, id, line));
    const { priceCents, reason } = line;
    if (priceCents !== null) prices.push({ entryId: id, priceCents, reason: reason || ownPrice });
  }
  const terms = {
    version: '',
    lineCount: wished.length,
    prices,
    texts,
    discount: null,
    shipping: null,
  };
  const cart = withAgreedTerms(await makeCart({ ctx, site }, order, { lines, terms }));
  const priced = priceCart(cart, { site, now: ctx.now() });
  return { lines: toSoldLines(site, priced), steps: nameSteps(priced) };
}

type VariantLine = Extract<DraftLine, { kind: 'variant' }>;

/** More of what was ordered costs what it cost then, without what a discount took off it. */
function listMoreUnits(order: EditedOrder, { units }: OrderEditContent): DraftLine[] {
  return units.flatMap(({ id, quantity: wished }): DraftLine[] => {
    const item = order.items.find((one) => one.id === id);
    if (!item) throw new ApiError('invalid_request');
    const quantity = wished - item.kept;
    if (quantity <= 0) return [];
    if (!item.isEditable) throw new ApiError('order_edit_by_mail');
    const { productId, variantId, unitPriceCents: priceCents, title, productType, taxClass } = item;
    return productId === ''
      ? [
          {
            kind: 'text',
            title,
            quantity,
            priceCents,
            isSent: needsShipping({ productType }),
            taxClass,
          },
        ]
      : [{ kind: 'variant', productId, variantId, quantity, priceCents, reason: asOrdered }];
  });
}

async function loadLine(
  { ctx, site }: Source,
  id: string,
  { productId, variantId, quantity, priceCents }: VariantLine,
): Promise<CartLine> {
  const key = { itemId: productId, sku: '', cartId: '', requestId: '' };
  const choice = await loadChoice(ctx, site, key);
  const found = choice?.variants.find((variant) => variant.id === variantId);
  if (!choice || !found || isSubscriptionProduct(choice.product)) {
    throw new ApiError('draft_line_refused');
  }
  const { product } = choice;
  if (!isHandedOver(product)) throw new ApiError('order_edit_by_mail');
  const { image, ...variant } = found;
  const isSame = priceCents !== null && priceCents === variant.price;
  const sold = isSame ? { ...variant, onSale: false } : variant;
  return { id, quantity, additionalFields: null, product, variant: sold, image };
}

/** It goes where the order goes, or is fetched where that is. */
async function makeCart(
  { ctx, site }: Source,
  order: EditedOrder,
  { lines, terms }: { lines: CartLine[]; terms: AgreedTerms },
): Promise<CartRow> {
  const rules = await loadCartRules(ctx, site);
  const address = order.shippingAddress ?? order.billingAddress;
  const part = (name: string) => address?.[name] ?? '';
  const pickup = rules.shippingOptions.find(
    ({ name, pricing }) => pricing.kind === 'pickup' && name === order.shippingOptionName,
  );
  return {
    id: '',
    currency: order.currency,
    email: order.email,
    createdAt: ctx.now().getTime(),
    ownerHash: null,
    shippingLocation: address && {
      line1: part('line1'),
      line2: part('line2'),
      city: part('city'),
      region: part('region'),
      postalCode: part('postalCode'),
      country: part('country'),
    },
    selectedShippingOptionId: order.isPickedUp ? (pickup?.id ?? null) : null,
    couponCodes: [],
    customLine: null,
    terms,
    lines,
    coupons: [],
    automaticUses: [],
    customer: await loadExemptCustomer(ctx.db, order),
    rules,
  };
}
