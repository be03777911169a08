import { fillMessage, formMessages, isEmail } from '@sitewright/contract';
import type { Form, FormField } from '@sitewright/contract';
import { isBlank } from './field-values.ts';
import type { FieldValue, FieldValues } from './field-values.ts';

export type FieldErrors = Readonly<Record<string, string>>;

const EMAIL_EXAMPLE = 'user@domain.com';

/** What is wrong, by field id; the server checks again. FORM-19..25 */
export function validateFields(form: Form, values: FieldValues): FieldErrors {
  const found = form.fields.flatMap((field) => {
    const message = fieldProblem(field, values[field.id]);
    return message ? [[field.id, message] as const] : [];
  });
  return Object.fromEntries(found);
}

function fieldProblem(field: FormField, value: FieldValue | undefined): string | undefined {
  if (field.type === 'section' || field.type === 'likert' || field.type === 'hidden') {
    return undefined;
  }
  if (isBlank(value)) return field.required ? formMessages.required : undefined;
  if (typeof value !== 'string') return undefined;
  if (field.type === 'email' && !isEmail(value)) {
    return fillMessage(formMessages.emailInvalid, { email: EMAIL_EXAMPLE });
  }
  return field.maxLength && value.length > field.maxLength ? formMessages.tooLong : undefined;
}
