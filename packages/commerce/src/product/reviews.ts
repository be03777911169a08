/** What a page says of the reviews of a product. */

/** Where a review comes from: written here, or brought from another shop. */
export type ReviewSource = 'native' | 'imported';

/** What an owner decides about them. */
export interface ReviewSettings {
  readonly productReviewsEnabled: boolean;
  readonly importedReviewsEnabled: boolean;
  /** Stops all of them, whatever else is set. */
  readonly reviewsKillSwitch: boolean;
}

/** Which reviews pages show; none: no page has a block of reviews. PDP-14 */
export function shownReviewSources(settings: ReviewSettings): ReviewSource[] {
  if (settings.reviewsKillSwitch) return [];
  return [
    ...(settings.productReviewsEnabled ? (['native'] as const) : []),
    ...(settings.importedReviewsEnabled ? (['imported'] as const) : []),
  ];
}

/** How many reviews gave so many stars. */
export interface StarCount {
  /** 1 to 5. */
  readonly rating: number;
  readonly count: number;
}

export interface ReviewSummary {
  readonly count: number;
  /** Mean of the stars, rounded to a tenth; 0 without reviews. */
  readonly average: number;
  /** Five lines, from five stars down; `percent` is rounded for the eye and need not sum to 100. */
  readonly distribution: readonly (StarCount & { readonly percent: number })[];
}

/** Counts, mean and distribution of stars; ratings beside 1 to 5 do not count. */
export function summarizeReviews(counts: readonly StarCount[]): ReviewSummary {
  const stars = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts
      .filter((one) => one.rating === rating)
      .reduce((total, one) => total + one.count, 0),
  }));
  const count = stars.reduce((total, one) => total + one.count, 0);
  const sum = stars.reduce((total, one) => total + one.rating * one.count, 0);
  return {
    count,
    average: count === 0 ? 0 : Math.round((sum * 10) / count) / 10,
    distribution: stars.map((one) => ({
      ...one,
      percent: count === 0 ? 0 : Math.round((one.count * 100) / count),
    })),
  };
}
