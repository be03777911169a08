import type { CollectionHead, SiteSnapshot } from './load-site.ts';

/** A collection by its address, with or without slashes at the ends. */
export function findCollection(snapshot: SiteSnapshot, path: string): CollectionHead | undefined {
  const urlId = path.replace(/^\/+|\/+$/g, '').toLowerCase();
  return snapshot.collections.find((row) => row.url_id.toLowerCase() === urlId);
}

/** The home page: the marked one, else the first. */
export function findHomepage(snapshot: SiteSnapshot): CollectionHead | undefined {
  return snapshot.collections.find((row) => row.is_homepage) ?? snapshot.collections[0];
}
