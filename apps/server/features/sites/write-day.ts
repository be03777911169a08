import type { Site } from './site.ts';

/** `March 3, 2027`, as the site writes it where the site is. */
export function writeDay({ locale, timeZone }: Site, instant: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(instant);
}
