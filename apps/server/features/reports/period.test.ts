import { expect, it } from 'vitest';
import { addMonths, comparePeriod, cutPeriod, listSteps, startOf } from './period.ts';

it('a month is compared with the month before, and with itself a year before', () => {
  const march = { from: '2028-03-01', to: '2028-03-31' };
  expect(comparePeriod(march, 'before')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(comparePeriod(march, 'year')).toEqual({ from: '2027-03-01', to: '2027-03-31' });
  const february = { from: '2028-02-01', to: '2028-02-29' };
  expect(comparePeriod(february, 'year')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

it('other periods are compared with as many days', () => {
  const week = { from: '2026-03-02', to: '2026-03-08' };
  expect(comparePeriod(week, 'before')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(comparePeriod(week, 'none')).toBe(undefined);
});

it('months end on their last day, and weeks begin on Monday', () => {
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  expect(startOf('2026-03-08', 'week')).toBe('2026-03-02');
});

it('a period is cut to whole years and months and the days at its edges', () => {
  expect(cutPeriod({ from: '2024-11-29', to: '2026-02-02' })).toEqual([
    { grain: 'day', from: '2024-11-29', to: '2024-11-30' },
    { grain: 'month', from: '2024-12-01', to: '2024-12-31' },
    { grain: 'year', from: '2025-01-01', to: '2025-12-31' },
    { grain: 'month', from: '2026-01-01', to: '2026-01-31' },
    { grain: 'day', from: '2026-02-01', to: '2026-02-02' },
  ]);
});

it('a course has no more points than a screen shows', () => {
  const { unit, steps } = listSteps({ from: '2020-01-15', to: '2026-02-10' }, 'day');
  expect(unit).toBe('week');
  expect(steps[0]).toEqual({ from: '2020-01-15', to: '2020-01-19' });
  expect(steps.at(-1)).toEqual({ from: '2026-02-09', to: '2026-02-10' });
});
