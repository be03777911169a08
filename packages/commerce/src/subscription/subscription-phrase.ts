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
  const { billingPeriodValue, billingPeriodUnit, duration } = getSubscriptionPhraseFacts(plan);
  const unit = billingPeriodUnit.toLowerCase();
  const every = billingPeriodValue > 1 ? `${billingPeriodValue} ${unit}s` : unit;
  const limit = duration === undefined ? '' : ` for ${formatDuration(duration)}`;
  return `${hasSeveralPrices ? 'from ' : ''}${priceString} every ${every}${limit}`;
}

function formatDuration({ value, unit }: Duration): string {
  return `${value} ${unit.toLowerCase()}${value === 1 ? '' : 's'}`;
}
