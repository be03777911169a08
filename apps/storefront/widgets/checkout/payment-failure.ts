import { addToCartMessages, cartMessages, nameFormErrors } from '@sitewright/contract';
import type { CallFailure } from '@sitewright/contract';
import type { CheckoutErrors } from './checkout-values.ts';
import { say } from '../../platform/say.ts';

/** The field that a refusal of the provider is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  incorrect_number: 'payment.cardNumber',
  invalid_expiry: 'payment.expiry',
  invalid_cvc: 'payment.cvc',
  shipping_option_required: 'shippingOptionId',
  shipping_option_unavailable: 'shippingOptionId',
};

/** Refusals after which the shown cart is no longer true. */
const STALE_CODES = [
  'total_changed',
  'stock_changed',
  'holds_used_up',
  'shipping_option_unavailable',
];

/** The sentence for a failure; never empty. */
export function describeFailure({ kind, message }: CallFailure): string {
  if (kind === 'offline') return say(cartMessages.checkConnection);
  if (kind === 'crumb') return say(addToCartMessages.sessionExpired);
  if (kind === 'too-many') return say(addToCartMessages.tooManyRequests);
  return message || say(cartMessages.tryAgain);
}

/** Messages by field: the server's, else one from the code of the refusal. */
export function errorsOf(failure: CallFailure): CheckoutErrors {
  if (Object.keys(failure.errors).length > 0) return nameFormErrors(failure.errors);
  const field = fieldOfCode[failure.code];
  return field ? { [field]: failure.message } : {};
}

/** True when the checkout shows what is no longer so: it is to be read anew. */
export function isStale({ code }: CallFailure): boolean {
  return STALE_CODES.includes(code);
}

/** True when the payment surely did not happen, so that the next press is a new attempt. */
export function isFinal({ status, code }: CallFailure): boolean {
  return status >= 400 && status < 500 && code !== 'payment_under_way';
}
