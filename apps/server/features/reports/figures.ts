/** Numbers of a report out of what is counted. Pure. */
import { multiplyRatio } from '@sitewright/commerce';
import type { FigureName } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import { measureColumns, type Measure } from './report-move.ts';
import type { SumRow } from './report-sums.ts';

/** See `figureNames` of the contract. */
export type Figures = Record<FigureName, number>;

/** Amounts in minor units; without a row all are zero. */
export function toFigures(row: SumRow | undefined): Figures {
  const read = (name: keyof SumRow) => Number(row?.[name] ?? 0);
  const [gross, discount, refund] = [
    read('gross_cents'),
    read('discount_cents'),
    read('refund_cents'),
  ];
  const net = gross - discount - refund;
  const [shipping, tax, giftCards] = [
    read('shipping_cents'),
    read('tax_cents'),
    read('gift_card_cents'),
  ];
  const orders = read('orders');
  return {
    orders,
    units: read('units'),
    returned: read('returned'),
    refunds: read('refunds'),
    grossCents: gross,
    discountCents: discount,
    refundCents: refund,
    netCents: net,
    shippingCents: shipping,
    taxCents: tax,
    giftCardCents: giftCards,
    totalCents: net + shipping + tax + giftCards,
    // Rounded as the database does, by which lines are sorted.
    averageCents: orders > 0 ? multiplyRatio(gross - discount, 1, orders) : 0,
  };
}

const net = 'gross_cents - discount_cents - refund_cents';

const figureSql: Readonly<Record<FigureName, string>> = {
  orders: 'orders',
  units: 'units',
  returned: 'returned',
  refunds: 'refunds',
  grossCents: 'gross_cents',
  discountCents: 'discount_cents',
  refundCents: 'refund_cents',
  netCents: net,
  shippingCents: 'shipping_cents',
  taxCents: 'tax_cents',
  giftCardCents: 'gift_card_cents',
  totalCents: `${net} + shipping_cents + tax_cents + gift_card_cents`,
  averageCents:
    'case when orders > 0 then round((gross_cents - discount_cents)::numeric / orders) else 0 end',
};

/** A figure of a row that has the measures; `sum`: of the rows of a group. */
export function figureOf(name: FigureName, of: 'row' | 'sum' = 'row'): RawBuilder<number> {
  const measured = new RegExp(`\\b(${measureColumns.join('|')})\\b`, 'g');
  return sql.raw(
    `(${of === 'row' ? figureSql[name] : figureSql[name].replace(measured, 'sum($1)')})`,
  );
}

/** Whether the figure of a sum is the sum of the figures: of all but an average. */
export function isAdditive(name: FigureName): boolean {
  return name !== 'averageCents';
}

/** The measures that a figure is computed of. */
export function measuresIn(name: FigureName): readonly Measure[] {
  return measureColumns.filter((measure) => new RegExp(`\\b${measure}\\b`).test(figureSql[name]));
}

/** The measures of which one is not zero where an order is behind a figure. */
export function measuresBehind(name: FigureName): readonly Measure[] {
  // Of an average the orders alone: goods that cost nothing have one too.
  return isAdditive(name) ? measuresIn(name) : ['orders'];
}
