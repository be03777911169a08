/** Kinds of fields as owners choose them, and what can be said of each. FBLD-02 */
import { hasOptions, type FormField } from '@sitewright/contract';
import type { ScreenText } from '../texts/define-texts.ts';

/** Kind of a field. */
export type FieldKind = FormField['type'];

/** What a field is called, in the order in which kinds are offered. */
export const kindTexts = {
  text: { en: 'Short text', de: 'Kurzer Text' },
  textarea: { en: 'Long text', de: 'Langer Text' },
  select: { en: 'Choice from a list', de: 'Auswahl aus einer Liste' },
  radio: { en: 'One of several', de: 'Eins aus mehreren' },
  checkbox: { en: 'Any of several', de: 'Beliebige aus mehreren' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  address: { en: 'Address', de: 'Adresse' },
  date: { en: 'Date', de: 'Datum' },
  time: { en: 'Time', de: 'Uhrzeit' },
  number: { en: 'Number', de: 'Zahl' },
  currency: { en: 'Amount of money', de: 'Geldbetrag' },
  website: { en: 'Website', de: 'Website' },
  twitter: { en: 'Twitter name', de: 'Twitter-Name' },
  password: { en: 'Password', de: 'Passwort' },
  likert: { en: 'Agreement with statements', de: 'Zustimmung zu Aussagen' },
  section: { en: 'Heading', de: 'Überschrift' },
  hidden: { en: 'Hidden value', de: 'Verborgener Wert' },
} as const satisfies Record<FieldKind, ScreenText>;

/** All kinds, in that order. */
export const fieldKinds = Object.keys(kindTexts) as readonly FieldKind[];

/** Kinds that say what is asked: a new field of them is called as its kind. */
export const namingKinds: readonly FieldKind[] = [
  'name',
  'email',
  'phone',
  'address',
  'date',
  'time',
  'website',
];

/** A property that only some kinds have. */
export type FieldProperty = Exclude<keyof FormField, 'id' | 'type' | 'title' | 'country'>;

const withPlaceholder: readonly FieldKind[] = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'twitter',
  'password',
];

const kindsWith: Readonly<Record<FieldProperty, (kind: FieldKind) => boolean>> = {
  description: (kind) => kind !== 'hidden',
  required: (kind) => !['section', 'hidden', 'likert'].includes(kind),
  placeholder: (kind) => withPlaceholder.includes(kind),
  options: hasOptions,
  maxLength: (kind) => kind === 'textarea',
  showCountryCode: (kind) => kind === 'phone',
  underline: (kind) => kind === 'section',
  key: (kind) => kind === 'hidden',
  value: (kind) => kind === 'hidden',
};

/** Whether a field of this kind has this property. FBLD-02, FBLD-03, FORM-22 */
export function hasProperty(kind: FieldKind, property: FieldProperty): boolean {
  return kindsWith[property](kind);
}

/** Properties of fields of this kind. */
export function propertiesOf(kind: FieldKind): FieldProperty[] {
  const all = Object.keys(kindsWith) as FieldProperty[];
  return all.filter((property) => hasProperty(kind, property));
}
