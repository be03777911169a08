import type { ReadDatabase } from '../../db/database.ts';

/** Units of variants that payments under way hold: taken off `qty_in_stock`, not sold yet. */
export async function loadHeldUnits(
  db: ReadDatabase,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  if (variantIds.length === 0) return held;
  const wanted = new Set(variantIds);
  // What is held is little, whatever the size of the shop; it has an index of its own.
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['variant_id', 'quantity'])
    .where('site_id', '=', siteId)
    .where('status', '=', 'held')
    .execute();
  for (const { variant_id: id, quantity } of rows) {
    if (wanted.has(id)) held.set(id, (held.get(id) ?? 0) + quantity);
  }
  return held;
}
