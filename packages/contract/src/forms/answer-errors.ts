import { formMessages } from '../messages/forms.ts';
import type { CheckoutField } from '../models/checkout-field.ts';
import { validateFields } from './validate-fields.ts';

/** Answers to the form of a checkout, by field id. */
export type CheckoutAnswers = Readonly<Record<string, string | readonly string[]>>;

/**
 * What is wrong with the answers to the form of a checkout, under `answers.ID`: by the rules of all
 * forms, and a choice must be one of those that the field names.
 */
export function listAnswerErrors(
  fields: readonly CheckoutField[],
  answers: CheckoutAnswers,
): Record<string, string> {
  const problems: Record<string, string> = { ...validateFields(fields, answers) };
  for (const { id, options = [], type } of fields) {
    const isChoice = type === 'select' || type === 'radio' || type === 'checkbox';
    const given = [answers[id] ?? []].flat().filter((choice) => choice !== '');
    if (isChoice && !given.every((choice) => options.includes(choice))) {
      problems[id] = formMessages.unreadableFields;
    }
  }
  return Object.fromEntries(
    Object.entries(problems).map(([id, message]) => [`answers.${id}`, message]),
  );
}
