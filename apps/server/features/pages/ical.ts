/** Events as a file that calendars take in (RFC 5545). CALD-01, CALD-03 */
import { stripTags, unescapeHtml } from '../../render/context/escape-html.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { pathOfPage } from '../settings/language-path.ts';

interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  readonly updatedOn: number;
  readonly startDate: number;
  readonly endDate: number;
  readonly location?: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
    readonly mapLat?: number;
    readonly mapLng?: number;
  };
}

/** Octets of a line, without its end. */
const lineLength = 75;

/** The event of a page, or the events of a list; undefined when there is none. */
export function renderIcal({ view }: PageSource, { data }: PageModel): string | undefined {
  const shown = 'item' in data && !('items' in data) ? [data['item']] : data['items'];
  if (!Array.isArray(shown) || !shown.every(isEvent)) return undefined;
  if (shown.length === 0 && !('showPastOrUpcomingEvents' in data)) return undefined;
  const { host } = new URL(view.origin);
  const urlOf = (path: string) => view.origin + pathOfPage(view.snapshot.site, path);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Sitewright//EN`,
    ...shown.flatMap((event) => linesOf(event, { host, urlOf })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(
  event: CalendarEvent,
  { host, urlOf }: { host: string; urlOf: (path: string) => string },
) {
  const { location } = event;
  const about = unescapeHtml(stripTags(event.excerpt));
  const address = [location?.addressLine1, location?.addressLine2, location?.addressCountry]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => unescapeHtml(line ?? ''))
    .join(', ');
  const { mapLat, mapLng } = location ?? {};
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${compactUtc(event.updatedOn)}`,
    `DTSTART:${compactUtc(event.startDate)}`,
    `DTEND:${compactUtc(event.endDate)}`,
    `SUMMARY:${escapeText(unescapeHtml(event.title))}`,
    ...(about === '' ? [] : [`DESCRIPTION:${escapeText(about)}`]),
    ...(address === '' ? [] : [`LOCATION:${escapeText(address)}`]),
    ...(mapLat === undefined || mapLng === undefined ? [] : [`GEO:${mapLat};${mapLng}`]),
    `URL:${urlOf(event.fullUrl)}`,
    'END:VEVENT',
  ];
}

/** `20261224T180000Z`. CALD-03 */
function compactUtc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** A long line goes on in the next one, behind a space; no character is torn apart. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function isEvent(value: unknown): value is CalendarEvent {
  return typeof value === 'object' && value !== null && 'startDate' in value;
}
