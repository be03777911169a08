import type { MoneyNotation } from '@sitewright/commerce';

/** `1.234,50 €`, with an ordinary space so that tests can be read. */
export const germanEuros: MoneyNotation = {
  currencyCode: 'EUR',
  fractionDigits: 2,
  decimalMark: ',',
  groupMark: '.',
  lastGroupSize: 3,
  groupSize: 3,
  groupedFrom: 4,
  digits: '0123456789'.split(''),
  positive: { prefix: '', suffix: ' €' },
  negative: { prefix: '-', suffix: ' €' },
};
