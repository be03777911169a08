import type { Form, FormField } from '@sitewright/contract';
import { fieldParts } from './field.ts';

/** One text, the parts of a field in order, the checked values, or the answer per question. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The value of a field that nobody has touched. FORM-05: a hidden one takes the URL's. */
export function emptyValue(field: FormField, query: URLSearchParams): FieldValue {
  if (field.type === 'hidden') return query.get(field.key ?? field.title) ?? field.value ?? '';
  const parts = fieldParts[field.type];
  if (parts) return parts.map(() => '');
  if (field.type === 'checkbox') return [];
  if (field.type === 'likert') return {};
  return '';
}

/** The values to start from: what was typed or saved before, else nothing. */
export function startValues(
  form: Form,
  known: FieldValues | undefined,
  query: URLSearchParams,
): FieldValues {
  const values = form.fields
    .filter((field) => field.type !== 'section')
    .map((field) => [field.id, known?.[field.id] ?? emptyValue(field, query)] as const);
  return Object.fromEntries(values);
}

/** What the server gets: a JSON text keyed by field id. FORM-03, FORM-04 */
export function serializeValues(form: Form, values: FieldValues): string {
  const sent = form.fields
    .filter((field) => field.type !== 'section')
    .map((field) => [field.id, toWire(field, values[field.id])] as const);
  return JSON.stringify(Object.fromEntries(sent));
}

function toWire(field: FormField, value: FieldValue | undefined): FieldValue {
  if (field.type === 'phone' && Array.isArray(value) && value.length === 3) return ['', ...value];
  return value ?? '';
}

/** True when nothing is filled in; for fields of several parts, when no part is. */
export function isBlank(value: FieldValue | undefined): boolean {
  if (value === undefined || typeof value === 'string') return !value?.trim();
  return Object.values(value).every((part) => !part.trim());
}
