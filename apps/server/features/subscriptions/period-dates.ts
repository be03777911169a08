import { getBillingDate, isIndefinite, type SubscriptionPlan } from '@sitewright/commerce';

/** A subscription as far as its dates go. */
export interface Rhythm {
  plan: SubscriptionPlan;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** When a period falls due. Skipped ones count, so that the day of the start is kept. */
export function dueDateOf({ plan, startedAt }: Rhythm, period: number): Date {
  return new Date(getBillingDate({ ...plan, numBillingCycles: 0 }, startedAt, period)!);
}

/** True once as many periods are paid as the plan has. */
export function isComplete(plan: SubscriptionPlan, cyclesBilled: number): boolean {
  return !isIndefinite(plan) && cyclesBilled >= (plan.numBillingCycles ?? 0);
}

/** The first period from `from` on that falls due after an instant. */
export function nextPeriodAfter(rhythm: Rhythm, from: number, now: Date): number {
  let period = from;
  while (dueDateOf(rhythm, period) <= now) period += 1;
  return period;
}
