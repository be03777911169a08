/** What a payment or an edit sold, as reports count it. Pure. */
import {
  listKeptParts,
  multiplyRatio,
  productTypes,
  SHIPPING_PART,
  type ChargedPart,
  type TotalStep,
} from '@sitewright/commerce';
import { readChargedLines } from '../../payments/charged-parts.ts';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import { addUpMoves, type ReportMove } from './report-move.ts';
import { moveTax } from './tax-moves.ts';

/** Goods, discounts, shipping and taxes; `isFirst`: an order begins with it. */
export function listSoldMoves(snapshot: PaymentSnapshot, isFirst: boolean): ReportMove[] {
  const ids = snapshot.lines.map((_, index) => String(index));
  const charged = readChargedLines(snapshot, ids);
  const parts = listKeptParts(charged.parts, snapshot.relieved ?? []);
  const moves = parts.flatMap((part) => movePart(snapshot, { part, steps: charged.steps }));
  const own: ReportMove = { report: 'sales', key: '', orders: isFirst ? 1 : 0 };
  return addUpMoves([own, ...moves]).map((move) => countOnce(move));
}

interface SoldPart {
  part: ChargedPart;
  steps: readonly TotalStep[];
}

function movePart(snapshot: PaymentSnapshot, { part, steps }: SoldPart): ReportMove[] {
  const line = snapshot.lines[Number(part.id)];
  const taxCents = part.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const netCents = part.amountCents - taxCents;
  const taxes = part.taxes.map((tax) => moveTax(tax, { netCents, steps }));
  const off = listDiscounts({ part, steps });
  const all: ReportMove = { report: 'sales', key: '', tax_cents: taxCents };
  if (part.id === SHIPPING_PART) {
    const discounts = off.map(({ amountCents, ...move }) => ({
      ...move,
      shipping_cents: amountCents,
    }));
    return [{ ...all, shipping_cents: netCents }, ...taxes, ...discounts];
  }
  const units = line ? part.quantity : 0;
  const discountCents = off.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isGiftCard = line?.productType === productTypes.giftCard;
  const goods = isGiftCard
    ? { units, gift_card_cents: netCents }
    : { units, gross_cents: netCents + discountCents, discount_cents: discountCents };
  const discounts = off.map(({ amountCents, ...move }) => ({
    ...move,
    discount_cents: amountCents,
  }));
  const product: ReportMove = {
    report: 'product',
    key: line?.productId ?? '',
    label: line?.title ?? '',
    ...goods,
  };
  return [{ ...all, ...goods }, product, ...taxes, ...(isGiftCard ? [] : discounts)];
}

/**
 * What discounts took off a part, above zero. A discount off a price that holds tax is told without
 * the share of that tax, so that what is left is the sale that the ledger has.
 */
function listDiscounts({ part, steps }: SoldPart) {
  const cents = (kind: TotalStep['kind']) =>
    steps
      .filter((step) => step.kind === kind)
      .flatMap(({ parts }) => parts.filter(({ id }) => id === part.id))
      .reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
  const priceCents = part.amountCents - cents('tax');
  const heldCents = cents('included-tax');
  return steps
    .filter(({ kind }) => kind === 'discount')
    .flatMap(({ ruleId, name, parts }) =>
      parts
        .filter(({ id }) => id === part.id)
        .map(({ amountCents }) => ({
          report: 'discount' as const,
          key: ruleId,
          label: name,
          amountCents:
            priceCents > 0
              ? multiplyRatio(-amountCents, priceCents - heldCents, priceCents)
              : -amountCents,
        })),
    );
}

/** Parts of an order are one use of a discount, and one order of a product. */
function countOnce(move: ReportMove): ReportMove {
  return move.report === 'product' || move.report === 'discount' || move.report === 'tax'
    ? { ...move, orders: 1 }
    : move;
}
