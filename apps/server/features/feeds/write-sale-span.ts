/** From when until when, as ISO 8601 to the minute: `2026-03-01T00:00Z/2026-03-08T00:00Z`. */
export function writeSaleSpan({ from, until }: { from: Date; until: Date }): string {
  return [from, until].map((instant) => `${instant.toISOString().slice(0, 16)}Z`).join('/');
}
