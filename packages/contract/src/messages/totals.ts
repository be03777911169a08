/** Texts that explain a total. */
export const totalMessages = {
  details: 'Details',
  sale: 'Sale',
  handling: 'Handling',
  rounding: 'Rounding',
  givenBack: 'Taken off: {name}',
  includedTax: 'Including {name}',
  taxRelief: 'Without {name}',
  /** What one unit costs. */
  each: '{price} each',
  /** Of what a rate is taken. */
  rate: '{rate} of {base}',
  percent: '{number}%',
  /** Of numbers that are no money. */
  decimalSign: '.',
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
  /** Beside a price, in a currency that the visitor chose to see. */
  about: 'about {price}',
  /** Beside the total: it is paid in the currency of the shop. */
  aboutTotal: 'About {price}. You pay in {currency}.',
  currencies: 'Currencies',
  chooseCurrency: 'Show prices also in',
  noOtherCurrency: 'No other currency',
} as const;
