/** What went back of an order, as reports count it. Pure. */
import { productTypes, type PartialRefund, type TotalStep } from '@sitewright/commerce';
import { addUpMoves, measureColumns, type ReportMove } from './report-move.ts';
import { moveTax } from './tax-moves.ts';

/** An item of the order, by its id. */
export interface RefundedItem {
  productId: string;
  productName: string;
  productType: number;
}

export interface MovedRefund {
  refund: PartialRefund;
  items: ReadonlyMap<string, RefundedItem>;
  steps: readonly TotalStep[];
  /** Why it went back, in the words of whoever gave it. */
  reason: string;
}

/** What was decided to go back. What names no goods stands with what is no product. */
export function listRefundMoves({ refund, items, steps, reason }: MovedRefund): ReportMove[] {
  const told = refund.parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const rest = { id: '', quantity: 0, amountCents: refund.amountCents - told, taxes: [] };
  const moves = [...refund.parts, rest].flatMap((part): ReportMove[] => {
    const item = items.get(part.id);
    const taxCents = part.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const netCents = part.amountCents - taxCents;
    const isGiftCard = item?.productType === productTypes.giftCard;
    const back = isGiftCard ? { gift_card_cents: -netCents } : { refund_cents: netCents };
    const goods = { ...back, returned: item ? part.quantity : 0 };
    const taxes = part.taxes.map((tax) => moveTax(tax, { netCents, steps }));
    return [
      { report: 'sales', key: '', ...goods, tax_cents: -taxCents },
      { report: 'refund', key: reason, label: reason, ...goods, tax_cents: -taxCents },
      {
        report: 'product',
        key: item?.productId ?? '',
        label: item?.productName ?? '',
        ...goods,
      },
      ...taxes.map((tax) => ({
        ...tax,
        gross_cents: -(tax.gross_cents ?? 0),
        tax_cents: -(tax.tax_cents ?? 0),
      })),
    ];
  });
  const counted: ReportMove[] = [
    { report: 'sales', key: '', refunds: 1 },
    { report: 'refund', key: reason, label: reason, refunds: 1 },
  ];
  return addUpMoves([...counted, ...moves]);
}

/** The same the other way round: it did not go back after all. */
export function turnMoves(moves: readonly ReportMove[]): ReportMove[] {
  return moves.map((move) => ({
    ...move,
    ...Object.fromEntries(measureColumns.map((name) => [name, 0 - (move[name] ?? 0)])),
  }));
}
