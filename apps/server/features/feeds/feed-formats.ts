/** All formats: one line each. */
import type { FeedFormat } from './feed-format.ts';
import { googleFeed } from './google-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { metaFeed } from './meta-feed.ts';

export const feedFormats: readonly FeedFormat[] = [googleFeed, metaFeed, jsonFeed];

/** Names and addresses of all feeds of a site. */
export function listFeeds(origin: string): { name: string; url: string }[] {
  return feedFormats.map(({ name, file }) => ({ name, url: `${origin}/feeds/${file}` }));
}
