import { allocate } from '../money/allocate.ts';
import { productTypes } from '../product/product-type.ts';

/** Payments an amount is split into unless the provider says otherwise. INST-09. */
export const DEFAULT_INSTALMENT_COUNT = 4;

/** The instalment context of an item or a cart. ENT-15. */
export type InstalmentContext = {
  readonly afterPayAvailable: boolean;
  /** Minor units; the price must be above it. */
  readonly afterPayMin: number;
  /** Minor units; the price must not be above it. */
  readonly afterPayMax: number;
  /** A language tag; with the country it decides the locale of the texts. */
  readonly shopperLanguage: string;
  /** ISO code of the country of the merchant's account. */
  readonly stripeAccountCountry: string;
};

/**
 * What the instalment line says: the offer, or the bound that the price misses. ENT-16, INST-07;
 * the texts are in the message catalogue.
 */
export type InstalmentOffer =
  | { readonly kind: 'offer'; readonly numInstallments: number; readonly amountCents: number }
  | { readonly kind: 'over'; readonly boundCents: number }
  | { readonly kind: 'up-to'; readonly boundCents: number };

/** The offer for an item, undefined when none is shown: not physical, or not available. INST-04. */
export function getItemInstalmentOffer(
  productType: number | undefined,
  priceCents: number,
  context: InstalmentContext,
): InstalmentOffer | undefined {
  return productType === productTypes.physical ? judge(priceCents, context) : undefined;
}

/** The offer for a cart: only when it holds something and everything is physical. INST-05. */
export function getCartInstalmentOffer(
  entries: readonly { readonly productType: number }[],
  totalCents: number,
  context: InstalmentContext,
): InstalmentOffer | undefined {
  const isPhysical = entries.every((entry) => entry.productType === productTypes.physical);
  return entries.length > 0 && isPhysical ? judge(totalCents, context) : undefined;
}

/** The payments of an amount, which sum to it exactly; the first ones carry the odd cents. */
export function splitInstalments(
  totalCents: number,
  count: number = DEFAULT_INSTALMENT_COUNT,
): number[] {
  return allocate(
    totalCents,
    Array.from({ length: count }, () => 1),
  );
}

function judge(priceCents: number, context: InstalmentContext): InstalmentOffer | undefined {
  const { afterPayAvailable, afterPayMin, afterPayMax } = context;
  if (!afterPayAvailable) return undefined;
  if (priceCents <= afterPayMin) return { kind: 'over', boundCents: afterPayMin };
  if (priceCents > afterPayMax) return { kind: 'up-to', boundCents: afterPayMax };
  const parts = splitInstalments(priceCents);
  return { kind: 'offer', numInstallments: parts.length, amountCents: parts[0]! };
}
