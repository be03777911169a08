/** Points on the earth, as people write them down. */

/** Degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/**
 * A point from what was typed or copied out of a map: `52.52, 13.405`, with a comma, a semicolon or a
 * space between. Undefined for what is no place on the earth.
 */
export function readPoint(text: string): MapPoint | undefined {
  const found =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text);
  if (!found) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
