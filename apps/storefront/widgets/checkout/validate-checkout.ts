import {
  checkoutMessages,
  isEmail,
  listAddressErrors,
  listAnswerErrors,
  readCheckoutForm,
} from '@sitewright/contract';
import type { CheckoutField, Country } from '@sitewright/contract';
import { readAddress } from './checkout-values.ts';
import type { AddressKind, CheckoutErrors, CheckoutFields } from './checkout-values.ts';
import type { Check } from './providers/provider-fields.ts';
import { findProviderFields } from './providers/providers.ts';
import { say } from '../../platform/say.ts';

/** The facts about an order that decide which fields count. */
export interface CheckoutNeeds {
  readonly requiresShipping: boolean;
  readonly hasShippingOption: boolean;
  /** True: it is fetched, and no address is asked. */
  readonly isPickup: boolean;
  readonly isPhoneRequired: boolean;
  /** The form that the shop adds. */
  readonly fields: readonly CheckoutField[];
  readonly countries: readonly Country[];
  readonly today: Date;
}

/** What is wrong with the form, in the order of its fields; the server checks again. */
export function validateCheckout(fields: CheckoutFields, needs: CheckoutNeeds): CheckoutErrors {
  const errors: Record<string, string> = {};
  const check = (name: string, isGood = true, message = ''): void => {
    if (!fields[name]?.trim()) errors[name] = say(checkoutMessages.required);
    else if (!isGood) errors[name] = message;
  };
  check('email', isEmail(fields.email?.trim() ?? ''), say(checkoutMessages.emailInvalid));
  if (needs.requiresShipping) {
    if (needs.isPickup) checkPerson('shippingAddress', needs, check);
    else checkAddress('shippingAddress', fields, needs, check);
    if (!needs.hasShippingOption) {
      errors.shippingOptionId = say(checkoutMessages.shippingOptionRequired);
    }
  }
  findProviderFields(fields['payment.provider'] ?? '')?.check?.(fields, check, needs.today);
  if (!needs.requiresShipping || !fields.isBillingSameAsShipping) {
    checkAddress('billingAddress', fields, { ...needs, isPhoneRequired: false }, check);
  }
  const { answers } = readCheckoutForm(fields, needs.requiresShipping).values;
  return { ...errors, ...listAnswerErrors(needs.fields, answers) };
}

function checkPerson(
  kind: AddressKind,
  { isPhoneRequired }: Pick<CheckoutNeeds, 'isPhoneRequired'>,
  check: Check,
): void {
  for (const part of ['firstName', 'lastName']) check(`${kind}.${part}`);
  if (isPhoneRequired) check(`${kind}.phone`);
}

function checkAddress(
  kind: AddressKind,
  fields: CheckoutFields,
  { countries, isPhoneRequired }: CheckoutNeeds,
  check: Check,
): void {
  const address = readAddress(fields, kind);
  const country = countries.find(({ code }) => code === address.country);
  const found = listAddressErrors(address, country);
  check(`${kind}.country`, country !== undefined, say(checkoutMessages.countryUnknown));
  checkPerson(kind, { isPhoneRequired }, check);
  for (const part of ['line1', 'city']) check(`${kind}.${part}`);
  for (const part of ['region', 'postalCode', 'phone'] as const) {
    const message = found[part];
    if (message) check(`${kind}.${part}`, false, say(message));
  }
}
