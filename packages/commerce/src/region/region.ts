import { fitsPostcode } from './postcode.ts';

/** Where something goes or applies: ISO 3166 country, and a state or province by its short code. */
export type Place = {
  readonly country: string;
  readonly region?: string | null;
  readonly postalCode?: string | null;
};

/** A place that a rule covers; with a country alone, all of it. */
export type Zone = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty or missing: the whole country. */
  readonly regions?: readonly string[] | null;
  /** Patterns as `fitsPostcode` reads them; empty or missing: every postcode. */
  readonly postcodes?: readonly string[] | null;
  /** What the zone leaves out, such as islands with a tax of their own. */
  readonly exceptPostcodes?: readonly string[] | null;
};

/** True when a zone covers a place. Codes compare without regard to case. */
export function zoneCovers(zone: Zone, place: Place): boolean {
  if (!isSameCode(zone.country, place.country)) return false;
  const region = place.region ?? '';
  if (zone.regions?.length && !zone.regions.some((one) => isSameCode(one, region))) return false;
  const postcode = place.postalCode ?? '';
  const fits = (pattern: string) => fitsPostcode(pattern, postcode);
  if (zone.postcodes?.length && !zone.postcodes.some(fits)) return false;
  return !zone.exceptPostcodes?.some(fits);
}

function isSameCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase();
}
