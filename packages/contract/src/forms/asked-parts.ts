/** In which parts the fields of a form are asked: countries write telephone numbers, days and places differently. */
import type { FormField } from '../models/form.ts';
import { placeOrder, type PlacePart } from './address-formats.ts';
import { fieldParts } from './field-values.ts';

/** What parts are called; each is a text of visitors. */
export type PartLabel = (typeof labels)[keyof typeof labels] | 'Number' | 'Region' | 'Postal code';

/** A part of a field as a form asks it. */
export interface AskedPart {
  /** As it is sent. FORM-07..11 */
  readonly name: string;
  readonly label: PartLabel;
}

const labels = {
  'address Line1': 'Address',
  'address Line2': 'Address line 2',
  'address City': 'City',
  'address State': 'State',
  'address Zip': 'Zip',
  'address Country': 'Country',
  'date Month': 'Month',
  'date Day': 'Day',
  'date Year': 'Year',
  'name First': 'First name',
  'name Last': 'Last name',
  'phone Country': 'Country code',
  'phone Areacode': 'Area code',
  'phone Prefix': 'Prefix',
  'phone Line': 'Line',
  'time Hour': 'Hour',
  'time Minute': 'Minute',
  'time Second': 'Second',
  'time Ampm': 'AM or PM',
} as const;

/** The words of other countries than those of North America. */
const otherLabels: Readonly<Record<string, PartLabel>> = {
  'address State': 'Region',
  'address Zip': 'Postal code',
  'phone Line': 'Number',
};

/** Countries whose telephone numbers have an area code, a prefix and a line of fixed lengths. */
const hasNumbersOfThreeParts: ReadonlySet<string> = new Set(['', 'US', 'CA']);
const monthFirstIn: ReadonlySet<string> = new Set(['', 'US']);
const yearFirstIn: ReadonlySet<string> = new Set('CN HU JP KR LT MN TW'.split(' '));

const placeNames: Readonly<Record<PlacePart, string>> = {
  city: 'City',
  region: 'State',
  postalCode: 'Zip',
};

/**
 * The parts that a field asks, in the order in which the country writes them; none for a field of one
 * input. What is not asked is sent empty.
 * @param field its country is where the shop is; without one as in the United States
 */
export function askedParts({
  type,
  showCountryCode,
  country = '',
}: Pick<FormField, 'showCountryCode' | 'country'> & {
  readonly type: string;
}): readonly AskedPart[] {
  const names = ordersOf[type]?.(country) ?? fieldParts[type] ?? [];
  const isElsewhere = !hasNumbersOfThreeParts.has(country);
  return names
    .filter((name) => type !== 'phone' || name !== 'Country' || showCountryCode !== false)
    .map((name) => {
      const key = `${type} ${name}` as keyof typeof labels;
      return { name, label: (isElsewhere && otherLabels[key]) || labels[key] };
    });
}

const ordersOf: Readonly<Record<string, (country: string) => readonly string[]>> = {
  address: (country) => [
    'Line1',
    'Line2',
    ...placeOrder(country).map((part) => placeNames[part]),
    'Country',
  ],
  date: (country) => {
    if (monthFirstIn.has(country)) return ['Month', 'Day', 'Year'];
    return yearFirstIn.has(country) ? ['Year', 'Month', 'Day'] : ['Day', 'Month', 'Year'];
  },
  phone: (country) =>
    hasNumbersOfThreeParts.has(country)
      ? ['Country', 'Areacode', 'Prefix', 'Line']
      : ['Country', 'Line'],
};

/** Fields as a shop of this country asks them. @param country ISO 3166-1 alpha-2 */
export function fieldsIn<Field extends { readonly type: string }>(
  country: string,
  fields: readonly Field[],
): (Field & { country?: string })[] {
  return fields.map((field) => (ordersOf[field.type] ? { ...field, country } : field));
}
