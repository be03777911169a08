import type { CheckoutField } from '../models/checkout-field.ts';
import { validateFields } from './validate-fields.ts';

/** Answers to the form of a checkout, by field id. */
export type CheckoutAnswers = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with the answers to the form of a checkout, under `answers.ID`: by the rules of all forms. */
export function listAnswerErrors(
  fields: readonly CheckoutField[],
  answers: CheckoutAnswers,
): Record<string, string> {
  const problems = validateFields(fields, answers);
  return Object.fromEntries(
    Object.entries(problems).map(([id, message]) => [`answers.${id}`, message]),
  );
}
