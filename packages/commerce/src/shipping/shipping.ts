import { zoneCovers } from '../region/region.ts';
import type { Place, Zone } from '../region/region.ts';

/** The price of a weight up to and including `upToGrams`. */
export type WeightStep = { readonly upToGrams: number; readonly priceCents: number };

/** The price of a parcel from this subtotal on, counted after discounts. */
export type SubtotalStep = { readonly fromCents: number; readonly priceCents: number };

/** How an option is priced. */
export type ShippingPricing =
  | { readonly kind: 'flat'; readonly priceCents: number }
  | {
      readonly kind: 'weight';
      /** Heavier than every step: not offered. */
      readonly steps: readonly WeightStep[];
    }
  | {
      readonly kind: 'price';
      /** The highest step that is reached counts; below all of them: not offered. */
      readonly steps: readonly SubtotalStep[];
    }
  | {
      readonly kind: 'item';
      /** For the parcel, beside what each unit costs. */
      readonly baseCents?: number;
      readonly priceCents: number;
    }
  | {
      readonly kind: 'pickup';
      /** Where it is handed over, which decides its tax; missing: taxed as if it was sent. */
      readonly place?: Place | undefined;
    }
  | { readonly kind: 'local-delivery'; readonly priceCents: number };

/** A way the owner offers to get an order to its buyer. */
export type ShippingOption = {
  readonly id: string;
  readonly name: string;
  readonly pricing: ShippingPricing;
  /** Free from this subtotal on, counted after discounts on the goods; missing: never. */
  readonly freeFromCents?: number | null;
  /** Added to the price, and free when that is. */
  readonly handlingCents?: number | null;
  /** Where it is offered; empty: everywhere, but a local delivery nowhere. Pickup ignores it. */
  readonly zones: readonly Zone[];
};

/** What is to be shipped: physical entries only. */
export type Parcel = {
  readonly weightGrams: number;
  /** Units; missing: 0. */
  readonly quantity?: number;
  /** Sum of the shipped entries after discounts. */
  readonly subtotalCents: number;
};

/** What shipping costs, apart from what is taken off it. */
export type ShippingPrice = { readonly priceCents: number; readonly handlingCents: number };

/** An option with its price for one parcel. */
export type ShippingQuote = {
  readonly option: ShippingOption;
  readonly costCents: number;
  readonly isPickup: boolean;
};

/** What an option costs for a parcel; undefined when it cannot carry it. */
export function computeShippingCost(option: ShippingOption, parcel: Parcel): number | undefined {
  const price = priceShipping(option, parcel);
  return price && price.priceCents + price.handlingCents;
}

/** As {@link computeShippingCost}, with handling apart. */
export function priceShipping(option: ShippingOption, parcel: Parcel): ShippingPrice | undefined {
  const priceCents = findPrice(option.pricing, parcel);
  if (priceCents === undefined) return undefined;
  const isFree = option.freeFromCents != null && parcel.subtotalCents >= option.freeFromCents;
  if (isFree) return { priceCents: 0, handlingCents: 0 };
  return { priceCents, handlingCents: option.handlingCents ?? 0 };
}

function findPrice(pricing: ShippingPricing, parcel: Parcel): number | undefined {
  switch (pricing.kind) {
    case 'flat':
    case 'local-delivery':
      return pricing.priceCents;
    case 'weight':
      return pricing.steps
        .toSorted((a, b) => a.upToGrams - b.upToGrams)
        .find((step) => parcel.weightGrams <= step.upToGrams)?.priceCents;
    case 'price':
      return pricing.steps
        .toSorted((a, b) => b.fromCents - a.fromCents)
        .find((step) => parcel.subtotalCents >= step.fromCents)?.priceCents;
    case 'item':
      return (pricing.baseCents ?? 0) + pricing.priceCents * (parcel.quantity ?? 0);
    case 'pickup':
      return 0;
  }
}

/** True when an option goes to a place. */
export function isOfferedAt(option: ShippingOption, place: Place): boolean {
  const { pricing, zones } = option;
  if (pricing.kind === 'pickup') return true;
  if (zones.length === 0) return pricing.kind !== 'local-delivery';
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
