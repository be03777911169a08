/** Addresses of products on store pages. Pure. */
import type { StaffProduct } from '@sitewright/contract';
import type { StorePage } from './use-store-pages.ts';

/** The address of a product without its last part, on another store page. */
export function placeOnPage(
  { path, urlId, collectionId: own }: Pick<StaffProduct, 'path' | 'urlId' | 'collectionId'>,
  { pages, collectionId }: { pages: readonly StorePage[]; collectionId: string },
): string {
  const place = path.slice(0, path.length - urlId.length);
  const from = pages.find(({ id }) => id === own);
  const to = pages.find(({ id }) => id === collectionId);
  if (!from || !to || from === to || !place.startsWith(`/${from.urlId}/`)) return place;
  return `/${to.urlId}${place.slice(from.urlId.length + 1)}`;
}
