import type { z } from 'zod';
import type { paymentRequestSchema } from '../calls/create-payment.ts';
import type { CheckoutValues, TypedAddress } from './checkout-page.ts';

/** Text fields of a posted form; a repeated name arrives as a list. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The parts of an address, in the order in which they are asked. */
export const addressParts = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const satisfies readonly (keyof TypedAddress)[];

const paymentPrefix = 'payment.';

/** What a form asks to buy; its schema looks at every part of it. */
export type CheckoutRequest = Omit<z.input<typeof paymentRequestSchema>, 'payment'> & {
  readonly payment: Readonly<Record<string, string>>;
};

/**
 * What the form asks for; only `pay` pays. `place`: what can be sent to its address; `sign-in`: what is
 * typed is kept, and its visitor comes back;
 * `enter-gift-card`: a code stands in its field, or its button was pressed; `remove-gift-card`: the
 * button of one was pressed.
 */
export type CheckoutStep = 'pay' | 'place' | 'sign-in' | 'enter-gift-card' | 'remove-gift-card';

/** What the button beside the code of a gift card says in the field `step`. */
export const enterGiftCardStep = 'enter-gift-card' satisfies CheckoutStep;

/** What a plain checkout form sends, in two forms. */
export type CheckoutForm = {
  readonly step: CheckoutStep;
  /** For `paymentRequestSchema`; refused fields carry the names of the form. */
  readonly request: CheckoutRequest;
  /** For showing the form again; never the card. */
  readonly values: CheckoutValues;
  readonly paymentAttemptId: string;
  /** The code that is to be entered, or an empty text. */
  readonly giftCardCode: string;
  /** Id of the gift card that is to be taken off, or an empty text. */
  readonly removedGiftCard: string;
};

/**
 * Reads a posted checkout form. Its fields: `email`, `shippingAddress.PART`, `billingAddress.PART`
 * (parts of {@link TypedAddress}), `isBillingSameAsShipping` and `marketingOptIn` (check boxes),
 * `deliveryMethod` (`ship` or `pickup`, which asks the person of `shippingAddress` alone), `note`,
 * `answers.ID` or, for check boxes, `answers.ID.N`, `shippingOptionId`, `payment.provider` and what else the way to pay asks (`payment.PART`),
 * `expectedTotalCents`, `expectedDueCents`, `paymentAttemptId`, and `step`, `giftCardCode` or
 * `removeGiftCard` for what is no payment. Errors of `listFieldErrors` use the same names.
 */
export function readCheckoutForm(fields: FormFields, requiresShipping: boolean): CheckoutForm {
  const isBillingSameAsShipping = isChecked(fields, 'isBillingSameAsShipping');
  const isPickup = readText(fields, 'deliveryMethod') === 'pickup';
  const values: CheckoutValues = {
    email: readText(fields, 'email'),
    shippingAddress: readAddress(fields, 'shippingAddress'),
    isBillingSameAsShipping,
    billingAddress: readAddress(fields, 'billingAddress'),
    shippingOptionId: readText(fields, 'shippingOptionId'),
    deliveryMethod: isPickup ? 'pickup' : 'ship',
    marketingOptIn: isChecked(fields, 'marketingOptIn'),
    note: readText(fields, 'note'),
    answers: readAnswers(fields),
  };
  const hasOwnBilling = !requiresShipping || !isBillingSameAsShipping;
  const request = {
    email: values.email,
    ...(requiresShipping && {
      ...(isPickup
        ? { pickupContact: contactOf(values.shippingAddress) }
        : { shippingAddress: values.shippingAddress }),
      ...(values.shippingOptionId && { shippingOptionId: values.shippingOptionId }),
    }),
    ...(hasOwnBilling && { billingAddress: values.billingAddress }),
    payment: readPayment(fields),
    expectedDueCents: readCents(fields, 'expectedDueCents'),
    expectedTotalCents: Number(readText(fields, 'expectedTotalCents') || Number.NaN),
    marketingOptIn: values.marketingOptIn,
    note: values.note,
    answers: values.answers,
  };
  return {
    step: readCheckoutStep(fields),
    request,
    values,
    paymentAttemptId: readText(fields, 'paymentAttemptId'),
    giftCardCode: readText(fields, 'giftCardCode').trim(),
    removedGiftCard: readText(fields, 'removeGiftCard'),
  };
}

/** Errors of a request by the names of the fields that stand in the form. */
export function nameFormErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name.replace(/^pickupContact\./, 'shippingAddress.'),
      message,
    ]),
  );
}

/** What a posted form asks for; whoever counts what visitors try goes by this too. */
export function readCheckoutStep(fields: FormFields): CheckoutStep {
  if (readText(fields, 'step') === 'sign-in') return 'sign-in';
  if (readText(fields, 'removeGiftCard')) return 'remove-gift-card';
  const step = readText(fields, 'step');
  if (readText(fields, 'giftCardCode').trim() || step === enterGiftCardStep)
    return enterGiftCardStep;
  return step === 'place' ? 'place' : 'pay';
}

function readCents(fields: FormFields, name: string): number | undefined {
  const text = readText(fields, name);
  return text === '' ? undefined : Number(text);
}

/** The provider and whatever its fields are called; its schema takes what it knows. */
function readPayment(fields: FormFields): Record<string, string> {
  const names = Object.keys(fields).filter((name) => name.startsWith(paymentPrefix));
  return Object.fromEntries(
    names.map((name) => [name.slice(paymentPrefix.length), readText(fields, name)]),
  );
}

const answersPrefix = 'answers.';

/** Answers by field id; those of check boxes, which have a number each, come as a list. */
function readAnswers(fields: FormFields): CheckoutValues['answers'] {
  const answers: Record<string, string | string[]> = {};
  for (const name of Object.keys(fields)) {
    if (!name.startsWith(answersPrefix)) continue;
    const [id = '', number] = name.slice(answersPrefix.length).split('.');
    const text = readText(fields, name);
    const known = answers[id];
    if (number === undefined) answers[id] = text;
    else answers[id] = [...(Array.isArray(known) ? known : []), text];
  }
  return answers;
}

/** The person of an address. */
function contactOf({ firstName, lastName, phone }: TypedAddress) {
  return { firstName, lastName, phone };
}

function readAddress(fields: FormFields, prefix: string): TypedAddress {
  const entries = addressParts.map((part) => [part, readText(fields, `${prefix}.${part}`)]);
  return Object.fromEntries(entries) as TypedAddress;
}

function readText(fields: FormFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function isChecked(fields: FormFields, name: string): boolean {
  return readText(fields, name) !== '';
}
