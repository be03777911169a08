import type { Field, FieldsForm } from './field.ts';
import { isBlank } from './field-values.ts';
import type { FieldValue, FieldValues } from './field-values.ts';

export type FieldErrors = Readonly<Record<string, string>>;

const REQUIRED = 'Required';
const TOO_LONG = 'You have exceeded the character limit.';
const BAD_EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.';

/** What is wrong, by field id; the server checks again. FORM-19..25 */
export function validateFields(form: FieldsForm, values: FieldValues): FieldErrors {
  const found = form.fields.flatMap((field) => {
    const message = fieldProblem(field, values[field.id]);
    return message ? [[field.id, message] as const] : [];
  });
  return Object.fromEntries(found);
}

function fieldProblem(field: Field, value: FieldValue | undefined): string | undefined {
  if (field.type === 'section' || field.type === 'likert' || field.type === 'hidden') {
    return undefined;
  }
  if (isBlank(value)) return field.required ? REQUIRED : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.type === 'email' && !isEmail(value)) return BAD_EMAIL;
  return field.maxLength && value.length > field.maxLength ? TOO_LONG : undefined;
}

/** Length, local part and domain; the server knows which rule the site has chosen. FORM-26 */
function isEmail(text: string): boolean {
  return (
    text.length >= 3 && text.length <= 256 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,63}$/.test(text.trim())
  );
}
