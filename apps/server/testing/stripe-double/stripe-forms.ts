/** Bodies as Stripe takes them: `metadata[siteId]=…`, and nothing that it does not know. */

export type FormValue = string | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Reads nested names into nested objects. */
export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...parts] = name.replaceAll(']', '').split('[');
    let place: Form = form;
    let key = first;
    for (const part of parts) {
      const inner = place[key];
      const next: Form = typeof inner === 'object' ? inner : {};
      place[key] = next;
      place = next;
      key = part;
    }
    place[key] = value;
  }
  return form;
}

/** A text of a form; empty when it is missing or no text. */
export function textOf(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Texts beside each other, such as metadata. */
export function textsOf(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

const intentNames =
  'amount automatic_payment_methods capture_method confirm customer description expand metadata ' +
  'off_session payment_method receipt_email return_url setup_future_usage shipping ' +
  'statement_descriptor statement_descriptor_suffix use_stripe_sdk currency';

/** Parameters of the published interface, by call. */
export const parametersOf: Readonly<Record<string, string>> = {
  'POST /v1/payment_intents': intentNames,
  'GET /v1/payment_intents': 'created customer ending_before expand limit starting_after',
  'GET /v1/payment_intents/*': 'client_secret expand',
  'POST /v1/payment_intents/*/confirm':
    'expand off_session payment_method return_url setup_future_usage client_secret ' +
    'payment_method_data use_stripe_sdk shipping receipt_email',
  'POST /v1/payment_intents/*/cancel': 'cancellation_reason expand',
  'POST /v1/setup_intents':
    'automatic_payment_methods confirm customer description expand metadata payment_method ' +
    'return_url usage',
  'GET /v1/setup_intents/*': 'client_secret expand',
  'POST /v1/setup_intents/*/confirm':
    'client_secret expand payment_method payment_method_data return_url',
  'POST /v1/setup_intents/*/cancel': 'cancellation_reason expand',
  'POST /v1/customers': 'address description email expand metadata name phone shipping',
  'POST /v1/refunds': 'amount charge currency expand metadata payment_intent reason',
  'GET /v1/refunds': 'charge created ending_before expand limit payment_intent starting_after',
  'GET /v1/disputes': 'charge created ending_before expand limit payment_intent starting_after',
  'GET /v1/payouts':
    'arrival_date created destination ending_before expand limit starting_after status',
};
