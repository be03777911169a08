import { getBillingDate, isIndefinite, type SubscriptionPlan } from '@sitewright/commerce';
import type { SubscriptionRow } from './stored-subscriptions.ts';

/** A subscription as far as its dates go. */
export interface Rhythm {
  plan: SubscriptionPlan;
  /** Epoch milliseconds: when the first of its periods fell due. */
  startedAt: number;
  /** Number of that period; missing: 0. */
  firstPeriod?: number;
}

/** The rhythm of a subscription since its plan was changed the last time. */
export function rhythmOf(
  row: Pick<SubscriptionRow, 'plan' | 'rhythm_at' | 'rhythm_period'>,
): Rhythm {
  return { plan: row.plan, startedAt: row.rhythm_at.getTime(), firstPeriod: row.rhythm_period };
}

/** When a period falls due. Skipped ones count, so that the day of the start is kept. */
export function dueDateOf({ plan, startedAt, firstPeriod = 0 }: Rhythm, period: number): Date {
  return new Date(
    getBillingDate({ ...plan, numBillingCycles: 0 }, startedAt, period - firstPeriod)!,
  );
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
