import { instalmentCountryOf, findInstalmentLocale } from './instalment-locale.ts';
import type { InstalmentContext } from './instalment-offer.ts';

/** What may be paid by instalments: above the least, up to the most. Minor units. INST-06 */
type InstalmentBounds = {
  readonly currencyCode: string;
  readonly minCents: number;
  readonly maxCents: number;
};

/**
 * By country of the merchant's account; it sells by instalments in its own currency only. Limits
 * of the provider for four payments, as it published them in 2026.
 */
const boundsByCountry: Readonly<Record<string, InstalmentBounds>> = {
  US: { currencyCode: 'USD', minCents: 100, maxCents: 200_000 },
  CA: { currencyCode: 'CAD', minCents: 100, maxCents: 200_000 },
  AU: { currencyCode: 'AUD', minCents: 100, maxCents: 200_000 },
  NZ: { currencyCode: 'NZD', minCents: 100, maxCents: 200_000 },
  GB: { currencyCode: 'GBP', minCents: 100, maxCents: 120_000 },
};

/** Undefined where the country sells by no instalments, or not in this currency. INST-12 */
export function findInstalmentBounds(
  country: string,
  currencyCode: string,
): InstalmentBounds | undefined {
  const code = instalmentCountryOf(country);
  const bounds = Object.hasOwn(boundsByCountry, code) ? boundsByCountry[code] : undefined;
  return bounds?.currencyCode === currencyCode ? bounds : undefined;
}

/** What decides about instalments of one shop. */
type InstalmentShop = {
  /** The shop wants to offer them. */
  readonly isOffered: boolean;
  /** ISO code of the country of the merchant's account; empty: not known. */
  readonly accountCountry: string;
  readonly currencyCode: string;
  /** A language tag. */
  readonly shopperLanguage: string;
};

/** The context of every item of a shop: not available where no bounds or no locale are known. ENT-15 */
export function makeInstalmentContext(shop: InstalmentShop): InstalmentContext {
  const { isOffered, accountCountry, currencyCode, shopperLanguage } = shop;
  const bounds = findInstalmentBounds(accountCountry, currencyCode);
  const locale = findInstalmentLocale(shopperLanguage, accountCountry);
  return {
    afterPayAvailable: isOffered && bounds !== undefined && locale !== undefined,
    afterPayMin: bounds?.minCents ?? 0,
    afterPayMax: bounds?.maxCents ?? 0,
    shopperLanguage,
    stripeAccountCountry: accountCountry,
  };
}
