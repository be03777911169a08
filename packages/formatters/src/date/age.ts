const SECOND = 1000;
const DAY = 86_400;

/** Units from long to short, in seconds, with the word for one of them. */
const units = [
  { name: 'year', seconds: 365 * DAY, article: 'a' },
  { name: 'month', seconds: 30 * DAY, article: 'a' },
  { name: 'week', seconds: 7 * DAY, article: 'a' },
  { name: 'day', seconds: DAY, article: 'a' },
  { name: 'hour', seconds: 3600, article: 'an' },
  { name: 'minute', seconds: 60, article: 'a' },
] as const;

/** How long ago, in the largest unit that fits: `about 3 hours ago`. Milliseconds in. FMT-18. */
export function describeAge(milliseconds: number): string {
  const seconds = milliseconds / SECOND;
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'less than a minute ago';
  const count = Math.floor(seconds / unit.seconds);
  return count === 1
    ? `about ${unit.article} ${unit.name} ago`
    : `about ${count} ${unit.name}s ago`;
}
