/** The reports there are, and which numbers each of them has. docs/decisions/125-reports.md */

export const reportNames = [
  'sales',
  'refunds',
  'products',
  'discounts',
  'taxes',
  'payments',
  'channels',
  'customers',
  'sources',
  'campaigns',
] as const;

/** One of {@link reportNames}. */
export type ReportName = (typeof reportNames)[number];

/** Steps of a course. Weeks begin on Monday. */
export const reportUnits = ['day', 'week', 'month', 'year'] as const;

/** One of {@link reportUnits}. */
export type ReportUnit = (typeof reportUnits)[number];

/** What the lines of a file of a report are: what it is about, or steps of its period. */
export const reportViews = ['lines', 'course'] as const;

/** One of {@link reportViews}. */
export type ReportView = (typeof reportViews)[number];

/** `before`: as long, and right before; `year`: the same days a year before. */
export const periodComparisons = ['none', 'before', 'year'] as const;

/** One of {@link periodComparisons}. */
export type PeriodComparison = (typeof periodComparisons)[number];

/**
 * What a report counts. Cents are without tax but for the tax itself: goods before discounts
 * (`gross`), less discounts and refunds (`net`), with shipping, tax and sold gift cards (`total`).
 * `average` is what an order came to in goods after discounts.
 */
export const figureNames = [
  'orders',
  'units',
  'returned',
  'refunds',
  'grossCents',
  'discountCents',
  'refundCents',
  'netCents',
  'shippingCents',
  'taxCents',
  'giftCardCents',
  'totalCents',
  'averageCents',
] as const;

/** One of {@link figureNames}. */
export type FigureName = (typeof figureNames)[number];

/** The columns of each report, on the screen and in its file. */
export const reportFigures: Readonly<Record<ReportName, readonly FigureName[]>> = {
  sales: [
    'orders',
    'units',
    'grossCents',
    'discountCents',
    'refundCents',
    'netCents',
    'shippingCents',
    'taxCents',
    'giftCardCents',
    'totalCents',
    'averageCents',
  ],
  refunds: ['refunds', 'returned', 'refundCents', 'taxCents', 'giftCardCents'],
  products: [
    'units',
    'returned',
    'grossCents',
    'discountCents',
    'refundCents',
    'netCents',
    'giftCardCents',
  ],
  discounts: ['orders', 'discountCents', 'shippingCents'],
  taxes: ['grossCents', 'taxCents'],
  payments: ['orders', 'grossCents', 'refundCents', 'netCents'],
  channels: [
    'orders',
    'units',
    'netCents',
    'shippingCents',
    'taxCents',
    'totalCents',
    'averageCents',
  ],
  customers: ['orders', 'units', 'netCents', 'totalCents', 'averageCents'],
  sources: ['orders', 'units', 'netCents', 'totalCents', 'averageCents'],
  campaigns: ['orders', 'units', 'netCents', 'totalCents', 'averageCents'],
};

/** What each report is sorted by, and what its course shows. */
export const mainFigures: Readonly<Record<ReportName, FigureName>> = {
  sales: 'netCents',
  refunds: 'refundCents',
  products: 'netCents',
  discounts: 'discountCents',
  taxes: 'taxCents',
  payments: 'netCents',
  channels: 'netCents',
  customers: 'netCents',
  sources: 'netCents',
  campaigns: 'netCents',
};
