import { zoneCovers } from '../region/region.ts';
import type { Place, Zone } from '../region/region.ts';

/** The price of a weight up to and including `upToGrams`. */
export type WeightBand = { readonly upToGrams: number; readonly amountCents: number };

/** How an option is priced. */
export type ShippingPricing =
  | {
      readonly kind: 'flat';
      readonly amountCents: number;
      /** For every unit beside the price of the order. */
      readonly perItemCents?: number;
    }
  | {
      readonly kind: 'free-over';
      readonly amountCents: number;
      /** Free from this subtotal on, counted after discounts. */
      readonly freeFromCents: number;
    }
  | {
      readonly kind: 'weight';
      /** Heavier than every band: not offered. */
      readonly bands: readonly WeightBand[];
    }
  | { readonly kind: 'pickup' };

/** A way the owner offers to get an order to its buyer. */
export type ShippingOption = {
  readonly id: string;
  readonly name: string;
  readonly pricing: ShippingPricing;
  /** Where it is offered; pickup is offered everywhere. */
  readonly zones: readonly Zone[];
};

/** What is to be shipped: physical entries only. */
export type Parcel = {
  readonly weightGrams: number;
  readonly itemCount: number;
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
  const { pricing } = option;
  switch (pricing.kind) {
    case 'flat':
      return pricing.amountCents + (pricing.perItemCents ?? 0) * parcel.itemCount;
    case 'free-over':
      return parcel.subtotalCents >= pricing.freeFromCents ? 0 : pricing.amountCents;
    case 'weight':
      return findWeightBand(pricing.bands, parcel.weightGrams)?.amountCents;
    case 'pickup':
      return 0;
  }
}

function findWeightBand(bands: readonly WeightBand[], weightGrams: number): WeightBand | undefined {
  return bands
    .toSorted((a, b) => a.upToGrams - b.upToGrams)
    .find((band) => weightGrams <= band.upToGrams);
}

/** True when an option goes to a place. */
export function isOfferedAt(option: ShippingOption, place: Place): boolean {
  return option.pricing.kind === 'pickup' || option.zones.some((zone) => zoneCovers(zone, place));
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
