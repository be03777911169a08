/** Moments as a field of the browser writes them, in a time zone that is not the browser's. */

const minuteMs = 60_000;

/** `2026-03-02T12:00` of a moment in a zone. */
export function localTimeOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** The moment of such a text; one that the clocks leave out is the moment after it. */
export function instantOf(text: string, timeZone: string): number {
  const asUtc = Date.parse(`${text}Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(guess, timeZone);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const shown = Date.UTC(year, month, day, part('hour'), part('minute'));
  return shown - Math.floor(instant / minuteMs) * minuteMs;
}
