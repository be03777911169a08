import type { Formatter } from '@sitewright/template';
import { toLocalDate } from '../date/calendar.ts';
import { createDateWriter } from '../date/strftime.ts';
import { formEncode } from '../text/percent-encode.ts';
import { chargeWhole, readText } from '../values/charge.ts';
import { asNumber, asText, getKey } from '../values/read.ts';

/** CALD-03. */
const { write: writeCompact } = createDateWriter('%Y%m%dT%H%M%SZ');

function compactUtc(epoch: unknown): string {
  return writeCompact(toLocalDate(asNumber(epoch), 'UTC'));
}

/** The parts of an address that are there. CALD-01. */
function addressOf(location: unknown): string {
  return ['addressLine1', 'addressLine2', 'addressCountry']
    .map((key) => asText(getKey(location, key)).trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** The address that adds an event to a calendar, with a title that is already encoded. */
export function calendarUrl(event: unknown, title: string): string {
  const dates = `${compactUtc(getKey(event, 'startDate'))}/${compactUtc(getKey(event, 'endDate'))}`;
  const address = addressOf(getKey(event, 'location'));
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${dates}` +
    (address === '' ? '' : `&location=${encodeURIComponent(address)}`)
  );
}

/** A link that adds an event to a calendar. CALD-01..03. */
export const googleCalendarUrl: Formatter = {
  name: 'google-calendar-url',
  run: (event, _, ctx) => {
    chargeWhole(getKey(event, 'location'), ctx);
    return calendarUrl(event, formEncode(readText(getKey(event, 'title'), ctx)));
  },
};
