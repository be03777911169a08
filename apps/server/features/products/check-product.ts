import { productTypes } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import type { StoredProduct, VariantRow } from './stored-products.ts';

/**
 * The rules of prices and of the archive, looked at with what is there already.
 * @throws ApiError `gift_card_on_sale` (D-78), `sale_price_too_high`, `product_archived` for what is
 * shown while it is put away, `item_not_found` when a variant of the draft is not one of the product
 */
export function checkProduct(draft: ProductDraft, stored: StoredProduct | undefined): void {
  const isShown = draft.isVisible === true || typeof draft.publishOn === 'number';
  const staysAway = draft.archivedOn === undefined && stored?.row.archived_at;
  if (isShown && staysAway) throw new ApiError('product_archived');
  const known = new Map(stored?.variants.map((row) => [row.id, row]));
  const productType = draft.productType ?? stored?.row.product_type;
  const prices = draft.variants?.map((variant) => priceOf(variant, known)) ?? stored?.variants;
  for (const price of prices ?? []) {
    if (price.sale_price_cents > price.price_cents) throw new ApiError('sale_price_too_high');
    const isOnSale = price.on_sale || price.sale_price_cents > 0;
    if (isOnSale && productType === productTypes.giftCard) throw new ApiError('gift_card_on_sale');
  }
}

function priceOf(draft: VariantDraft, known: ReadonlyMap<string, VariantRow>) {
  const stored = draft.id === undefined ? undefined : known.get(draft.id);
  if (draft.id !== undefined && stored === undefined) throw new ApiError('item_not_found');
  return {
    price_cents: draft.priceCents,
    sale_price_cents: draft.salePriceCents ?? stored?.sale_price_cents ?? 0,
    on_sale: draft.onSale ?? stored?.on_sale ?? false,
  };
}
