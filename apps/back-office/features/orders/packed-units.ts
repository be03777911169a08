/** What lies in the parcel already, by the ids of items. */
export type PackedUnits = Readonly<Record<string, number>>;

interface PackableItem {
  readonly id: string;
  readonly sku: string;
  /** The number on its barcode; empty when none is known. */
  readonly gtin: string;
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
 * The item that a code on a shelf means, a SKU or a barcode: the first of them that still lacks a unit.
 * `packed`: all of it lies there already; `unknown`: nothing of the order has this code.
 */
export function findByCode<Item extends PackableItem>(
  items: readonly Item[],
  packed: PackedUnits,
  code: string,
): Item | 'packed' | 'unknown' {
  const meant = items.filter((item) => item.open > 0 && isCodeOf(item, code));
  if (meant.length === 0) return 'unknown';
  return meant.find(({ id, open }) => (packed[id] ?? 0) < open) ?? 'packed';
}

/** The code stands on this item. Barcodes of 12 digits are those of 13 without their leading zero. */
export function isCodeOf({ sku, gtin }: Pick<PackableItem, 'sku' | 'gtin'>, code: string): boolean {
  const key = code.trim().toLowerCase();
  if (key === '') return false;
  if (sku.trim().toLowerCase() === key) return true;
  return gtin !== '' && /^\d{8,14}$/.test(key) && key.padStart(14, '0') === gtin.padStart(14, '0');
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

/** True when nothing of the order is missing in the parcel. */
export function isAllPacked(items: readonly PackableItem[], packed: PackedUnits): boolean {
  return items.every(({ id, open }) => (packed[id] ?? 0) >= open);
}

/** What was remembered, as far as it still fits: never more of an item than is open by now. */
export function readPacked(items: readonly PackableItem[], remembered: unknown): PackedUnits {
  if (typeof remembered !== 'object' || remembered === null) return {};
  const counts: ReadonlyMap<string, unknown> = new Map(Object.entries(remembered));
  return Object.fromEntries(
    items.flatMap(({ id, open }) => {
      const count = counts.get(id);
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return [];
      return [[id, Math.min(open, count)]];
    }),
  );
}
