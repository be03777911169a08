import type { CalendarDay } from '@sitewright/contract';

/** The instant at which clocks of a time zone show the start of an hour of a day. */
export function atLocalTime(
  { year, month, day, hour }: CalendarDay & { readonly hour: number },
  timeZone: string,
): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  const guess = wanted - offsetOf(wanted, timeZone);
  // Clocks may change between the two.
  return new Date(wanted - offsetOf(guess, timeZone));
}

/** How far clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - instant;
}
