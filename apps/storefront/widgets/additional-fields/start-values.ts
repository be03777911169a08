import { fieldParts } from '@sitewright/contract';
import type { FieldValue, FieldValues, Form, FormField } from '@sitewright/contract';

/** The value of a field that nobody has touched. FORM-05: a hidden one takes the URL's. */
function emptyValue(field: FormField, query: URLSearchParams): FieldValue {
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
