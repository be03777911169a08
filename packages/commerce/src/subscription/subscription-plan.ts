/** Units a billing period is counted in. ENT-10. */
export const billingUnits = ['WEEK', 'MONTH', 'YEAR'] as const;

/** A unit of {@link billingUnits}. */
export type BillingUnit = (typeof billingUnits)[number];

/** The longest interval, in any unit, and the most payments: whatever is due has a date. */
export const planLimits = { interval: 1_000, cycles: 10_000 } as const;

/** How often a subscription is charged, and how many times: 0 or missing means until stopped. */
export type SubscriptionPlan = {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  readonly numBillingCycles?: number | null;
};

/** Billing periods in a year. ENT-11. */
export const PERIODS_PER_YEAR: Readonly<Record<BillingUnit, number>> = {
  WEEK: 52,
  MONTH: 12,
  YEAR: 1,
};

/** A length of time in one unit. */
export type Duration = { readonly value: number; readonly unit: BillingUnit };

/** True when a plan runs until someone stops it. ENT-10. */
export function isIndefinite({ numBillingCycles }: SubscriptionPlan): boolean {
  return !(Number(numBillingCycles) > 0);
}

/** The same time in years where it is a whole number of them: 52 weeks, 12 months. ENT-11. */
export function inYears(duration: Duration): Duration {
  const { value, unit } = duration;
  const perYear = PERIODS_PER_YEAR[unit];
  return value > 0 && value % perYear === 0 ? { value: value / perYear, unit: 'YEAR' } : duration;
}

/**
 * How long a plan runs in all: in years when that is a whole number of years, else in its own
 * unit. Undefined when indefinite. ENT-11.
 */
export function getPlanDuration(plan: SubscriptionPlan): Duration | undefined {
  const { value, unit } = plan.billingPeriod;
  if (isIndefinite(plan)) return undefined;
  return inYears({ value: value * (plan.numBillingCycles ?? 0), unit });
}
