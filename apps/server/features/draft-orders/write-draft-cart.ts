/** From what was agreed on to the cart that is paid. */
import { isSubscription, productTypes } from '@sitewright/commerce';
import {
  ApiError,
  type DraftLine,
  type DraftOrderContent,
  type ShippingLocation,
} from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { AgreedTerms } from '../cart/tables.ts';
import { writeAgreedCart } from '../cart/write-agreed-cart.ts';
import { findOption } from './find-option.ts';

type VariantLine = Extract<DraftLine, { kind: 'variant' }>;
type TextLine = Extract<DraftLine, { kind: 'text' }>;

const fallbackReason = 'Price for you';
const fallbackDiscount = 'Discount';

/**
 * Writes the cart of a draft. The cart must be locked when it is there.
 * @throws ApiError `draft_line_refused` for what is not sold by drafts; `shipping_option_unavailable`
 */
export async function writeDraftCart(
  scope: EventScope,
  { cartId, content, expiresAt }: { cartId: string; content: DraftOrderContent; expiresAt: Date },
): Promise<void> {
  const { site } = scope;
  const { shipping, email } = content;
  const variants = variantsOf(content);
  await requireSellable(scope, variants);
  const option = shipping?.kind === 'option' ? await findOption(scope, shipping.id) : undefined;
  if (shipping?.kind === 'option' && !option) throw new ApiError('shipping_option_unavailable');
  const entries = variants.map((line) => ({ ...line, id: newId() }));
  await writeAgreedCart(scope, {
    cartId,
    currency: site.currency,
    email: email || null,
    shippingLocation: locationOf(content),
    shippingOptionId: option ?? null,
    entries,
    terms: termsOf(content, entries),
    expiresAt,
  });
}

/** The lines of a draft that stand in the catalogue. */
export function variantsOf({ lines }: DraftOrderContent): VariantLine[] {
  return lines.filter((line): line is VariantLine => line.kind === 'variant');
}

/** What was agreed on beside what the catalogue says. */
export function termsOf(
  { lines, discount, shipping }: DraftOrderContent,
  entries: readonly (VariantLine & { id: string })[],
): AgreedTerms {
  const texts = lines.filter((line): line is TextLine => line.kind === 'text');
  return {
    version: newId(),
    lineCount: lines.length,
    prices: entries.flatMap(({ id: entryId, priceCents, reason }) => {
      return priceCents === null ? [] : [{ entryId, priceCents, reason: reason || fallbackReason }];
    }),
    texts: texts.map(({ kind: _kind, ...text }) => ({ ...text, id: newId() })),
    discount: discount && { ...discount, reason: discount.reason || fallbackDiscount },
    shipping:
      shipping?.kind === 'own' ? { name: shipping.name, priceCents: shipping.priceCents } : null,
  };
}

/** Where it goes, or who pays it; null while staff know neither. */
export function locationOf({
  shippingAddress,
  billingAddress,
}: DraftOrderContent): ShippingLocation | null {
  const address = shippingAddress ?? billingAddress;
  if (!address) return null;
  const { line1, line2, city, region, postalCode, country } = address;
  return { line1, line2, city, region, postalCode, country };
}

/** Plans have a checkout of their own; what a gift card is worth is what it costs. */
async function requireSellable(
  { trx, site }: EventScope,
  lines: readonly VariantLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = await trx
    .selectFrom('variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'v.site_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['v.id', 'p.id as productId', 'p.product_type', 'p.is_subscribable'])
    .where('v.site_id', '=', site.siteId)
    .where(
      'v.id',
      'in',
      lines.map(({ variantId }) => variantId),
    )
    .execute();
  for (const { productId, variantId, priceCents } of lines) {
    const row = rows.find(({ id }) => id === variantId);
    if (!row || row.productId !== productId) throw new ApiError('draft_line_refused');
    const { product_type: productType, is_subscribable: isSubscribable } = row;
    const isPlan = isSubscription({ productType, isSubscribable });
    const isPaywall = productType === productTypes.paywall;
    const isOwnPriced = productType === productTypes.giftCard && priceCents !== null;
    if (isPlan || isPaywall || isOwnPriced) throw new ApiError('draft_line_refused');
  }
}
