/** Texts that explain a total. */
export const totalMessages = {
  details: 'Details',
  sale: 'Sale',
  handling: 'Handling',
  rounding: 'Rounding',
  includedTax: 'Including {name}',
  taxRelief: 'Without {name}',
  /** What one unit costs. */
  each: '{price} each',
  /** Of what a rate is taken. */
  rate: '{rate} of {base}',
  total: 'Total',
  discount: 'Discount',
  shipping: 'Shipping',
  /** What shipping costs then. */
  free: 'Free',
  shippingUnknown: 'Calculated next',
  taxNotOwed: 'Tax not owed',
  tax: 'Tax',
  includingTax: 'Including tax',
  toPay: 'To pay',
} as const;
