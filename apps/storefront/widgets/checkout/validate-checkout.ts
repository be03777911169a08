import { checkoutMessages, isEmail } from '@sitewright/contract';
import type { Country } from '@sitewright/contract';
import { isCardNumber, isSecurityCode, readExpiry } from './card.ts';
import type { AddressKind, CheckoutFields } from './checkout-values.ts';

export type CheckoutErrors = Readonly<Record<string, string>>;

/** The facts about an order that decide which fields count. */
export interface CheckoutNeeds {
  readonly requiresShipping: boolean;
  readonly hasShippingOption: boolean;
  readonly isPhoneRequired: boolean;
  readonly countries: readonly Country[];
  readonly today: Date;
}

/** What is wrong with the form, in the order of its fields; the server checks again. */
export function validateCheckout(fields: CheckoutFields, needs: CheckoutNeeds): CheckoutErrors {
  const errors: Record<string, string> = {};
  const check = (name: string, isGood = true, message = ''): void => {
    if (!fields[name]?.trim()) errors[name] = checkoutMessages.required;
    else if (!isGood) errors[name] = message;
  };
  check('email', isEmail(fields.email?.trim() ?? ''), checkoutMessages.emailInvalid);
  if (needs.requiresShipping) {
    checkAddress('shippingAddress', fields, needs, check);
    if (!needs.hasShippingOption) {
      errors.shippingOptionId = checkoutMessages.shippingOptionRequired;
    }
  }
  if (fields['payment.provider'] === 'test') checkCard(fields, needs.today, check);
  if (!needs.requiresShipping || !fields.isBillingSameAsShipping) {
    checkAddress('billingAddress', fields, { ...needs, isPhoneRequired: false }, check);
  }
  return errors;
}

type Check = (name: string, isGood?: boolean, message?: string) => void;

function checkAddress(
  kind: AddressKind,
  fields: CheckoutFields,
  { countries, isPhoneRequired }: CheckoutNeeds,
  check: Check,
): void {
  const country = countries.find(({ code }) => code === fields[`${kind}.country`]);
  check(`${kind}.country`, country !== undefined, checkoutMessages.countryUnknown);
  for (const part of ['firstName', 'lastName', 'line1', 'city']) check(`${kind}.${part}`);
  if (country?.regions.length) check(`${kind}.region`);
  if (country?.postalCodeLabel) check(`${kind}.postalCode`);
  if (isPhoneRequired) check(`${kind}.phone`);
}

function checkCard(fields: CheckoutFields, today: Date, check: Check): void {
  const { cardNumberInvalid, cardExpiryInvalid, cardExpired, cardCodeInvalid } = checkoutMessages;
  const expiry = readExpiry(fields['payment.expiry'] ?? '', today);
  const expiryMessage = expiry === 'past' ? cardExpired : cardExpiryInvalid;
  check('payment.cardNumber', isCardNumber(fields['payment.cardNumber'] ?? ''), cardNumberInvalid);
  check('payment.expiry', expiry === 'good', expiryMessage);
  check('payment.cvc', isSecurityCode(fields['payment.cvc'] ?? ''), cardCodeInvalid);
}
