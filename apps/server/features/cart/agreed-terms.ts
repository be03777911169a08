/**
 * A cart that staff made for somebody: what they agreed on stands beside its entries, and is laid
 * over the rules of the shop before the cart is priced. So it is priced, paid and becomes an order as
 * every other cart.
 */
import { productTypes, type Discount } from '@sitewright/commerce';
import type { AgreedTerms, AgreedText } from './tables.ts';
import type { CartLine, CartRow } from './cart-rows.ts';

/** Id of the way to ship that was agreed on. */
export const agreedShippingId = 'agreed';

/** Starts the ids of discounts that no rule of the shop stands for: nobody counts their uses. */
const agreedDiscountId = 'agreed-discount';

/** True for a discount that a rule of the shop gives. */
export function isRuleOfShop(discountId: string): boolean {
  return discountId !== agreedDiscountId;
}

/**
 * The cart with what was agreed on in its lines and rules. Its discounts are those of the agreement
 * alone; what the shop hides can be sold in it.
 */
export function withAgreedTerms(cart: CartRow): CartRow {
  const { terms, rules } = cart;
  if (!terms) return cart;
  const { shipping } = terms;
  const option = shipping && {
    id: agreedShippingId,
    name: shipping.name,
    description: '',
    pricing: { kind: 'flat' as const, priceCents: shipping.priceCents },
    zones: [],
  };
  return {
    ...cart,
    couponCodes: [],
    coupons: [],
    automaticUses: [],
    lines: [
      ...cart.lines.map((line) => withOwnPrice(line, terms)),
      ...terms.texts.map((text) => toLine(text)),
    ],
    selectedShippingOptionId: option ? option.id : cart.selectedShippingOptionId,
    rules: {
      ...rules,
      discounts: terms.discount ? [toDiscount(terms.discount)] : [],
      shippingOptions: option ? [option] : rules.shippingOptions,
    },
  };
}

function withOwnPrice(line: CartLine, { prices }: AgreedTerms): CartLine {
  const product = { ...line.product, isVisible: true };
  const own = prices.find(({ entryId }) => entryId === line.id);
  if (!own) return { ...line, product };
  const { priceCents, reason } = own;
  const variant = { ...line.variant, salePrice: priceCents, onSale: true };
  return { ...line, product, variant, ownPriceReason: reason };
}

/** A line of free text is sold as a thing of the shop that has neither a page nor a stock. */
function toLine({ id, title, quantity, priceCents, isSent, taxClass }: AgreedText): CartLine {
  return {
    id,
    quantity,
    additionalFields: null,
    product: {
      id: '',
      title,
      urlId: '',
      collectionId: '',
      collectionName: '',
      collectionUrl: '',
      productType: isSent ? productTypes.physical : productTypes.service,
      isVisible: true,
      isSubscribable: false,
      plan: null,
      optionOrdering: [],
      formId: null,
      taxClass,
      categoryIds: [],
    },
    variant: {
      id,
      sku: '',
      attributes: {},
      price: priceCents,
      salePrice: priceCents,
      onSale: false,
      qtyInStock: 0,
      unlimited: true,
      weightGrams: 0,
    },
    image: null,
    ownPriceReason: '',
  };
}

function toDiscount(agreed: NonNullable<AgreedTerms['discount']>): Discount {
  const { reason, ...benefit } = agreed;
  return { id: agreedDiscountId, name: reason, benefit };
}
