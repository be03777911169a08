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
} as const;
