/** An entry of a feed as it stands there. */
export interface FeedEntry {
  readonly title: string;
  /** Addresses of the same picture, the best first; relative ones are those of the feed. */
  readonly addresses: readonly string[];
}

/** A feed as it stands there. */
export interface PhotoFeed {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}
