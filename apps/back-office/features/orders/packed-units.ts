/** What lies in the parcel already, by the ids of items. */
export type PackedUnits = Readonly<Record<string, number>>;

interface PackableItem {
  readonly id: string;
  readonly sku: string;
  readonly open: number;
}

/** One unit more of an item, at most all that are open. */
export function packUnit(packed: PackedUnits, { id, open }: PackableItem): PackedUnits {
  return { ...packed, [id]: Math.min(open, (packed[id] ?? 0) + 1) };
}

/** None of an item any more. */
export function unpackItem(packed: PackedUnits, { id }: PackableItem): PackedUnits {
  return { ...packed, [id]: 0 };
}

/**
 * The item that a code on a shelf means: of those of this SKU the first that still lacks a unit.
 * `packed`: all of it lies there already; `unknown`: nothing of the order has this SKU.
 */
export function findByCode<Item extends PackableItem>(
  items: readonly Item[],
  packed: PackedUnits,
  code: string,
): Item | 'packed' | 'unknown' {
  const key = code.trim().toLowerCase();
  const meant = items.filter(({ sku, open }) => open > 0 && sku.toLowerCase() === key);
  if (key === '' || meant.length === 0) return 'unknown';
  return meant.find(({ id, open }) => (packed[id] ?? 0) < open) ?? 'packed';
}

/** The units that lie in the parcel. */
export function listPacked(
  items: readonly PackableItem[],
  packed: PackedUnits,
): { id: string; quantity: number }[] {
  return items
    .map(({ id }) => ({ id, quantity: packed[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}
