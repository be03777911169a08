import { DAY_MS } from '../time/day-ms.ts';
import { addMonths } from './add-months.ts';
import { isIndefinite } from './subscription-plan.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * When charge number `cycle` of a plan falls due, epoch milliseconds; charge 0 is at the start.
 * Months and years keep the day of the start, or the last day of a shorter month (31 January, 28
 * February, 31 March), counted in UTC. Undefined after the last charge.
 */
export function getBillingDate(
  plan: SubscriptionPlan,
  startedAt: number,
  cycle: number,
): number | undefined {
  if (!isIndefinite(plan) && cycle >= (plan.numBillingCycles ?? 0)) return undefined;
  const { value, unit } = plan.billingPeriod;
  if (unit === 'WEEK') return startedAt + cycle * value * WEEK_MS;
  return addMonths(startedAt, cycle * value * (unit === 'YEAR' ? 12 : 1));
}
