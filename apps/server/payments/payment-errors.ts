/** What a shopper is told about a payment that did not succeed. */
import { ApiError, errorCatalogue, checkoutMessages } from '@sitewright/contract';
import type { DeclineCode } from './provider.ts';

const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'incorrect_number',
  'invalid_expiry',
  'invalid_cvc',
  'authentication_failed',
  'provider_unavailable',
] as const satisfies readonly DeclineCode[];

/** The error of a failed payment; one that was called off or ran out of time did not go through. */
export function paymentError(failureCode: string | null): ApiError {
  const code = declineCodes.find((known) => known === failureCode);
  return new ApiError(code ?? 'authentication_failed');
}

/** The page of the second step, which also tells how a payment stands. */
export function paymentPath(paymentId: string): string {
  return `/checkout/payment/${encodeURIComponent(paymentId)}`;
}

/** The sentence of `?error=CODE` on the checkout; empty for anything else. */
export function checkoutErrorMessage(code: string): string {
  const known = declineCodes.find((declined) => declined === code);
  if (known) return errorCatalogue[known].message;
  return code === 'payment_under_way' ? checkoutMessages.paymentUnderWay : '';
}
