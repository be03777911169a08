import { mainLocationId } from '@sitewright/contract';

interface Placed {
  readonly locationId: string;
  readonly quantity: number;
}

/** What lies where of a variant, the main location first. Nothing where units are not counted. */
export function placedUnits(
  stock: { readonly unlimited: boolean; readonly quantity: number },
  levels: readonly Placed[],
): readonly Placed[] {
  if (stock.unlimited) return [];
  const elsewhere = levels.reduce((sum, { quantity }) => sum + quantity, 0);
  return [{ locationId: mainLocationId, quantity: stock.quantity - elsewhere }, ...levels];
}

/** Units at a place; undefined where that is not told. */
export function unitsAt(
  {
    stock,
    levels,
  }: {
    readonly stock: Parameters<typeof placedUnits>[0];
    readonly levels?: readonly Placed[];
  },
  placeId: string,
): number | undefined {
  if (!levels) return undefined;
  const there = placedUnits(stock, levels).find(({ locationId }) => locationId === placeId);
  return there?.quantity ?? 0;
}
