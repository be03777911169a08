import { describe, expect, it } from 'vitest';
import { getBillingDate } from './billing-dates.ts';
import { getPlanDuration, isIndefinite } from './subscription-plan.ts';
import type { BillingUnit } from './subscription-plan.ts';
import {
  formatSubscriptionPhrase,
  getSubscriptionPhraseFacts,
  getSubscriptionPhraseText,
} from './subscription-phrase.ts';

const plan = (value: number, unit: BillingUnit, numBillingCycles?: number) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

it('ENT-10 a plan without billing cycles is indefinite', () => {
  expect(isIndefinite(plan(1, 'WEEK', 0))).toBe(true);
  expect(isIndefinite(plan(1, 'WEEK'))).toBe(true);
  expect(isIndefinite(plan(1, 'WEEK', 1))).toBe(false);
});

it.each([
  [2, 'WEEK', 26, { value: 1, unit: 'YEAR' }],
  [1, 'WEEK', 104, { value: 2, unit: 'YEAR' }],
  [2, 'WEEK', 6, { value: 12, unit: 'WEEK' }],
  [1, 'MONTH', 36, { value: 3, unit: 'YEAR' }],
  [5, 'MONTH', 2, { value: 10, unit: 'MONTH' }],
  [1, 'YEAR', 1, { value: 1, unit: 'YEAR' }],
  [1, 'WEEK', 0, undefined],
] as const)('ENT-11 every %i %s, %i times, lasts %j', (value, unit, cycles, duration) => {
  expect(getPlanDuration(plan(value, unit, cycles))).toEqual(duration);
});

it.each([
  [plan(1, 'WEEK'), '$10.00 every week'],
  [plan(2, 'WEEK'), '$10.00 every 2 weeks'],
  [plan(1, 'WEEK', 6), '$10.00 every week for 6 weeks'],
  [plan(1, 'WEEK', 1), '$10.00 every week for 1 week'],
  [plan(2, 'WEEK', 26), '$10.00 every 2 weeks for 1 year'],
  [plan(1, 'MONTH', 36), '$10.00 every month for 3 years'],
  [plan(1, 'YEAR'), '$10.00 every year'],
])('ENT-12 %j reads %s', (subscriptionPlan, phrase) => {
  expect(formatSubscriptionPhrase('$10.00', subscriptionPlan)).toBe(phrase);
  expect(formatSubscriptionPhrase('$10.00', subscriptionPlan, true)).toBe(`from ${phrase}`);
});

it('ENT-12 gives the phrase with the places of its values', () => {
  expect(getSubscriptionPhraseText(plan(2, 'WEEK', 3), true)).toBe(
    'from {price} every {billingPeriodValue} weeks for {duration} weeks',
  );
});

it('ENT-12 gives the numbers for a translated phrase', () => {
  expect(getSubscriptionPhraseFacts(plan(3, 'MONTH', 2))).toEqual({
    billingPeriodValue: 3,
    billingPeriodUnit: 'MONTH',
    duration: { value: 6, unit: 'MONTH' },
  });
});

describe('getBillingDate', () => {
  const dates = (start: string, subscriptionPlan: ReturnType<typeof plan>, count: number) =>
    Array.from({ length: count }, (_, cycle) => {
      const date = getBillingDate(subscriptionPlan, Date.parse(start), cycle);
      return date === undefined ? undefined : new Date(date).toISOString().slice(0, 10);
    });

  it('ENT-10 counts weeks, months and years from the start', () => {
    expect(dates('2026-11-21T09:30:00Z', plan(2, 'WEEK'), 3)).toEqual([
      '2026-11-21',
      '2026-12-05',
      '2026-12-19',
    ]);
    expect(dates('2024-02-29T00:00:00Z', plan(1, 'YEAR'), 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('keeps the day of the month, or the last day of a shorter month', () => {
    expect(dates('2027-01-31T12:00:00Z', plan(1, 'MONTH'), 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('ends after the last cycle', () => {
    expect(dates('2026-01-01T00:00:00Z', plan(1, 'MONTH', 2), 3)[2]).toBeUndefined();
  });
});
