import { asNumber } from '../values/read.ts';

const CENTS_PER_UNIT = 100;

/** As in the United States, halves to the even digit: 12.5 cents are 0.12. */
const format = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'halfEven',
});

/** Cents as an amount with two decimals; what is no number counts as 0. CFM-06. */
export function writeCents(value: unknown): string {
  const cents = asNumber(value);
  return format.format(Number.isFinite(cents) ? cents / CENTS_PER_UNIT : 0);
}

/** An amount in the span that scripts convert to other currencies. */
export function moneySpan(amount: string): string {
  return `<span class="sqs-money-native">${amount}</span>`;
}
