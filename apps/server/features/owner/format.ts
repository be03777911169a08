/** Dates and words of the back office. */
import type { Site } from '../sites/site.ts';

/** Date and time in the site's time zone. */
export function formatInstant(site: Pick<Site, 'timeZone'>, instant: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(instant);
}

/** `awaiting_payment` → `Awaiting payment`. */
export function formatStatus(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
