import type { CatalogueSale } from '../discount/catalogue-sale.ts';
import type { Customer, Discount } from '../discount/discount.ts';
import type { RoundingPlace } from '../money/rounding-place.ts';
import type { Balance } from '../payment/pay-by-balance.ts';
import type { Place } from '../region/region.ts';
import type { ShippingOption } from '../shipping/shipping.ts';
import type { ShippingTaxMethod } from '../tax/shipping-tax.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import type { PricedEntry } from './cart-entry.ts';

/** Everything that decides the totals of a cart. */
export type CartTotalsInput = {
  readonly entries: readonly PricedEntry[];
  /** Scheduled sales of the catalogue; the lowest price that one gives counts. */
  readonly sales?: readonly CatalogueSale[];
  /** Discounts that apply by themselves, and those whose code was entered. */
  readonly discounts?: readonly Discount[];
  readonly customer?: Customer;
  /** Pay before anything else, in this order. */
  readonly giftCards?: readonly Balance[];
  /** Pays after gift cards. */
  readonly storeCredits?: readonly Balance[];
  /** Where it goes; without it there is neither tax nor shipping yet. */
  readonly destination?: Place | undefined;
  readonly shippingOption?: ShippingOption | undefined;
  readonly taxRules?: readonly TaxRule[];
  readonly settings?: TotalsSettings;
  /** Code of every amount. Missing: gift cards and store credit are not asked for theirs. */
  readonly currencyCode?: string;
  /** Epoch milliseconds; judges sales, discounts, tax rules, gift cards and store credit. */
  readonly now: number;
};

/** What an owner decides once for all carts. */
export type TotalsSettings = {
  /** Where percentages and taxes are rounded; missing: of the total. docs/money.md. */
  readonly rounding?: RoundingPlace;
  /** Missing: by the rules that say they fall on shipping. */
  readonly shippingTax?: ShippingTaxMethod;
  /**
   * Where the taxes are owed that prices hold: what goes elsewhere costs the price without them and
   * the taxes of there. Missing: a price with tax is the same everywhere.
   */
  readonly homePlace?: Place;
  /** The total is a multiple of so many minor units, such as 5 in Swiss shops; missing: 1. */
  readonly totalStepCents?: number;
};
