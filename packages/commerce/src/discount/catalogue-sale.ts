import { reduceByRate } from '../money/round.ts';
import type { ItemChoice } from './discount.ts';
import { isChosen, type ChoosableEntry } from './item-choice.ts';

/** A sale of the catalogue from one moment to another: every unit has a new price meanwhile. */
export type CatalogueSale = ItemChoice & {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds, inclusive. */
  readonly startsAt?: number | null;
  /** Epoch milliseconds, exclusive. */
  readonly endsAt?: number | null;
  readonly benefit:
    | { readonly kind: 'percent'; readonly ratePpm: number }
    | { readonly kind: 'fixed'; readonly amountCents: number }
    | { readonly kind: 'price'; readonly priceCents: number };
};

/** What one unit costs in a sale. */
export type SalePrice = { readonly unitPriceCents: number; readonly sale: CatalogueSale };

/**
 * The lowest price that a running sale gives a unit; undefined when none is below its price. Sales
 * do not add up. Equal prices go to the smaller id.
 *
 * @param now epoch milliseconds
 */
export function findSalePrice(
  entry: ChoosableEntry & { readonly unitPriceCents: number },
  sales: readonly CatalogueSale[],
  now: number,
): SalePrice | undefined {
  let best: SalePrice | undefined;
  for (const sale of sales) {
    if (!isRunning(sale, now) || !isChosen(entry, sale)) continue;
    const unitPriceCents = priceIn(sale, entry.unitPriceCents);
    if (unitPriceCents >= entry.unitPriceCents) continue;
    const isBetter =
      !best ||
      unitPriceCents < best.unitPriceCents ||
      (unitPriceCents === best.unitPriceCents && sale.id < best.sale.id);
    if (isBetter) best = { unitPriceCents, sale };
  }
  return best;
}

/** What a variant says of its prices. */
type SaleFacts = { readonly price: number; readonly salePrice: number; readonly onSale: boolean };

/**
 * A variant with the sales of the catalogue in its prices, so that pages, lists and carts tell the
 * same. Its own sale stays where it is lower.
 *
 * @param now epoch milliseconds
 */
export function priceInSales<Facts extends SaleFacts>(
  variant: Facts,
  item: ChoosableEntry,
  { sales, now }: { readonly sales: readonly CatalogueSale[]; readonly now: number },
): Facts {
  const unitPriceCents = variant.onSale ? variant.salePrice : variant.price;
  const found = findSalePrice({ ...item, unitPriceCents }, sales, now);
  return found ? { ...variant, onSale: true, salePrice: found.unitPriceCents } : variant;
}

/** How many beginnings and ends of sales have passed: what is shown meanwhile stays the same. */
export function countSaleTurns(sales: readonly CatalogueSale[], now: number): number {
  const turns = sales.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return turns.filter((turn) => turn != null && turn <= now).length;
}

function isRunning({ startsAt, endsAt }: CatalogueSale, now: number): boolean {
  return (startsAt == null || now >= startsAt) && (endsAt == null || now < endsAt);
}

function priceIn({ benefit }: CatalogueSale, unitPriceCents: number): number {
  switch (benefit.kind) {
    case 'percent':
      return reduceByRate(unitPriceCents, benefit.ratePpm);
    case 'fixed':
      return Math.max(0, unitPriceCents - benefit.amountCents);
    case 'price':
      return benefit.priceCents;
  }
}
