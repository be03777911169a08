/** What a new entry of a list begins with. */
import type { ItemsField, ListedItem } from '@sitewright/blocks';

/** Days as schema.org writes them, from the first of January 1968 on: it was a Monday. */
const days: readonly unknown[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * An entry to put behind these. One of a weekday has the day after that of the last of them, and
 * is called as it in the language of the site.
 */
export function beginItem(
  { begins, dayAt, titledBy }: ItemsField,
  items: readonly ListedItem[],
  locale: string,
): Readonly<Record<string, unknown>> {
  if (dayAt === undefined) return begins;
  const index = (days.indexOf(items.at(-1)?.[dayAt]) + 1) % days.length;
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    ...begins,
    [dayAt]: days[index],
    [titledBy]: name.format(Date.UTC(1968, 0, 1 + index)),
  };
}
