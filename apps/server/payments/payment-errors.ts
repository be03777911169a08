/** What a shopper is told about a payment that did not succeed. */
import { ApiError, errorCatalogue, checkoutMessages } from '@sitewright/contract';
import { declineCodes } from './provider.ts';

/** The error of a failed payment; one that was called off or ran out of time did not go through. */
export function paymentError(failureCode: string | null): ApiError {
  const code = declineCodes.find((known) => known === failureCode);
  return new ApiError(code ?? 'authentication_failed');
}

/** The sentence of `?error=CODE` on the checkout; empty for anything else. */
export function checkoutErrorMessage(code: string): string {
  const known = declineCodes.find((declined) => declined === code);
  if (known) return errorCatalogue[known].message;
  return code === 'payment_under_way' ? checkoutMessages.paymentUnderWay : '';
}
