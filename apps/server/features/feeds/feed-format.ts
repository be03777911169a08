import type { Site } from '../sites/site.ts';
import type { FeedItem } from './feed-item.ts';

/** One way to write items down. */
export interface FeedFormat {
  /** As people call it. */
  name: string;
  /** `/feeds/FILE`. */
  file: string;
  contentType: string;
  begin: (site: Site, origin: string) => string;
  write: (item: FeedItem) => string;
  /** Stands between two items. */
  between: string;
  end: string;
}
