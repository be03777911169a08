/** The columns of orders as CSV, each with what it tells. docs/decisions/100-orders-as-csv.md */
import { productTypes, UNTAXED_CLASS } from '@sitewright/commerce';
import type { ExportedItem, ExportedOrder } from './load-exported-orders.ts';

/** How a file writes money and instants. */
export interface CellWriter {
  money: (amountCents: number) => string;
  /** Empty for what never happened. */
  instant: (at: Date | null) => string;
}

type OrderCell = (order: ExportedOrder, write: CellWriter) => string;

/** A column by which rows of an order have a cell in it. */
export interface Column {
  name: string;
  /** Of an item; undefined for an order without items, as a donation is. */
  ofItem?: (item: ExportedItem, write: CellWriter) => string;
  ofOrder?: OrderCell;
  /** True: the first row of an order alone, so that the sum of the column is right. */
  isOnce?: boolean;
}

function everyRow(name: string, ofOrder: OrderCell): Column {
  return { name, ofOrder };
}

function firstRow(name: string, ofOrder: OrderCell): Column {
  return { name, ofOrder, isOnce: true };
}

function itemRow(name: string, ofItem: NonNullable<Column['ofItem']>): Column {
  return { name, ofItem };
}

const financialStatuses = {
  unpaid: 'PENDING',
  paid: 'PAID',
  'partly-refunded': 'PARTIALLY_REFUNDED',
  refunded: 'REFUNDED',
  canceled: 'CANCELED',
} as const;

function fulfillmentStatusOf({ paymentState, fulfillmentStatus }: ExportedOrder): string {
  if (paymentState === 'canceled') return 'CANCELED';
  if (fulfillmentStatus === 'fulfilled') return 'FULFILLED';
  return fulfillmentStatus === 'partially_fulfilled' ? 'PARTIALLY_FULFILLED' : 'PENDING';
}

function itemStatusOf({ quantity, kept, handed }: ExportedItem): string {
  if (kept === 0 && quantity > 0) return 'REFUNDED';
  if (handed >= kept) return 'FULFILLED';
  return handed > 0 ? 'PARTIALLY_FULFILLED' : 'PENDING';
}

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

type AddressName = 'billingAddress' | 'shippingAddress';

function addressColumns(prefix: string, name: AddressName): Column[] {
  const field =
    (key: string): OrderCell =>
    (order) =>
      order[name]?.[key] ?? '';
  const fullName: OrderCell = (order) =>
    [order[name]?.['firstName'], order[name]?.['lastName']].filter(Boolean).join(' ');
  return [
    firstRow(`${prefix} Name`, fullName),
    firstRow(`${prefix} Address1`, field('line1')),
    firstRow(`${prefix} Address2`, field('line2')),
    firstRow(`${prefix} City`, field('city')),
    firstRow(`${prefix} Zip`, field('postalCode')),
    firstRow(`${prefix} Province`, field('region')),
    firstRow(`${prefix} Country`, field('country')),
    firstRow(`${prefix} Phone`, field('phone')),
  ];
}

/** In the order of the file. */
export const orderColumns: readonly Column[] = [
  everyRow('Order ID', (order) => String(order.orderNumber)),
  everyRow('Email', (order) => order.email),
  firstRow('Financial Status', (order) => financialStatuses[order.paymentState]),
  firstRow('Paid at', (order, write) => write.instant(order.paidAt)),
  firstRow('Fulfillment Status', fulfillmentStatusOf),
  firstRow('Fulfilled at', (order, write) => write.instant(order.fulfilledAt)),
  firstRow('Currency', (order) => order.currency),
  firstRow('Subtotal', (order, write) => write.money(order.subtotalCents)),
  firstRow('Shipping', (order, write) => write.money(order.shippingCents)),
  firstRow('Taxes', (order, write) => write.money(order.taxCents)),
  firstRow('Amount Refunded', (order, write) => write.money(order.refundedCents)),
  firstRow('Total', (order, write) => write.money(order.grandTotalCents)),
  firstRow('Discount Code', (order) => order.discountCodes.join(', ')),
  firstRow('Discount Amount', (order, write) => write.money(order.discountCents)),
  firstRow('Shipping Method', (order) => order.shippingOptionName),
  firstRow('Created at', (order, write) => write.instant(order.createdAt)),
  itemRow('Lineitem quantity', (item) => String(item.quantity)),
  itemRow('Lineitem name', (item) => item.name),
  itemRow('Lineitem price', (item, write) => write.money(item.unitPriceCents)),
  itemRow('Lineitem sku', (item) => item.sku),
  itemRow('Lineitem variant', (item) => item.variant),
  itemRow('Lineitem requires shipping', (item) =>
    yesNo(item.productType === productTypes.physical),
  ),
  itemRow('Lineitem taxable', (item) => yesNo(item.taxClass !== UNTAXED_CLASS)),
  itemRow('Lineitem fulfillment status', itemStatusOf),
  ...addressColumns('Billing', 'billingAddress'),
  ...addressColumns('Shipping', 'shippingAddress'),
  firstRow('Cancelled at', (order, write) => write.instant(order.canceledAt)),
  firstRow('Private Notes', (order) => order.privateNotes.join('\n')),
  firstRow('Payment Method', (order) => order.paymentMethod),
  firstRow('Payment Reference', (order) => order.paymentReference),
];
