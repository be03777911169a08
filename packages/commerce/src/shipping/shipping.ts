import { zoneCovers } from '../region/region.ts';
import type { Place, Zone } from '../region/region.ts';

/** The price of a weight up to and including `upToGrams`. */
export type WeightStep = { readonly upToGrams: number; readonly priceCents: number };

/** How an option is priced. */
export type ShippingPricing =
  | { readonly kind: 'flat'; readonly priceCents: number }
  | {
      readonly kind: 'weight';
      /** Heavier than every step: not offered. */
      readonly steps: readonly WeightStep[];
    }
  | { readonly kind: 'pickup' };

/** A way the owner offers to get an order to its buyer. */
export type ShippingOption = {
  readonly id: string;
  readonly name: string;
  readonly pricing: ShippingPricing;
  /** Free from this subtotal on, counted after discounts; missing: never. */
  readonly freeFromCents?: number | null;
  /** Where it is offered; empty: everywhere. Pickup ignores it. */
  readonly zones: readonly Zone[];
};

/** What is to be shipped: physical entries only. */
export type Parcel = {
  readonly weightGrams: number;
  /** Sum of the shipped entries after discounts. */
  readonly subtotalCents: number;
};

/** An option with its price for one parcel. */
export type ShippingQuote = {
  readonly option: ShippingOption;
  readonly costCents: number;
  readonly isPickup: boolean;
};

/** What an option costs for a parcel; undefined when it cannot carry it. */
export function computeShippingCost(option: ShippingOption, parcel: Parcel): number | undefined {
  const priceCents = findPrice(option.pricing, parcel);
  const isFree = option.freeFromCents != null && parcel.subtotalCents >= option.freeFromCents;
  return isFree && priceCents !== undefined ? 0 : priceCents;
}

function findPrice(pricing: ShippingPricing, { weightGrams }: Parcel): number | undefined {
  switch (pricing.kind) {
    case 'flat':
      return pricing.priceCents;
    case 'weight':
      return pricing.steps
        .toSorted((a, b) => a.upToGrams - b.upToGrams)
        .find((step) => weightGrams <= step.upToGrams)?.priceCents;
    case 'pickup':
      return 0;
  }
}

/** True when an option goes to a place. */
export function isOfferedAt(option: ShippingOption, place: Place): boolean {
  const { pricing, zones } = option;
  if (pricing.kind === 'pickup' || zones.length === 0) return true;
  return zones.some((zone) => zoneCovers(zone, place));
}

/** Every option for a parcel to a place, the cheapest first, pickup last. */
export function listShippingQuotes(
  options: readonly ShippingOption[],
  place: Place,
  parcel: Parcel,
): ShippingQuote[] {
  return options
    .filter((option) => isOfferedAt(option, place))
    .flatMap((option) => {
      const costCents = computeShippingCost(option, parcel);
      const isPickup = option.pricing.kind === 'pickup';
      return costCents === undefined ? [] : [{ option, costCents, isPickup }];
    })
    .toSorted(
      (a, b) =>
        Number(a.isPickup) - Number(b.isPickup) ||
        a.costCents - b.costCents ||
        a.option.name.localeCompare(b.option.name, 'en'),
    );
}
