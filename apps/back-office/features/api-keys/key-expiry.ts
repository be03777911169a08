/** When keys end. APIK-02, D-74 */
export const expiries = ['never', 'days30', 'days90', 'year'] as const;

/** One of {@link expiries}. */
export type Expiry = (typeof expiries)[number];

const day = 24 * 60 * 60 * 1000;
const days: Readonly<Record<Expiry, number | null>> = {
  never: null,
  days30: 30,
  days90: 90,
  year: 365,
};

/** The end of a key that is made now, in epoch milliseconds; null: it holds until it is deleted. */
export function endOf(expiry: Expiry, now: number): number | null {
  const count = days[expiry];
  return count === null ? null : now + count * day;
}

/** How a key stands: programs with an ended one are refused. */
export function standingOfKey(expiresOn: number | null, now: number): 'holds' | 'ends' | 'ended' {
  if (expiresOn === null || expiresOn - now > 14 * day) return 'holds';
  return expiresOn > now ? 'ends' : 'ended';
}
