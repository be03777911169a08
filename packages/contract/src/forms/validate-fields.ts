import { fillMessage } from '../messages/fill-message.ts';
import { formMessages } from '../messages/forms.ts';
import { PASSWORD_MASK } from '../limits.ts';
import { isEmail } from '../models/email.ts';
import type { EmailRule } from '../models/email.ts';
import { isBlankValue, readAnswer } from './field-values.ts';
import type { FieldValue } from './field-values.ts';
import { readMaxLength } from './text-counter.ts';

/** Messages by field id; empty when everything is right. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the rules look at in a field. */
export interface CheckedField {
  readonly id: string;
  /** One of `formFieldTypes`; another one is a line of text. FORM-02. */
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  /** What may be chosen; missing: anything. */
  readonly options?: readonly string[] | undefined;
}

/** An address in the format that the message names. */
const EMAIL_EXAMPLE = 'user@domain.com';

/** Section items and hidden fields are never validated. FORM-22. */
const unchecked: readonly string[] = ['section', 'hidden'];

/**
 * What is wrong with the answers to a form, in the browser before they are sent and on the server
 * when they arrive. Answers are taken as typed or as parsed JSON. FORM-19..26.
 */
export function validateFields(
  fields: readonly CheckedField[],
  answers: Readonly<Record<string, unknown>>,
  emailRule: EmailRule = 'modern',
): FieldErrors {
  const found = fields.flatMap((field) => {
    const message = findProblem(field, readAnswer(answers[field.id]), emailRule);
    return message ? [[field.id, message] as const] : [];
  });
  return Object.fromEntries(found);
}

function findProblem(
  field: CheckedField,
  answer: FieldValue | undefined,
  emailRule: EmailRule,
): string | undefined {
  if (unchecked.includes(field.type)) return undefined;
  if (answer === undefined) return formMessages.unreadableFields;
  if (isBlankValue(answer)) return isRequired(field) ? formMessages.required : undefined;
  // It stands for a password that was right when it was typed.
  if (field.type === 'password' && answer === PASSWORD_MASK) return undefined;
  if (!isOffered(field, answer)) return formMessages.unreadableFields;
  const text = readText(field.type, answer);
  if (text === undefined) return undefined;
  if (field.type === 'email' && !isEmail(text.trim(), emailRule)) {
    return fillMessage(formMessages.emailInvalid, { email: EMAIL_EXAMPLE });
  }
  const maxLength = readMaxLength(field.maxLength);
  return maxLength > 0 && text.length > maxLength ? formMessages.tooLong : undefined;
}

/** Likert fields are never required. FORM-22. */
function isRequired({ type, required }: CheckedField): boolean {
  return required === true && type !== 'likert';
}

/** Kinds that are answered by what they offer. */
const choices: readonly string[] = ['checkbox', 'radio', 'select'];

/** Nobody answers by a choice that the form does not have: its owner goes by what was chosen. */
function isOffered({ type, options }: CheckedField, answer: FieldValue): boolean {
  if (options === undefined || !choices.includes(type)) return true;
  const given = typeof answer === 'string' ? [answer] : Object.values(answer);
  return given.every((choice) => choice === '' || options.includes(choice));
}

/** The text of a field; an email may come as `{emailAddress}`. D-25. */
function readText(type: string, answer: FieldValue): string | undefined {
  if (typeof answer === 'string') return answer;
  if (type in multiple) return undefined;
  return Object.values(answer).join(' ');
}

/** Kinds whose answer is not one text. */
const multiple: Readonly<Record<string, true>> = {
  address: true,
  checkbox: true,
  date: true,
  likert: true,
  name: true,
  phone: true,
  time: true,
};
