/** Amounts as Stripe counts them. */
import { findCurrency } from '@sitewright/commerce';

/**
 * Currencies whose smallest unit Stripe counts otherwise than by two digits. ISK and UGX have no
 * minor unit and are counted with two digits all the same.
 */
const digitsByCurrency: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Ours: whole minor units and the code in capitals. */
export interface ShopAmount {
  amountCents: number;
  currency: string;
}

/** Theirs: the code in small letters. */
export interface StripeAmount {
  amount: number;
  currency: string;
}

/** What Stripe is asked for. @throws when it cannot count the amount */
export function toStripeAmount({ amountCents, currency }: ShopAmount): StripeAmount {
  const amount = amountCents * factorOf(currency);
  if (!Number.isInteger(amount)) throw new Error(`Stripe cannot take ${amountCents} ${currency}`);
  return { amount, currency: currency.toLowerCase() };
}

/** What Stripe tells. */
export function fromStripeAmount({ amount, currency }: StripeAmount): ShopAmount {
  const code = currency.toUpperCase();
  return { amountCents: Math.round(amount / factorOf(code)), currency: code };
}

function factorOf(code: string): number {
  return 10 ** ((digitsByCurrency[code] ?? 2) - findCurrency(code).fractionDigits);
}
