import type { Place } from '../region/region.ts';
import { computeTax } from '../tax/tax.ts';
import { findTaxRules, type TaxRule, type TaxableAmount } from '../tax/tax-rule.ts';
import { needsShipping } from './cart-entry.ts';
import type { CartTotalsInput } from './cart-totals-input.ts';
import { SHIPPING_PART, type TotalStep } from '../total/total-step.ts';

/** The tax of a cart, by what discounts leave of each entry and of shipping. */
export function taxCart(
  input: CartTotalsInput,
  leftCents: ReadonlyMap<string, number>,
): TotalStep[] {
  const { entries, settings = {}, destination } = input;
  const sentPlace = findPickupPlace(input) ?? destination;
  const goods = entries.map((entry): TaxableAmount => {
    const { id, productType, taxClass } = entry;
    const place = needsShipping(entry) ? sentPlace : destination;
    return { id, productType, taxClass, place, amountCents: leftCents.get(id)! };
  });
  const shippingCents = leftCents.get(SHIPPING_PART);
  return computeTax({
    goods,
    shipping:
      shippingCents === undefined
        ? undefined
        : { id: SHIPPING_PART, amountCents: shippingCents, place: sentPlace },
    sentIds: new Set(entries.filter(needsShipping).map(({ id }) => id)),
    rules: input.taxRules ?? [],
    now: input.now,
    isExempt: input.customer?.isTaxExempt ?? false,
    homePlace: settings.homePlace,
    shippingTax: settings.shippingTax ?? 'own-rules',
    place: settings.rounding ?? 'total',
  });
}

/** Goods that are handed over are taxed where that happens, wherever the buyer lives. */
function findPickupPlace({ shippingOption }: CartTotalsInput): Place | undefined {
  const pricing = shippingOption?.pricing;
  return pricing?.kind === 'pickup' ? pricing.place : undefined;
}

/** The rules of where the goods are taxed, and of the destination of what is not sent. */
export function findApplicableRules(input: CartTotalsInput): TaxRule[] {
  const { entries, taxRules = [], destination, now } = input;
  const pickupPlace = findPickupPlace(input);
  const isOnlySent = pickupPlace !== undefined && entries.every(needsShipping);
  const places = [pickupPlace, isOnlySent ? undefined : destination];
  const found = new Set(places.flatMap((place) => findTaxRules(taxRules, place, now)));
  return taxRules.filter((rule) => found.has(rule));
}
