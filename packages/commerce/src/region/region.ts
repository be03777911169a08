/** Where something goes or applies: ISO 3166 country, and a state or province by its short code. */
export type Place = {
  readonly country: string;
  readonly region?: string | null;
};

/** A place that a rule covers; without a region, the whole country. */
export type Zone = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty or missing: the whole country. */
  readonly regions?: readonly string[] | null;
};

/** True when a zone covers a place. Codes compare without regard to case. */
export function zoneCovers(zone: Zone, place: Place): boolean {
  if (!isSameCode(zone.country, place.country)) return false;
  if (!zone.regions?.length) return true;
  return zone.regions.some((region) => isSameCode(region, place.region ?? ''));
}

function isSameCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase();
}
