import { cutText } from '@sitewright/contract';
import { endOf } from '../context/present-event.ts';
import type { PresentedPost } from '../context/present-post.ts';
import { stripTags, unescapeHtml } from '../context/escape-html.ts';
import type { PostRow } from '../data/load-posts.ts';
import type { SiteView } from '../site-view.ts';

/** An event, in the words of schema.org. CALD-01 */
export function eventJsonLd(
  view: SiteView,
  row: PostRow,
  item: PresentedPost,
): Record<string, unknown> {
  const about = cutText(unescapeHtml(stripTags(item.excerpt || item.body)), 1_000);
  const image = 'assetUrl' in item ? item.assetUrl : undefined;
  const place = placeOf(row);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: row.title,
    url: `${view.origin}${item.fullUrl}`,
    startDate: (row.starts_at ?? row.publish_on).toISOString(),
    endDate: endOf(row).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(about === '' ? {} : { description: about }),
    ...(image === undefined ? {} : { image: `${view.origin}${image}?format=1500w` }),
    ...(place && { location: place }),
    organizer: { '@type': 'Organization', name: view.snapshot.site.title, url: view.origin },
  };
}

function placeOf({ location }: PostRow): Record<string, unknown> | undefined {
  if (location === null) return undefined;
  const { addressLine1, addressLine2, addressCountry, mapLat, mapLng } = location;
  const lines = [addressLine1, addressLine2, addressCountry].filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  return {
    '@type': 'Place',
    name: lines[0],
    address: lines.join(', '),
    ...(mapLat !== null &&
      mapLng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: mapLat, longitude: mapLng },
      }),
  };
}
