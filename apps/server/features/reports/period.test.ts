import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  comparePeriod,
  countDays,
  cutPeriod,
  cutSums,
  listSteps,
  startOf,
  type SumPart,
} from './period.ts';

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

const daysOf = (parts: readonly SumPart[]) =>
  parts
    .flatMap(({ stretch: { from, to } }) =>
      Array.from({ length: countDays({ from, to }) }, (_, day) => addDays(from, day)),
    )
    .toSorted();

it('a period is read of rows that hold each of its days once, and more only where nothing is', () => {
  const coarsest = fc.constantFrom('year' as const, 'month' as const);
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2023-11-20', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), coarsest, (from, length, most) => {
      const to = addDays(from, length);
      const { largest, rest } = cutSums({ from, to }, most);
      const grains = [...largest, ...rest].map(({ stretch }) => stretch.grain);
      if (most === 'month') expect(grains).not.toContain('year');
      const days = Array.from({ length: length + 1 }, (_, at) => addDays(from, at));
      for (const when of ['something-after', 'nothing-after'] as const) {
        const counts = (part: SumPart) => part.when === 'always' || part.when === when;
        const read = daysOf([...largest, ...rest].filter(counts));
        expect(read.slice(0, days.length)).toEqual(days);
        expect(new Set(read).size).toBe(read.length);
        if (when === 'something-after') expect(read.length).toBe(days.length);
        // Of a key there is one row in it.
        const [one, ...more] = largest.filter(counts);
        expect(more).toEqual([]);
        expect(startOf(one!.stretch.to, one!.stretch.grain)).toBe(one!.stretch.from);
      }
    }),
    { seed: 20_261_127, numRuns: 400 },
  );
});

it('a year that runs is one row for each key, unless something is counted after the period', () => {
  const part = (
    when: SumPart['when'],
    grain: 'day' | 'month' | 'year',
    from: string,
    to: string,
  ) => ({
    when,
    stretch: { grain, from, to },
  });
  expect(cutSums({ from: '2025-12-30', to: '2026-03-02' })).toEqual({
    largest: [
      part('nothing-after', 'year', '2026-01-01', '2026-12-31'),
      part('something-after', 'month', '2026-02-01', '2026-02-28'),
    ],
    rest: [
      part('always', 'day', '2025-12-30', '2025-12-31'),
      part('something-after', 'month', '2026-01-01', '2026-01-31'),
      part('something-after', 'day', '2026-03-01', '2026-03-02'),
    ],
  });
  expect(cutSums({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
    largest: [part('always', 'month', '2026-10-01', '2026-10-31')],
    rest: [],
  });
});
