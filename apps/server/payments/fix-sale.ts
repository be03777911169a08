/** What is sold and what it costs, as it is kept. */
import { listOptionValues } from '@sitewright/commerce';
import { describeAnswers } from '@sitewright/contract';
import type { CartLine } from '../features/cart/cart-rows.ts';
import { isSubscriptionProduct } from '../features/cart/check-choice.ts';
import { nameSteps } from '../features/cart/present-steps.ts';
import { stockOfVariant, type PricedCart } from '../features/cart/price-cart.ts';
import { fieldsOfSite } from '../features/settings/form-of-site.ts';
import type { Site } from '../features/sites/site.ts';
import type { RenewalTotals, SoldLine } from './payment-snapshot.ts';

/** The sums of a cart. */
export function fixTotals(priced: PricedCart): RenewalTotals {
  const { totals } = priced;
  return {
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    taxLines: totals.taxLines.map(({ name, ratePpm, taxCents, isIncludedInPrice }) => {
      return { name, ratePpm, amountCents: taxCents, isIncluded: isIncludedInPrice };
    }),
    steps: nameSteps(priced),
  };
}

/** A line of a shop at the price of one unit, in minor units. */
export function toSoldLine(site: Site, line: CartLine, unitPriceCents: number): SoldLine {
  const { id, product, variant, image, quantity, additionalFields, formFields } = line;
  return {
    entryId: id,
    productId: product.id,
    variantId: variant.id,
    productType: product.productType,
    sku: variant.sku,
    title: product.title,
    attributes: variant.attributes,
    optionValues: listOptionValues(variant.attributes, product.optionOrdering),
    additionalFields,
    answers: describeAnswers(fieldsOfSite(site, formFields ?? []), additionalFields ?? {}),
    quantity,
    unitPriceCents,
    imageAssetId: image?.id ?? null,
    plan: isSubscriptionProduct(product) ? product.plan : null,
    isStockCounted: Number.isFinite(stockOfVariant(product, variant)),
    ...(product.id === '' && { taxClass: product.taxClass }),
  };
}
