import {
  isOfferedAt,
  priceShipping,
  type Parcel,
  type ShippingOption,
} from '../shipping/shipping.ts';
import type { Place } from '../region/region.ts';
import { needsShipping, type PricedEntry } from './cart-entry.ts';
import { SHIPPING_PART, makeStep, type TotalStep } from '../total/total-step.ts';

/** What is shipped of a cart, by what discounts leave of each entry. */
export function toParcel(
  entries: readonly PricedEntry[],
  leftCents: ReadonlyMap<string, number>,
): Parcel {
  const parcel = { weightGrams: 0, quantity: 0, subtotalCents: 0 };
  for (const entry of entries.filter(needsShipping)) {
    parcel.weightGrams += (entry.weightGrams ?? 0) * entry.quantity;
    parcel.quantity += entry.quantity;
    parcel.subtotalCents += leftCents.get(entry.id) ?? 0;
  }
  return parcel;
}

/** The steps of the chosen option for a parcel; undefined when it cannot carry it. */
export function shippingSteps(option: ShippingOption, parcel: Parcel): TotalStep[] | undefined {
  const price = priceShipping(option, parcel);
  if (!price) return undefined;
  const { id: ruleId, name } = option;
  const { subtotalCents: baseCents, quantity = 0 } = parcel;
  const step = (kind: 'shipping' | 'handling', amountCents: number) =>
    makeStep({ kind, ruleId, name, baseCents, quantity }, [{ id: SHIPPING_PART, amountCents }]);
  const handling = price.handlingCents > 0 ? [step('handling', price.handlingCents)] : [];
  return [step('shipping', price.priceCents), ...handling];
}

/** The chosen option where it can be had: something is sent, the place is known and served. */
export function findUsableOption(
  entries: readonly PricedEntry[],
  option: ShippingOption | undefined,
  destination: Place | undefined,
): ShippingOption | undefined {
  if (!option || !destination || !entries.some(needsShipping)) return undefined;
  return isOfferedAt(option, destination) ? option : undefined;
}
