import { PPM, multiplyRatio, reduceByRate } from '../money/round.ts';
import type { BuyXGetY, Discount } from './discount.ts';
import type { DiscountPiece, Reduction } from './discount-piece.ts';
import { isChosen } from './item-choice.ts';

type Units = { piece: DiscountPiece; quantity: number; unitPriceCents: number; isBought: boolean };

/**
 * Takes the price off the units that are to be had for others. The cheapest ones are cheaper, and a
 * unit that is cheaper is not counted as bought. What is left of each entry is rounded half up.
 */
export function takeOffUnits(
  discount: Discount,
  benefit: BuyXGetY,
  pieces: readonly DiscountPiece[],
): Reduction {
  const gets = benefit.gets ?? discount;
  const units = pieces.flatMap((piece): Units[] => {
    const { entry } = piece;
    if (!entry) return [];
    const isBought = isChosen(entry, discount);
    if (!isBought && !isChosen(entry, gets)) return [];
    return [{ piece, quantity: entry.quantity, unitPriceCents: entry.unitPriceCents, isBought }];
  });
  const givable = units.filter(({ piece }) => isChosen(piece.entry!, gets)).toSorted(byPrice);
  const bought = units.filter(({ isBought }) => isBought);
  const times = countTimes(benefit, givable, countUnits(bought));
  return lowerUnits(takeCheapest(givable, times * benefit.getQuantity), benefit.ratePpm ?? PPM);
}

/** How often the offer goes into the cart: the most for which enough units are left to be bought. */
function countTimes(benefit: BuyXGetY, givable: readonly Units[], boughtQuantity: number): number {
  const { buyQuantity, getQuantity, maxTimes = Infinity } = benefit;
  if (buyQuantity < 1 || getQuantity < 1) return 0;
  let least = 0;
  let most = Math.min(maxTimes, Math.floor(countUnits(givable) / getQuantity));
  while (least < most) {
    const tried = Math.ceil((least + most) / 2);
    const given = takeCheapest(givable, tried * getQuantity).filter(({ isBought }) => isBought);
    const isEnough = boughtQuantity - countUnits(given) >= tried * buyQuantity;
    if (isEnough) least = tried;
    else most = tried - 1;
  }
  return least;
}

function takeCheapest(units: readonly Units[], quantity: number): Units[] {
  let open = quantity;
  const taken: Units[] = [];
  for (const one of units) {
    if (open === 0) break;
    const part = Math.min(open, one.quantity);
    taken.push({ ...one, quantity: part });
    open -= part;
  }
  return taken;
}

function lowerUnits(units: readonly Units[], ratePpm: number): Reduction {
  let baseCents = 0;
  const parts = units.map(({ piece, quantity }) => {
    const ofUnits = multiplyRatio(piece.leftCents, quantity, piece.entry!.quantity);
    baseCents += ofUnits;
    return { id: piece.id, amountCents: ofUnits - reduceByRate(ofUnits, ratePpm) };
  });
  return { baseCents, ratePpm, quantity: countUnits(units), parts };
}

function countUnits(units: readonly { readonly quantity: number }[]): number {
  return units.reduce((total, { quantity }) => total + quantity, 0);
}

function byPrice(a: Units, b: Units): number {
  return a.unitPriceCents - b.unitPriceCents || (a.piece.id < b.piece.id ? -1 : 1);
}
