/** The rules of a shop that totals of carts are reckoned with. */
import type { CatalogueSale, Discount, TaxRule } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { loadCategoryTree, type WithBelow } from '../collections/category-tree.ts';
import { loadAutomaticDiscounts, loadSales } from '../discounts/load-discounts.ts';
import { loadShippingOptions, type OfferedOption } from '../shipping/load-shipping-options.ts';
import type { Site } from '../sites/site.ts';
import { loadTaxRules } from '../taxes/load-tax-rules.ts';

export interface CartRules {
  sales: readonly CatalogueSale[];
  /** Those that apply by themselves. */
  discounts: readonly Discount[];
  shippingOptions: readonly OfferedOption[];
  taxRules: readonly TaxRule[];
  /** Categories with those below them. */
  withBelow: WithBelow;
}

/** Costs nothing after the first time, until the owner changes something. */
export async function loadCartRules(ctx: Pick<AppContext, 'db'>, site: Site): Promise<CartRules> {
  const [sales, discounts, shippingOptions, taxRules, withBelow] = await Promise.all([
    loadSales(ctx, site),
    loadAutomaticDiscounts(ctx, site),
    loadShippingOptions(ctx, site),
    loadTaxRules(ctx, site),
    loadCategoryTree(ctx, site),
  ]);
  return { sales, discounts, shippingOptions, taxRules, withBelow };
}
