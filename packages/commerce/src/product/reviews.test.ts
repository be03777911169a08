import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownReviewSources, summarizeReviews } from './reviews.ts';

describe('which reviews are shown', () => {
  it.each([
    [false, false, false, []],
    [true, false, false, ['native']],
    [false, true, false, ['imported']],
    [true, true, false, ['native', 'imported']],
    [true, true, true, []],
    [true, false, true, []],
  ] as const)(
    'PDP-14 native %s, imported %s, stopped %s: %j',
    (productReviewsEnabled, importedReviewsEnabled, reviewsKillSwitch, sources) => {
      expect(
        shownReviewSources({ productReviewsEnabled, importedReviewsEnabled, reviewsKillSwitch }),
      ).toEqual(sources);
    },
  );
});

describe('the summary of reviews', () => {
  it('tells mean, count and distribution from five stars down', () => {
    const summary = summarizeReviews([
      { rating: 5, count: 2 },
      { rating: 2, count: 1 },
    ]);
    expect(summary).toMatchObject({ count: 3, average: 4 });
    expect(
      summary.distribution.map(({ rating, count, percent }) => [rating, count, percent]),
    ).toEqual([
      [5, 2, 67],
      [4, 0, 0],
      [3, 0, 0],
      [2, 1, 33],
      [1, 0, 0],
    ]);
  });

  it('is nothing without reviews', () => {
    expect(summarizeReviews([])).toMatchObject({ count: 0, average: 0 });
  });

  it('has a mean between the least and the most stars', () => {
    const counts = fc.array(
      fc.record({
        rating: fc.integer({ min: 1, max: 5 }),
        count: fc.integer({ min: 1, max: 1e6 }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(counts, (some) => {
        const { average, count } = summarizeReviews(some);
        const ratings = some.map(({ rating }) => rating);
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
        expect(count).toBe(some.reduce((total, one) => total + one.count, 0));
      }),
    );
  });
});
