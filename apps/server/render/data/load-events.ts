/** Events, which go by when they take place and not by when they were published. CALD-01 */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { PostRow } from './load-posts.ts';

/** Events to come, the next one first, or those that ended, the last one first. */
export type EventTime = 'upcoming' | 'past';

/** Which events. */
export interface EventFilter {
  readonly siteId: string;
  readonly collectionId: string;
  readonly time: EventTime;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly isStarred?: boolean | undefined;
  readonly now: Date;
  readonly skip?: number | undefined;
  readonly limit: number;
}

type Scope = Pick<EventFilter, 'siteId' | 'collectionId' | 'now'>;

/** Events that visitors may see. One that goes on is still to come. */
export function loadEvents(db: ReadDatabase, filter: EventFilter): Promise<PostRow[]> {
  return selectEvents(db, filter)
    .offset(filter.skip ?? 0)
    .limit(filter.limit)
    .execute();
}

/** See {@link loadEvents}; without a limit. */
export function selectEvents(db: ReadDatabase, filter: Omit<EventFilter, 'skip' | 'limit'>) {
  const { time, category, tag, isStarred, now } = filter;
  const end = sql<Date>`coalesce(ends_at, starts_at)`;
  const direction = time === 'upcoming' ? 'asc' : 'desc';
  return openEvents(db, filter)
    .where(end, time === 'upcoming' ? '>=' : '<', now)
    .$if(category !== undefined, (all) =>
      all.where(sql<boolean>`categories @> array[${category}]::text[]`),
    )
    .$if(tag !== undefined, (all) => all.where(sql<boolean>`tags @> array[${tag}]::text[]`))
    .$if(isStarred === true, (all) => all.where('is_starred', '=', true))
    .orderBy('starts_at', direction)
    .orderBy('id', direction);
}

/** Those that take place at some time between the two instants, in their order. */
export function loadEventsBetween(
  db: ReadDatabase,
  scope: Scope,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PostRow[]> {
  return openEvents(db, scope)
    .where('starts_at', '<', to)
    .where(sql<Date>`coalesce(ends_at, starts_at)`, '>=', from)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The events beside one: `next` begins later, `prev` earlier. */
export async function loadEventNeighbours(
  db: ReadDatabase,
  event: PostRow,
  now: Date,
): Promise<{ next: PostRow | undefined; prev: PostRow | undefined }> {
  const scope = { siteId: event.site_id, collectionId: event.collection_id, now };
  const beside = (side: '>' | '<') => {
    const direction = side === '>' ? 'asc' : 'desc';
    const place = sql<boolean>`(starts_at, id) ${sql.raw(side)} (${event.starts_at}, ${event.id})`;
    return openEvents(db, scope)
      .where(place)
      .orderBy('starts_at', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
  };
  const [next, prev] = await Promise.all([beside('>'), beside('<')]);
  return { next, prev };
}

function openEvents(db: ReadDatabase, { siteId, collectionId, now }: Scope) {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('is_visible', '=', true)
    .where('publish_on', '<=', now)
    .where('starts_at', 'is not', null);
}
