import { calendarUrl } from '@sitewright/formatters';
import type { PostRow } from '../data/load-posts.ts';
import { escapeHtml } from './escape-html.ts';

/** Whose clock and words dates are written by. */
export interface EventSite {
  readonly locale: string;
  readonly timeZone: string;
}

/** An event as templates see it, beside what it has as a post; nothing for another post. CALD-01 */
export function presentEvent(row: PostRow, site: EventSite, fullUrl: string) {
  if (row.starts_at === null) return {};
  const times = { startDate: row.starts_at.getTime(), endDate: endOf(row).getTime() };
  const location = presentLocation(row);
  const title = encodeURIComponent(row.title);
  return {
    recordTypeLabel: 'event',
    ...times,
    ...(location && { location }),
    ...presentWhen(times, site),
    // Links of the formatter show `&amp;` where a title has an `&`: titles of items are escaped.
    googleCalendarUrl: escapeHtml(calendarUrl({ ...times, location: row.location }, title)),
    icalUrl: `${fullUrl}?format=ical`,
  };
}

/** When an event ends; one without an end is a moment. */
export function endOf(row: Pick<PostRow, 'starts_at' | 'ends_at' | 'publish_on'>): Date {
  return row.ends_at ?? row.starts_at ?? row.publish_on;
}

/** Plain text, escaped. */
function presentLocation({ location }: PostRow) {
  if (location === null) return undefined;
  const { addressLine1, addressLine2, addressCountry, mapLat, mapLng } = location;
  const hasPoint = mapLat !== null && mapLng !== null;
  if (!addressLine1 && !addressLine2 && !addressCountry && !hasPoint) return undefined;
  return {
    addressLine1: escapeHtml(addressLine1),
    addressLine2: escapeHtml(addressLine2),
    addressCountry: escapeHtml(addressCountry),
    ...(hasPoint && { mapLat, mapLng }),
  };
}

/** Its time in words of the site: `Thursday, December 24, 2026 at 6:00 – 8:00 PM`. */
function presentWhen(
  { startDate, endDate }: { startDate: number; endDate: number },
  { locale, timeZone }: EventSite,
) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const whole = format({ dateStyle: 'full', timeStyle: 'short' });
  return {
    whenText: escapeHtml(whole.formatRange(startDate, endDate)),
    startMonthText: escapeHtml(format({ month: 'short' }).format(startDate)),
    startDayText: format({ day: 'numeric' }).format(startDate),
  };
}
