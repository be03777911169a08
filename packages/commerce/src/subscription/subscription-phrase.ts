import { getPlanDuration } from './subscription-plan.ts';
import type { BillingUnit, Duration, SubscriptionPlan } from './subscription-plan.ts';

/** What a price phrase is built from. ENT-12. */
export type SubscriptionPhraseFacts = {
  readonly billingPeriodValue: number;
  readonly billingPeriodUnit: BillingUnit;
  /** Undefined when the plan runs until it is stopped. */
  readonly duration: Duration | undefined;
};

/** The numbers of a plan that its price phrase shows. ENT-12. */
export function getSubscriptionPhraseFacts(plan: SubscriptionPlan): SubscriptionPhraseFacts {
  return {
    billingPeriodValue: plan.billingPeriod.value,
    billingPeriodUnit: plan.billingPeriod.unit,
    duration: getPlanDuration(plan),
  };
}

/**
 * The price of a plan in English: `$10.00 every 2 weeks for 1 year`, `from $10.00 every month`.
 * ENT-10..12, SUBS-02.
 */
export function formatSubscriptionPhrase(
  priceString: string,
  plan: SubscriptionPlan,
  hasSeveralPrices = false,
): string {
  const { billingPeriodValue, duration } = getSubscriptionPhraseFacts(plan);
  const values = { price: priceString, billingPeriodValue, duration: duration?.value };
  return getSubscriptionPhraseText(plan, hasSeveralPrices).replace(
    /\{(price|billingPeriodValue|duration)\}/g,
    (_placeholder, name: keyof typeof values) => String(values[name]),
  );
}

/**
 * The same with the placeholders of a translated phrase: `{price}`, `{billingPeriodValue}` and
 * `{duration}`. ENT-12.
 */
export function getSubscriptionPhraseText(
  plan: SubscriptionPlan,
  hasSeveralPrices = false,
): string {
  const { billingPeriodValue, billingPeriodUnit, duration } = getSubscriptionPhraseFacts(plan);
  const unit = billingPeriodUnit.toLowerCase();
  const every = billingPeriodValue > 1 ? `{billingPeriodValue} ${unit}s` : unit;
  const limit = duration === undefined ? '' : ` for {duration} ${durationUnit(duration)}`;
  return `${hasSeveralPrices ? 'from ' : ''}{price} every ${every}${limit}`;
}

function durationUnit({ value, unit }: Duration): string {
  return `${unit.toLowerCase()}${value === 1 ? '' : 's'}`;
}
