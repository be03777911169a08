export { currencies, findCurrency, isSupportedCurrency } from './money/currency-catalogue.ts';
export type { Money } from './money/money.ts';
export { fromWireMoney, toMoneyValue, toWireMoney } from './money/money.ts';
export { changePrice, changeSalePrice, priceEndings } from './money/change-price.ts';
export type { PriceChange, PriceEnding, SaleChange } from './money/change-price.ts';
export { parseDecimal, toDecimalText } from './money/decimal.ts';
export type { RoundingPlace } from './money/rounding-place.ts';
export { PPM, applyRate, multiplyRatio, percentToPpm, ppmToPercent } from './money/round.ts';
export type { Conversion } from './money/convert-money.ts';
export { convertMoney, isDisplayRate } from './money/convert-money.ts';
export { allocate } from './money/allocate.ts';
export type { MoneyNotation } from './money/money-notation.ts';
export { MAX_INTEGER_PLACES, formatDecimalMoney, formatMoney } from './money/format-money.ts';
export { parseDisplayedPrice } from './money/parse-displayed-price.ts';

export type { ProductType } from './product/product-type.ts';
export { hasVariantPrices, isDigital, productTypes } from './product/product-type.ts';
export type { Product, Variant } from './product/product.ts';
export { productOfVariants, variantsOf } from './product/product.ts';
export {
  awaitsRestock,
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
export type { ReviewSettings, ReviewSource, ReviewSummary, StarCount } from './product/reviews.ts';
export { shownReviewSources, summarizeReviews } from './product/reviews.ts';

export type { ChosenOptions, OptionValue, VariantOption } from './variant/variant-options.ts';
export {
  describeVariant,
  findUnselectedOptions,
  findVariant,
  getValueState,
  listValuesInStock,
  hasVariantChoice,
  listOptionValues,
  listVariantOptions,
} from './variant/variant-options.ts';

export { holdRules, holdTimeOfShort, isShortAfter } from './stock/hold-time.ts';
export { canOpenAdditionalFields, hasEnoughStock, isScarce, stockOf } from './stock/stock.ts';

export type { BillingUnit, Duration, SubscriptionPlan } from './subscription/subscription-plan.ts';
export {
  billingUnits,
  inYears,
  isIndefinite,
  planLimits,
} from './subscription/subscription-plan.ts';
export {
  formatSubscriptionPhrase,
  getSubscriptionPhraseFacts,
  getSubscriptionPhraseText,
} from './subscription/subscription-phrase.ts';
export type { PaidPeriod, Proration, ProrationStep } from './subscription/prorate.ts';
export { prorate, useCredit } from './subscription/prorate.ts';
export { addMonths } from './subscription/add-months.ts';
export { getBillingDate } from './subscription/billing-dates.ts';

export { MAX_SLUG_LENGTH, makeSlug, slugify, suffixSlug } from './slug/slug.ts';

export type { Place, Zone } from './region/region.ts';
export { countryCodes } from './region/country-codes.ts';
export { zoneCovers } from './region/region.ts';
export type { TaxLine } from './tax/tax.ts';
export type { TaxRule } from './tax/tax-rule.ts';
export { STANDARD_CLASS, UNTAXED_CLASS, findTaxRules } from './tax/tax-rule.ts';
export type { EuVatChoice } from './tax/presets/eu-vat.ts';
export { euVatClasses, listEuVatRules } from './tax/presets/eu-vat.ts';
export { euVatCountries } from './tax/presets/eu-vat-rates.ts';
export { listUsSalesTaxRules, usSalesTaxStates } from './tax/presets/us-sales-tax.ts';
export type { CountryFacts } from './set-up/country-facts.ts';
export { factsOfCountry } from './set-up/country-facts.ts';
export type { TaxPreset } from './set-up/country-taxes.ts';
export { listCountryTaxes } from './set-up/country-taxes.ts';
export { shippingPrices } from './set-up/shipping-prices.ts';
export type { ShippingTaxMethod } from './tax/shipping-tax.ts';
export { shippingTaxMethods } from './tax/shipping-tax.ts';
export type {
  Parcel,
  ShippingOption,
  ShippingPricing,
  ShippingQuote,
  SubtotalStep,
  WeightStep,
} from './shipping/shipping.ts';
export type { WeightUnit } from './measure/measure-units.ts';
export { gramsOfGoods, gramsOfLimit, gramsPer, mmOf, mmPer } from './measure/measure-units.ts';
export { computeShippingCost, isOfferedAt, listShippingQuotes } from './shipping/shipping.ts';
export type {
  BuyXGetY,
  Coupon,
  Customer,
  Discount,
  DiscountBenefit,
  DiscountScope,
  ItemChoice,
} from './discount/discount.ts';
export { normalizeCode } from './discount/discount.ts';
export type { RuleState, RuleTimes } from './discount/rule-state.ts';
export { getRuleState, ruleStates } from './discount/rule-state.ts';
export type { DiscountProblem } from './discount/discount-problem.ts';
export type { AppliedDiscount, RejectedDiscount } from './discount/discounts.ts';
export type { CatalogueSale, SalePrice } from './discount/catalogue-sale.ts';
export type { AmountDue, Balance, BalanceUse } from './payment/pay-by-balance.ts';
export { payByBalance } from './payment/pay-by-balance.ts';
export { countSaleTurns, findSalePrice, priceInSales } from './discount/catalogue-sale.ts';

export type { CartKind, PricedEntry } from './cart/cart-entry.ts';
export { countUnits, getCartKind, getEntrySubtotal, needsShipping } from './cart/cart-entry.ts';
export type { StepKind, StepPart, TotalStep } from './total/total-step.ts';
export { SHIPPING_PART, stepKinds, sumSteps } from './total/total-step.ts';
export type { ChargedPart, PartTax } from './total/charged-part.ts';
export { listChargedParts } from './total/charged-part.ts';
export type {
  Adjustment,
  BilledLine,
  BilledRate,
  BilledSums,
  BilledTax,
} from './total/billed-line.ts';
export {
  listBilledLines,
  listBilledRates,
  listHeldRules,
  listRefundedLines,
  sumBilledLines,
} from './total/billed-line.ts';
export type { CartTotalsInput, TotalsSettings } from './cart/cart-totals-input.ts';
export type { CartTotals } from './cart/cart-totals.ts';
export type { CartSums, EntryTotals } from './cart/sum-up.ts';
export { sumUp } from './cart/sum-up.ts';
export { computeCartTotals, getCartParcel } from './cart/cart-totals.ts';
export type { MinimumOrder } from './cart/minimum-order.ts';
export { meetsMinimumOrder } from './cart/minimum-order.ts';

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
export { imageWidths } from './enumerations/image-widths.ts';
export { promotedBlockTypes } from './enumerations/promoted-block-types.ts';
export { sliceTypes } from './enumerations/slice-types.ts';

export type { Tender, TenderKind } from './payment/tenders.ts';
export { getRefundableCents, planRefund } from './payment/tenders.ts';
export type { KeptPart, PartialRefund, RefundWish, RefundedPart } from './payment/refund-parts.ts';
export {
  listKeptParts,
  refundAgain,
  refundAmount,
  refundFurther,
  refundParts,
  sumRefund,
} from './payment/refund-parts.ts';

export type { TakenOff } from './order/edit-order.ts';
export {
  addChargedParts,
  listTakenSteps,
  raiseShipping,
  splitTaken,
  takeOff,
} from './order/edit-order.ts';
export type { AnalyticsOrder } from './order/analytics-order.ts';
export { toAnalyticsOrder } from './order/analytics-order.ts';

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
} from './instalments/instalment-offer.ts';
export { findInstalmentBounds, makeInstalmentContext } from './instalments/instalment-bounds.ts';
export { DAY_MS } from './time/day-ms.ts';
