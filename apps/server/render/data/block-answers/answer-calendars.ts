/** A month of events, drawn as weeks of the site's own time. CALD-01 */
import { DAY_MS } from '@sitewright/commerce';
import type { BlockAnswerOf } from '@sitewright/contract';
import { endOf } from '../../context/present-event.ts';
import { collectionUrl } from '../../context/present-collection.ts';
import { readMonth } from '../../context/read-month.ts';
import { loadEventsBetween } from '../load-events.ts';
import { isEvents } from '../load-list-items.ts';
import type { PostRow } from '../load-posts.ts';
import type { CollectionHead } from '../load-site.ts';
import { firstWeekday } from './first-weekday.ts';
import type { Answerer, AnswerScope } from './answer-scope.ts';

type Calendar = BlockAnswerOf<'calendar'>;
type Day = Calendar['weeks'][number][number];

/** Months before and after this one that can be looked at: links lead no robot further. */
const monthsAround = 24;
/** Events of one month that are shown. */
const mostEvents = 500;
/** No clock is further from UTC, so a month of the site lies within these bounds. */
const widestZoneMs = 15 * 3_600_000;

/** The month that the page is asked for, else this one. */
export const answerCalendars: Answerer<'calendar'> = async (scope, queries) => {
  const month = shownMonth(scope);
  return Promise.all(
    queries.map(async ({ collectionId }) => {
      const page = scope.snapshot.collections.find(({ id }) => id === collectionId);
      if (!page || !isEvents(page)) return undefined;
      const days = daysOf(month, scope);
      const events = await loadEventsBetween(scope.db, scopeOf(scope, page), {
        from: new Date(days[0]!.getTime() - widestZoneMs),
        to: new Date(days.at(-1)!.getTime() + DAY_MS + widestZoneMs),
        limit: mostEvents,
      });
      return draw(scope, { month, days, events, page });
    }),
  );
};

/** Days are counted in UTC: a day is a name here and no instant. */
interface Month {
  readonly first: Date;
  /** How many months it is from the one of now. */
  readonly away: number;
}

function shownMonth(scope: AnswerScope): Month {
  const today = new Date(`${dayName(nowOf(scope), scope)}T00:00:00Z`);
  const first = readMonth(scope.month)?.from ?? today;
  const away =
    (first.getUTCFullYear() - today.getUTCFullYear()) * 12 +
    (first.getUTCMonth() - today.getUTCMonth());
  if (Math.abs(away) > monthsAround) return { first: monthAt(today, 0), away: 0 };
  return { first: monthAt(first, 0), away };
}

function monthAt(day: Date, step: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + step));
}

/** Whole weeks around a month. */
function daysOf({ first }: Month, { snapshot }: AnswerScope): Date[] {
  const before = (first.getUTCDay() - firstWeekday(snapshot.site.locale) + 7) % 7;
  const length = Math.round((monthAt(first, 1).getTime() - first.getTime()) / DAY_MS);
  const count = Math.ceil((before + length) / 7) * 7;
  return Array.from(
    { length: count },
    (_, at) => new Date(first.getTime() + (at - before) * DAY_MS),
  );
}

interface Drawn {
  readonly month: Month;
  readonly days: readonly Date[];
  readonly events: readonly PostRow[];
  readonly page: CollectionHead;
}

function draw(scope: AnswerScope, { month, days, events, page }: Drawn): Calendar {
  const write = (options: Intl.DateTimeFormatOptions) => writer(scope, 'UTC', options);
  const title = write({ month: 'long', year: 'numeric' });
  const long = write({ weekday: 'long', month: 'long', day: 'numeric' });
  const today = dayName(nowOf(scope), scope);
  const byDay = groupByDay(scope, events, page);
  const shown = days.map((day): Day => {
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      day: day.getUTCDate(),
      dayText: long.format(day),
      isToday: date === today,
      isOutside: day.getUTCMonth() !== month.first.getUTCMonth(),
      events: byDay.get(date) ?? [],
    };
  });
  const beside = (step: number) => {
    if (Math.abs(month.away + step) > monthsAround) return undefined;
    const first = monthAt(month.first, step);
    const [year, number] = first.toISOString().split('-');
    return { url: `?month=${number}-${year}#calendar-${page.id}`, title: title.format(first) };
  };
  const [previous, next] = [beside(-1), beside(1)];
  return {
    kind: 'calendar',
    title: title.format(month.first),
    ...(previous && { previous }),
    ...(next && { next }),
    weekdays: days.slice(0, 7).map((day) => ({
      short: write({ weekday: 'short' }).format(day),
      long: write({ weekday: 'long' }).format(day),
    })),
    weeks: Array.from({ length: shown.length / 7 }, (_, at) => shown.slice(at * 7, at * 7 + 7)),
  };
}

/** Events by each day that they take place on, in the time of the site. */
function groupByDay(scope: AnswerScope, events: readonly PostRow[], page: CollectionHead) {
  const time = writer(scope, scope.snapshot.site.timeZone, { timeStyle: 'short' });
  const byDay = new Map<string, Day['events']>();
  for (const row of events) {
    const start = row.starts_at ?? row.publish_on;
    // One that ends at midnight is not of the day that begins then.
    const last = dayName(new Date(Math.max(start.getTime(), endOf(row).getTime() - 1)), scope);
    const first = dayName(start, scope);
    for (let day = first, count = 0; day <= last && count < 60; count++) {
      const event = {
        id: row.id,
        title: row.title,
        url: `${collectionUrl({ ...page, is_homepage: false })}/${row.url_id}`,
        timeText: day === first ? time.format(start) : '',
      };
      byDay.set(day, [...(byDay.get(day) ?? []), event]);
      day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    }
  }
  return byDay;
}

function scopeOf(scope: AnswerScope, page: CollectionHead) {
  return { siteId: scope.snapshot.site.siteId, collectionId: page.id, now: nowOf(scope) };
}

function nowOf({ templates }: AnswerScope): Date {
  return new Date(templates.localeAndTime.now);
}

/** `2026-12-24` where the site is. */
function dayName(at: Date, { snapshot }: AnswerScope): string {
  const { timeZone } = snapshot.site;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-CA', parts).format(at);
}

function writer(
  { snapshot }: AnswerScope,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(snapshot.site.locale, { ...options, timeZone });
}
