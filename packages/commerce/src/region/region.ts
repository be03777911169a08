/** Where something goes or applies: ISO 3166 country, and a state or province by its short code. */
export type Place = {
  readonly country: string;
  readonly region?: string | null;
};

/** A place that a rule covers; without a region, the whole country. */
export type Zone = {
  /** ISO country code, or '*' for every country. */
  readonly country: string;
  /** Empty or missing: the whole country. */
  readonly regions?: readonly string[] | null;
};

/** The zone that holds every place. */
export const EVERYWHERE: Zone = { country: '*' };

/** True when a zone covers a place. Codes compare without regard to case. */
export function zoneCovers(zone: Zone, place: Place): boolean {
  if (zone.country === '*') return true;
  if (!isSameCode(zone.country, place.country)) return false;
  if (!zone.regions?.length) return true;
  return zone.regions.some((region) => isSameCode(region, place.region ?? ''));
}

function isSameCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase();
}
