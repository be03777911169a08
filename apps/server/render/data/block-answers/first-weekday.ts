/** The day that weeks begin with where a locale is spoken, Sunday being 0; Monday where nobody says. */
export function firstWeekday(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return (known.getWeekInfo?.().firstDay ?? 1) % 7;
}
