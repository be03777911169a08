/** Amounts as PayPal writes them. */
import { findCurrency } from '@sitewright/commerce';

/** PayPal takes no parts of these. */
const wholeCurrencies = ['JPY', 'HUF', 'TWD'];

export interface PayPalAmount {
  currency_code: string;
  value: string;
}

interface ShopAmount {
  amountCents: number;
  currency: string;
}

/** @throws when PayPal cannot take the amount */
export function toPayPalAmount({ amountCents, currency }: ShopAmount): PayPalAmount {
  const value = amountCents / 10 ** findCurrency(currency).fractionDigits;
  const digits = digitsOf(currency);
  const text = value.toFixed(digits);
  if (Number(text) !== value) throw new PayPalAmountError(`${value} ${currency}`);
  return { currency_code: currency, value: text };
}

/** The amount cannot be written in PayPal's form of its currency. */
export class PayPalAmountError extends Error {
  override name = 'PayPalAmountError';
  constructor(amount: string) {
    super(`PayPal cannot take ${amount}`);
  }
}

/**
 * PayPal writes units with as many digits as the currency has ("12.30", "1200"); we count cents.
 */
export function fromPayPalAmount({ currency_code: currency, value }: PayPalAmount): ShopAmount {
  const factor = 10 ** findCurrency(currency).fractionDigits;
  return { amountCents: Math.round(Number(value) * factor), currency };
}

function digitsOf(currency: string): number {
  return wholeCurrencies.includes(currency) ? 0 : 2;
}
