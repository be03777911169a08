/** What has to be fetched from the shelves for all waiting orders together. */

interface WaitingItem {
  readonly variantId: string;
  readonly name: string;
  readonly variant: string;
  readonly sku: string;
  readonly gtin: string;
  readonly open: number;
}

interface WaitingOrder {
  readonly number: number;
  readonly items: readonly WaitingItem[];
}

/** One thing of the shelf, with the orders that wait for it. */
export interface PickLine extends Omit<WaitingItem, 'open'> {
  /** Of its variant; of its name where it has none. */
  readonly key: string;
  readonly units: number;
  readonly orders: readonly number[];
}

/** By SKU, as shelves are; what has none stands behind, by name. */
export function listPicks(orders: readonly WaitingOrder[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { number, items } of orders) {
    for (const { open, ...item } of items) {
      const key = item.variantId || `${item.name} ${item.variant}`;
      const before = lines.get(key);
      const numbers = before?.orders ?? [];
      lines.set(key, {
        ...item,
        key,
        units: (before?.units ?? 0) + open,
        orders: numbers.includes(number) ? numbers : [...numbers, number],
      });
    }
  }
  return [...lines.values()].toSorted(
    (a, b) =>
      Number(a.sku === '') - Number(b.sku === '') ||
      a.sku.localeCompare(b.sku, undefined, { numeric: true }) ||
      a.name.localeCompare(b.name),
  );
}
