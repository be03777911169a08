export type { Currency } from './money/currency-catalogue.ts';
export {
  DEFAULT_CURRENCY_CODE,
  currencies,
  findCurrency,
  isSupportedCurrency,
} from './money/currency-catalogue.ts';
export type { Money, WireMoney } from './money/money.ts';
export { fromWireMoney, toMoneyValue, toWireMoney, zeroMoney } from './money/money.ts';
export { parseDecimal, toDecimalText } from './money/decimal.ts';
export { PPM, applyRate, multiplyRatio, percentToPpm, ppmToPercent } from './money/round.ts';
export { allocate } from './money/allocate.ts';
export type { MoneyNotation } from './money/money-notation.ts';
export type { MoneyFormatOptions } from './money/format-money.ts';
export { MAX_INTEGER_PLACES, formatDecimalMoney, formatMoney } from './money/format-money.ts';
export type { DisplayedPriceOptions } from './money/parse-displayed-price.ts';
export { parseDisplayedPrice } from './money/parse-displayed-price.ts';

export type { ProductType } from './product/product-type.ts';
export { hasVariantPrices, isDigital, productTypes } from './product/product-type.ts';
export type { Product, Variant } from './product/product.ts';
export { productOfVariants, variantsOf } from './product/product.ts';
export {
  getStatusMark,
  getTotalStock,
  isOnSale,
  isSoldOut,
  isStockCounted,
} from './product/availability.ts';
export type { PriceKind, PriceReader } from './product/price-rules.ts';
export { canBeOnSale, differsInPrice, findCurrentPrice, findPrice } from './product/price-rules.ts';
export {
  getCurrentPrice,
  getFromPrice,
  getLowestRegularPrice,
  getNormalPrice,
  getRegularPrice,
  getSalePrice,
  getShownPrice,
  hasVariedPrices,
} from './product/price.ts';
export type { QuantityProblem, QuantitySettings } from './product/quantity.ts';
export {
  MAX_QUANTITY,
  MIN_QUANTITY,
  findQuantityProblem,
  isQuantityEligible,
  isQuantityInputShown,
} from './product/quantity.ts';
export { isSubscription } from './product/subscription.ts';

export type {
  ChosenOptions,
  OptionValue,
  ValueState,
  VariantOption,
} from './variant/variant-options.ts';
export {
  describeVariant,
  findUnselectedOptions,
  findVariant,
  getValueState,
  hasVariantChoice,
  listOptionValues,
  listVariantOptions,
} from './variant/variant-options.ts';

export type { StockLevel } from './stock/stock.ts';
export {
  canOpenAdditionalFields,
  hasEnoughStock,
  isScarce,
  stockOf,
  sumStock,
} from './stock/stock.ts';

export type { BillingUnit, Duration, SubscriptionPlan } from './subscription/subscription-plan.ts';
export {
  PERIODS_PER_YEAR,
  billingUnits,
  getPlanDuration,
  inYears,
  isIndefinite,
} from './subscription/subscription-plan.ts';
export type { SubscriptionPhraseFacts } from './subscription/subscription-phrase.ts';
export {
  formatSubscriptionPhrase,
  getSubscriptionPhraseFacts,
  getSubscriptionPhraseText,
} from './subscription/subscription-phrase.ts';
export { getBillingDate } from './subscription/billing-dates.ts';

export { MAX_SLUG_LENGTH, MIN_SLUG_LENGTH, makeSlug, slugify, suffixSlug } from './slug/slug.ts';

export type { Place, Zone } from './region/region.ts';
export { zoneCovers } from './region/region.ts';
export type { TaxLine, TaxResult, TaxRule, TaxableAmount } from './tax/tax.ts';
export { computeTax, findTaxRules } from './tax/tax.ts';
export type {
  Parcel,
  ShippingOption,
  ShippingPricing,
  ShippingQuote,
  WeightStep,
} from './shipping/shipping.ts';
export { computeShippingCost, isOfferedAt, listShippingQuotes } from './shipping/shipping.ts';
export type { Coupon, CouponBenefit, CouponFacts, CouponProblem } from './discount/coupon.ts';
export { findCouponProblem, normalizeCode } from './discount/coupon.ts';
export type { AppliedCoupon, DiscountResult, RejectedCoupon } from './discount/discounts.ts';
export { computeDiscounts } from './discount/discounts.ts';
export type { GiftCard, GiftCardUse } from './gift-card/gift-card.ts';
export { payWithGiftCards } from './gift-card/gift-card.ts';

export type { CartKind, PricedEntry } from './cart/cart-entry.ts';
export { countUnits, getCartKind, getEntrySubtotal, needsShipping } from './cart/cart-entry.ts';
export type { CartTotals, CartTotalsInput, EntryTotals } from './cart/cart-totals.ts';
export { computeCartTotals, getCartParcel } from './cart/cart-totals.ts';
export type { MinimumOrder } from './cart/minimum-order.ts';
export { meetsMinimumOrder } from './cart/minimum-order.ts';

export type { InstalmentBrand } from './instalments/instalment-locale.ts';
export {
  findInstalmentBrand,
  findInstalmentLocale,
  instalmentLanguages,
  instalmentLocales,
  usTerritories,
} from './instalments/instalment-locale.ts';
export type { InstalmentContext, InstalmentOffer } from './instalments/instalment-offer.ts';
export {
  DEFAULT_INSTALMENT_COUNT,
  getCartInstalmentOffer,
  getItemInstalmentOffer,
  splitInstalments,
} from './instalments/instalment-offer.ts';

export type { AnalyticsOrder, AnalyticsOrderSource } from './order/analytics-order.ts';
export { toAnalyticsOrder } from './order/analytics-order.ts';

export type { NumberEnum } from './enumerations/number-enum.ts';
export { defineNumberEnum } from './enumerations/number-enum.ts';
export type { CollectionType, RecordType } from './enumerations/content-types.ts';
export {
  COMMENTS_OPEN,
  backgroundSources,
  collectionTypes,
  folderBehaviors,
  recordTypes,
} from './enumerations/content-types.ts';
export { alternateBlockTypes, blockTypes } from './enumerations/block-types.ts';
export type { IdRegistry } from './enumerations/id-registry.ts';
export { connectedAccounts, entitlements } from './enumerations/id-registry.ts';
export { promotedBlockTypes } from './enumerations/promoted-block-types.ts';
export { sliceTypes } from './enumerations/slice-types.ts';

export type { RefundPart, Tender, TenderKind } from './payment/tenders.ts';
export { getRefundableCents, planRefund, tenderKinds } from './payment/tenders.ts';
