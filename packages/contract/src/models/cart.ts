import { z } from 'zod';
import { shippingLocationSchema } from './address.ts';
import { sumCentsSchema, wireMoneySchema } from './money.ts';
import { totalStepSchema } from './total-step.ts';

/** A picture as screens need it; the address takes `?format=500w` and the other widths. */
export const pictureSchema = z.object({
  id: z.string(),
  assetUrl: z.string(),
  altText: z.string(),
  width: z.int(),
  height: z.int(),
});

/** A chosen value of one option. */
export const optionValueSchema = z.object({ optionName: z.string(), value: z.string() });

/** The variant an entry holds, with its price and stock of this moment. CART-05. */
export const chosenVariantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  /** The same in the owner's order of options. */
  optionValues: z.array(optionValueSchema),
  price: sumCentsSchema,
  salePrice: sumCentsSchema,
  onSale: z.boolean(),
  priceMoney: wireMoneySchema,
  salePriceMoney: wireMoneySchema,
  qtyInStock: z.int().nonnegative(),
  unlimited: z.boolean(),
});

/** One entry of a cart. CART-05. */
export const cartEntrySchema = z.object({
  id: z.string(),
  itemId: z.string(),
  chosenVariant: chosenVariantSchema,
  quantity: z.int().positive(),
  title: z.string(),
  /** Minor units: unit price times quantity. */
  subTotal: sumCentsSchema,
  /** Minor units for one, now. */
  purchasePriceCents: sumCentsSchema,
  additionalFields: z.record(z.string(), z.unknown()).nullable(),
  item: z.object({
    id: z.string(),
    productType: z.int(),
    fullUrl: z.string(),
    price: wireMoneySchema,
    collectionId: z.string(),
    collectionName: z.string(),
    /** Set when adding needs a form first. */
    additionalFieldsFormId: z.string().nullable(),
  }),
  image: pictureSchema.nullable(),
  /** True when the quantity may be changed; a subscription has one. PDP-05. */
  isQuantityEditable: z.boolean(),
  /** `$10.00 every month`, for a subscription only. ENT-12. */
  subscriptionPhrase: z.string().optional(),
  /** The message when it can no longer be bought as it stands. */
  problem: z.string().optional(),
});

/** A way to receive the order, priced for it. `isPickup` as scripts read it. */
export const shippingQuoteSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isPickup: z.boolean(),
  priceCents: sumCentsSchema,
  price: wireMoneySchema,
});

/** A tax that applies, with its part of `taxCents`. */
export const cartTaxRuleSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Parts per million. */
  ratePpm: z.int(),
  taxCents: sumCentsSchema,
  /** True when the prices hold it already. */
  isIncludedInPrice: z.boolean(),
});

/** A coupon on the cart. `problem` tells why an invalid one gives nothing. */
export const cartCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  discountCents: sumCentsSchema,
  problem: z.string().optional(),
});

/**
 * A cart. CART-01..05. `orderId`, `selectedShippingOption` and `shippingLocation` are absent, never
 * null, while they are unset: scripts drop the whole update otherwise.
 */
export const cartSchema = z.object({
  id: z.string(),
  websiteId: z.string(),
  /** Names the cart in later calls; the same value as `id`. Empty for a cart that is not kept yet. */
  cartToken: z.string(),
  orderId: z.string().optional(),
  /** Epoch milliseconds. */
  created: z.number(),
  /** Epoch milliseconds; in the future while stock is held for it. */
  expiresAt: z.number().optional(),
  isPurchased: z.boolean(),
  entries: z.array(cartEntrySchema),
  shippingOptions: z.array(shippingQuoteSchema),
  selectedShippingOption: shippingQuoteSchema.optional(),
  shippingLocation: shippingLocationSchema.optional(),
  applicableTaxRules: z.array(cartTaxRuleSchema),
  coupons: z.array(cartCouponSchema),
  validCoupons: z.array(cartCouponSchema),
  invalidCoupons: z.array(cartCouponSchema),
  subtotalCents: sumCentsSchema,
  /** All taxes, also those that prices hold. */
  taxCents: sumCentsSchema,
  /** The part of the tax that comes on top. */
  addedTaxCents: sumCentsSchema,
  shippingCostCents: sumCentsSchema,
  discountCents: sumCentsSchema,
  /** `subtotal − discount + shippingCost + addedTax`, and what the steps tell beside. */
  grandTotalCents: sumCentsSchema,
  /** Why the total is what it is; their amounts sum to it. */
  steps: z.array(totalStepSchema),
  totalQuantity: z.int().nonnegative(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  /** ISO code of every amount. */
  currency: z.string(),
  /** True for the one-line cart of a subscription. D-12. */
  isSubscription: z.boolean(),
  /** What later periods of a subscription cost, all in: `$20.00 every month`. */
  renewal: z.string().optional(),
});

/** See {@link cartSchema}. */
export type Cart = z.infer<typeof cartSchema>;
/** See {@link cartEntrySchema}. */
export type CartEntry = z.infer<typeof cartEntrySchema>;
/** See {@link shippingQuoteSchema}. */
export type WireShippingQuote = z.infer<typeof shippingQuoteSchema>;
/** See {@link cartCouponSchema}. */
export type CartCoupon = z.infer<typeof cartCouponSchema>;
/** See {@link pictureSchema}. */
export type Picture = z.infer<typeof pictureSchema>;
