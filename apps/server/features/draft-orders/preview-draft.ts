/** What a draft comes to while it is typed: in the one way in which carts are priced. */
import { productTypes } from '@sitewright/commerce';
import { ApiError, type Cart, type DraftOrderContent } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { agreedShippingId, withAgreedTerms } from '../cart/agreed-terms.ts';
import type { CartLine, CartRow } from '../cart/cart-rows.ts';
import { loadCartRules } from '../cart/cart-rules.ts';
import { isSubscriptionProduct } from '../cart/check-choice.ts';
import { loadExemptCustomer } from '../cart/exempt-customer.ts';
import { loadChoice } from '../cart/load-choice.ts';
import { presentCart } from '../cart/present-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { DraftSource } from './act-on-draft.ts';
import { locationOf, termsOf, variantsOf } from './write-draft-cart.ts';

type Entry = ReturnType<typeof variantsOf>[number] & { id: string };

/** Nothing is written. @throws ApiError `draft_line_refused` for what is not sold by drafts */
export async function previewDraft(
  { ctx, site }: DraftSource,
  content: DraftOrderContent,
): Promise<Cart> {
  const now = ctx.now();
  const entries = variantsOf(content).map((line) => ({ ...line, id: newId() }));
  const { email, shipping } = content;
  const lines: CartLine[] = [];
  for (const entry of entries) lines.push(await loadLine({ ctx, site }, entry));
  const customer = email ? await loadExemptCustomer(ctx.db, { siteId: site.siteId, email }) : null;
  const cart: CartRow = {
    id: '',
    currency: site.currency,
    email: email || null,
    createdAt: now.getTime(),
    ownerHash: null,
    shippingLocation: locationOf(content),
    selectedShippingOptionId:
      shipping?.kind === 'option' ? shipping.id : shipping && agreedShippingId,
    couponCodes: [],
    customLine: null,
    terms: termsOf(content, entries),
    lines,
    coupons: [],
    automaticUses: [],
    customer,
    rules: await loadCartRules(ctx, site),
  };
  return presentCart(priceCart(withAgreedTerms(cart), { site, now }), { site, now });
}

async function loadLine({ ctx, site }: DraftSource, entry: Entry): Promise<CartLine> {
  const { id, productId, variantId, quantity, priceCents } = entry;
  const key = { itemId: productId, sku: '', cartId: '', requestId: '' };
  const choice = await loadChoice(ctx, site, key);
  const found = choice?.variants.find((variant) => variant.id === variantId);
  if (!choice || !found || isSubscriptionProduct(choice.product)) {
    throw new ApiError('draft_line_refused');
  }
  const { product } = choice;
  if (product.productType === productTypes.giftCard && priceCents !== null) {
    throw new ApiError('draft_line_refused');
  }
  const { image, ...variant } = found;
  return { id, quantity, additionalFields: null, product, variant, image };
}
