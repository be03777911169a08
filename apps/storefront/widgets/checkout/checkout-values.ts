import type { CheckoutValues as PrintedValues, TypedAddress } from '@sitewright/contract';

/** What stands in the form: text by field name; a checkbox that is off is absent. */
export type CheckoutFields = Readonly<Record<string, string>>;

/** What is wrong with it: a sentence by field name. */
export type CheckoutErrors = Readonly<Record<string, string>>;

export type AddressKind = 'shippingAddress' | 'billingAddress';

/** Parts of an address in the order in which they are asked. */
export const addressParts = [
  'country',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
] as const satisfies readonly (keyof TypedAddress)[];

/** One address out of the form. */
export function readAddress(fields: CheckoutFields, kind: AddressKind): TypedAddress {
  const parts = addressParts.map((part) => [part, fields[`${kind}.${part}`]?.trim() ?? '']);
  return Object.fromEntries(parts) as TypedAddress;
}

/** The value that the server printed for a field. */
export function printedValue(values: PrintedValues, name: string): string {
  const [first = '', part] = name.split('.');
  const value: unknown = values[first as keyof PrintedValues];
  if (part === undefined) return typeof value === 'string' ? value : '';
  return (value as Readonly<Record<string, string>> | undefined)?.[part] ?? '';
}

/** The address that taxes and shipping follow: where it goes, else where it is paid. */
export function placeKind(requiresShipping: boolean): AddressKind {
  return requiresShipping ? 'shippingAddress' : 'billingAddress';
}

/** True for the parts of that address that prices depend on. */
export function isPlaceField(name: string, kind: AddressKind): boolean {
  const [first, part = ''] = name.split('.');
  return first === kind && ['country', 'region', 'postalCode', 'city'].includes(part);
}

/** Codes are worth money: they are kept nowhere. */
function isCode(name: string): boolean {
  return name === 'promoCode' || name === 'giftCardCode';
}

/** The fields that may be kept for later: everything but the card. */
export function withoutCard(fields: CheckoutFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !name.startsWith('payment.') && !isCode(name)),
  );
}
