/** What a cart comes to with a rule that is not saved yet: by the functions of the checkout. */
import type { PreviewProblem, TotalPreview } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { nameSteps, presentStep } from '../cart/present-steps.ts';
import { priceCart, quoteShipping, type PricedCart } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';
import { loadSampleCart } from './load-sample-cart.ts';
import type { SampleQuestion } from './sample-question.ts';

/** A rule that is being written, as far as its example goes. */
export interface RuleOnTrial extends SampleQuestion {
  readonly ruleId: string;
  /** Epoch milliseconds; null: it has begun. */
  readonly startsAt: number | null;
  /** The cart with the rule in place of the one that is saved. */
  readonly putIn: (cart: CartRow) => CartRow;
  /** Why the rule does nothing for the cart, once it does nothing. */
  readonly findProblem: (priced: PricedCart, now: number) => PreviewProblem;
}

/** Prices the sample. A rule that begins later is shown as of its beginning. */
export async function priceSample(
  ctx: AppContext,
  site: Site,
  trial: RuleOnTrial,
): Promise<TotalPreview> {
  return (await reckonSample(ctx, site, trial)).preview;
}

/** The same, with the cart that was priced. */
export async function reckonSample(
  ctx: AppContext,
  site: Site,
  trial: RuleOnTrial,
): Promise<{ priced: PricedCart; preview: TotalPreview }> {
  const now = new Date(Math.max(ctx.now().getTime(), trial.startsAt ?? 0));
  const scope = { site, now };
  const sample = trial.putIn(await loadSampleCart(ctx, site, trial));
  const [first] = quoteShipping(priceCart(sample, scope), scope);
  const selectedShippingOptionId = sample.selectedShippingOptionId ?? first?.option.id ?? null;
  const priced = priceCart({ ...sample, selectedShippingOptionId }, scope);
  const { cart, totals } = priced;
  const isAtWork =
    totals.steps.some(({ ruleId }) => ruleId === trial.ruleId) ||
    totals.shippingOption?.id === trial.ruleId;
  const place = cart.shippingLocation;
  const preview: TotalPreview = {
    at: now.getTime(),
    currency: site.currency,
    lines: cart.lines.map(({ product, quantity }) => ({ title: product.title, quantity })),
    place: place && {
      country: place.country,
      region: place.region ?? '',
      postalCode: place.postalCode ?? '',
    },
    shippingOption: totals.shippingOption?.name ?? '',
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCostCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    steps: nameSteps(priced).map((step) => {
      return { ...presentStep(step), isOfRule: step.ruleId === trial.ruleId };
    }),
    problem: isAtWork ? null : trial.findProblem(priced, now.getTime()),
  };
  return { priced, preview };
}
