/** From which places units of a variant are taken. Pure. */

/** Units at a place. */
export interface PlacedUnits {
  readonly locationId: string;
  readonly quantity: number;
}

/**
 * Takes `wanted` units from the places in their order, from each as much as it has.
 * @returns what is taken from each; undefined when all of them together have too few
 */
export function planTaking(
  places: readonly PlacedUnits[],
  wanted: number,
): PlacedUnits[] | undefined {
  const parts: PlacedUnits[] = [];
  let left = wanted;
  for (const { locationId, quantity } of places) {
    const part = Math.min(left, quantity);
    if (part > 0) parts.push({ locationId, quantity: part });
    left -= part;
  }
  return left === 0 ? parts : undefined;
}
