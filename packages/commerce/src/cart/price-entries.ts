import { findSalePrice, type CatalogueSale } from '../discount/catalogue-sale.ts';
import type { PricedEntry } from './cart-entry.ts';
import { makeStep, type TotalStep } from '../total/total-step.ts';

/** Entries with the prices of now, and how they came about. */
export type PricedEntries = {
  readonly entries: readonly PricedEntry[];
  readonly steps: readonly TotalStep[];
};

/** Applies running sales to the prices of entries. Each unit has one price. */
export function priceEntries(
  entries: readonly PricedEntry[],
  sales: readonly CatalogueSale[],
  now: number,
): PricedEntries {
  const priced = entries.map((entry) => {
    const found = hasOwnPrice(entry) ? undefined : findSalePrice(entry, sales, now);
    const steps = [priceStep(entry), ...ownSaleStep(entry)];
    if (!found) return { entry, steps };
    const { unitPriceCents, sale } = found;
    steps.push(saleStep(entry, { id: sale.id, name: sale.name, unitPriceCents }));
    return { entry: { ...entry, unitPriceCents }, steps };
  });
  return {
    entries: priced.map(({ entry }) => entry),
    steps: priced.flatMap(({ steps }) => steps),
  };
}

function priceStep(entry: PricedEntry): TotalStep {
  const { id, quantity } = entry;
  const baseCents = regularPriceOf(entry);
  const facts = { kind: 'price' as const, ruleId: id, name: '', baseCents, quantity };
  return makeStep(facts, [{ id, amountCents: baseCents * quantity }]);
}

/** The sale of the product itself, which has no name, or the reason of a price of its own. */
function ownSaleStep(entry: PricedEntry): TotalStep[] {
  const { id, unitPriceCents } = entry;
  const baseCents = regularPriceOf(entry);
  if (baseCents === unitPriceCents) return [];
  const name = entry.ownPriceReason ?? '';
  return [saleStep({ ...entry, unitPriceCents: baseCents }, { id, name, unitPriceCents })];
}

function hasOwnPrice({ ownPriceReason }: PricedEntry): boolean {
  return ownPriceReason !== undefined && ownPriceReason !== null;
}

function saleStep(
  { id, unitPriceCents: baseCents, quantity }: PricedEntry,
  sale: { readonly id: string; readonly name: string; readonly unitPriceCents: number },
): TotalStep {
  const amountCents = (sale.unitPriceCents - baseCents) * quantity;
  const facts = { kind: 'sale' as const, ruleId: sale.id, name: sale.name, baseCents, quantity };
  return makeStep(facts, [{ id, amountCents }]);
}

/** A regular price below the price of now is none. */
function regularPriceOf({ unitPriceCents, regularPriceCents }: PricedEntry): number {
  return Math.max(unitPriceCents, regularPriceCents ?? 0);
}
