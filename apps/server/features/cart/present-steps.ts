/** The steps of a total as they are kept and told. */
import type { TotalStep } from '@sitewright/commerce';
import type { WireTotalStep } from '@sitewright/contract';
import type { PricedCart } from './price-cart.ts';
import type { SoldProduct } from '../products/sold-product.ts';

/** The steps with the titles of what is bought: they explain a total after the products are gone. */
export function nameSteps(
  { cart, totals }: PricedCart,
  titleOf: (product: SoldProduct) => string = ({ title }) => title,
): TotalStep[] {
  const titles = new Map(cart.lines.map(({ id, product }) => [id, titleOf(product)]));
  return totals.steps.map((step) =>
    step.kind === 'price' ? { ...step, name: titles.get(step.ruleId) ?? '' } : step,
  );
}

/** A step without its parts and the ids of its rule. */
export function presentStep({ ruleId: _ruleId, parts: _parts, ...step }: TotalStep): WireTotalStep {
  return step;
}
