/** The list of a page of events: those to come, or those that were. CALD-01 */
import { presentPagination } from '../context/pagination.ts';
import { collectionUrl } from '../context/present-collection.ts';
import { loadEvents, type EventTime } from '../data/load-events.ts';
import { presentPosts } from '../data/load-list-items.ts';
import type { CollectionHead } from '../data/load-site.ts';
import { confString } from '../theme/read-conf.ts';
import { itemSource } from './item-source.ts';
import type { PageSource } from './page-model.ts';
import type { PageQuery } from './page-query.ts';

/** Which events a list shows: as its address asks, else as its owner chose, else those to come. */
export function timeOfList(collection: CollectionHead, { view }: PageQuery): EventTime {
  const chosen = view ?? confString(collection.settings['showPastOrUpcomingEvents']);
  return chosen === 'past' ? 'past' : 'upcoming';
}

/** Events of a page of the list; the offset counts them. */
export async function eventList(
  source: PageSource,
  collection: CollectionHead,
  { query, pageSize }: { query: PageQuery; pageSize: number },
) {
  const time = timeOfList(collection, query);
  const skip = query.offset ?? 0;
  const { category, tag, view } = query;
  const rows = await loadEvents(source.db, {
    siteId: collection.site_id,
    collectionId: collection.id,
    time,
    category,
    tag,
    now: source.now,
    skip,
    limit: pageSize + 1,
  });
  const items = await presentPosts(itemSource(source), collection, rows.slice(0, pageSize));
  const path = collectionUrl(collection);
  const filters = Object.entries({ category, tag, view }).filter(([, value]) => value);
  return {
    items,
    pagination: presentPagination({
      path,
      filters: Object.fromEntries(filters) as Record<string, string>,
      pageSize,
      next: rows.length > pageSize ? { offset: skip + pageSize } : undefined,
      prev: skip > 0 ? { offset: skip > pageSize ? skip - pageSize : undefined } : undefined,
    }),
    filters: {
      showPastOrUpcomingEvents: time,
      upcoming: time === 'upcoming' ? items : [],
      past: time === 'past' ? items : [],
      upcomingUrl: `${path}?view=upcoming`,
      pastUrl: `${path}?view=past`,
      icalUrl: `${path}?format=ical`,
    },
  };
}
