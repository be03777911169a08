/**
 * So many months later, epoch milliseconds: the same day, or the last one of a shorter month (31
 * August, 28 February). Counted in UTC.
 */
export function addMonths(startedAt: number, months: number): number {
  const date = new Date(startedAt);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return date.getTime();
}
