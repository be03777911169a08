import type { MoneyNotation } from '@sitewright/commerce';

/** The part of `Static.SQUARESPACE_CONTEXT` that the storefront reads. */
export interface PageContext {
  readonly pageType?: number;
  /** Stands before the paths of pages in another language of the site: `/de`. */
  readonly languagePath?: string;
  /** Of the product, post or event that the page shows. */
  readonly itemId?: string;
  /** The page that it stands on or belongs to. */
  readonly collection?: { readonly id: string; readonly permissionType: number };
  readonly website?: {
    readonly captchaSettings?: { readonly siteKey?: string; readonly kind?: string };
  };
  readonly websiteSettings?: { readonly storeSettings?: StoreSettings };
  /** How the site writes money; absent: by the catalogue. D-82 */
  readonly moneyNotation?: MoneyNotation;
  /** The same of currencies in which prices can be seen too, by their codes. */
  readonly displayNotations?: Readonly<Record<string, MoneyNotation>>;
  readonly product?: {
    readonly variants?: readonly unknown[];
    /** What the product itself says instead of "Sold Out". */
    readonly customSoldOutText?: string;
  };
}

export interface StoreSettings {
  readonly expressCheckout?: boolean;
  readonly floatingCart?: boolean;
  readonly selectedCurrency?: string;
  readonly defaultCurrency?: string;
  /** Currencies in which prices can be seen too, and what they cost. */
  readonly displayCurrencies?: readonly { readonly currency: string; readonly rate: string }[];
  readonly multipleQuantityAllowedForServices?: boolean;
  readonly merchandisingSettings?: {
    readonly soldOutVariantsDropdownDisabled?: boolean;
    /** Empty: the text of the catalogue. */
    readonly customSoldOutText?: string;
    readonly restockSuccessText?: string;
  };
}

declare global {
  // eslint-disable-next-line no-var -- a page global can only be declared so
  var Static: { SQUARESPACE_CONTEXT?: PageContext } | undefined;
}

/** The page's context; empty on a page that prints none. */
export function pageContext(): PageContext {
  return globalThis.Static?.SQUARESPACE_CONTEXT ?? {};
}

export function storeSettings(): StoreSettings {
  return pageContext().websiteSettings?.storeSettings ?? {};
}

/** The currency that prices on this page are in. ENT-06 */
export function pageCurrency(): string {
  const { selectedCurrency, defaultCurrency } = storeSettings();
  return selectedCurrency ?? defaultCurrency ?? 'USD';
}
