import type { Site } from './site.ts';

/** `March 3, 2027 at 5:04 PM`, as the site writes it where the site is. */
export function writeMoment({ locale, timeZone }: Site, instant: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(instant);
}
