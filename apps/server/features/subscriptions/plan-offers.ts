/** What a plan may become: the variants of its product, at the prices and in the rhythm of today. */
import { isIndefinite, listOptionValues, productTypes } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { isSubscriptionProduct } from '../cart/check-choice.ts';
import { loadChoice, type Choice } from '../cart/load-choice.ts';
import { stockOfVariant } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';
import type { PlanTerms } from './plan-terms.ts';
import { isComplete } from './period-dates.ts';
import { loadTermsBasis, priceTerms } from './price-terms.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';

export interface PlanOffer {
  terms: PlanTerms;
  /** `Large`; the title of a product without options. */
  label: string;
  /** Another one as soon as anything of it is: whoever chose it saw exactly this. */
  key: string;
  /** True: it is what the plan is. */
  isCurrent: boolean;
  /** False: it begins with the next period. */
  mayBeginNow: boolean;
}

/** The product of a plan; undefined when it is sold no more. */
export async function loadPlanProduct(
  { ctx, site }: { ctx: AppContext; site: Site },
  row: SubscriptionRow,
): Promise<Choice | undefined> {
  if (row.renewal?.customLine || row.currency !== site.currency) return undefined;
  const key = { itemId: row.product_id, sku: '', cartId: '', requestId: '' };
  const choice = await loadChoice(ctx, site, key);
  const isSold = choice?.product.isVisible && isSubscriptionProduct(choice.product);
  return isSold ? choice : undefined;
}

/** Empty when its product is sold no more. What has run out, or cannot be brought there, is left out. */
export async function loadOffers(
  source: { ctx: AppContext; site: Site },
  row: SubscriptionRow,
): Promise<PlanOffer[]> {
  const { renewal } = row;
  const choice = renewal && (await loadPlanProduct(source, row));
  if (!choice) return [];
  const { product, variants } = choice;
  const inStock = variants.filter((variant) => stockOfVariant(product, variant) >= row.quantity);
  const basis = await loadTermsBasis(source, row);
  return inStock.slice(0, mostOffers).flatMap((variant) => {
    const terms = priceTerms(basis, { row, renewal, product, variant });
    return (terms && toOffer(row, { terms, choice })) ?? [];
  });
}

const mostOffers = 50;

function toOffer(
  row: SubscriptionRow,
  { terms, choice }: { terms: PlanTerms; choice: Choice },
): PlanOffer | undefined {
  const { plan, variantId, priceCents, renewal } = terms;
  if (isComplete(plan, row.cycles_billed)) return undefined;
  const { product, variants } = choice;
  const attributes = variants.find(({ id }) => id === variantId)?.attributes ?? {};
  const values = listOptionValues(attributes, product.optionOrdering).map(({ value }) => value);
  const rhythm = writeRhythm(plan);
  return {
    terms,
    label: values.join(' / ') || product.title,
    key: [variantId, priceCents, renewal.grandTotalCents, rhythm].join('.'),
    isCurrent:
      variantId === row.variant_id &&
      priceCents === row.price_cents &&
      rhythm === writeRhythm(row.plan),
    // Goods of a paid period are on their way; a fixed number of payments keeps its days.
    mayBeginNow:
      product.productType !== productTypes.physical && isIndefinite(plan) && isIndefinite(row.plan),
  };
}

function writeRhythm({ billingPeriod, numBillingCycles }: PlanTerms['plan']): string {
  return `${billingPeriod.value}${billingPeriod.unit}${numBillingCycles ?? 0}`;
}
