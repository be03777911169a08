import type { CheckoutAnswer } from '../models/checkout-field.ts';
import { wordOf } from '../words/say.ts';
import { likertScores } from './likert-scores.ts';
import { isBlankValue, readAnswer } from './field-values.ts';
import type { FieldValue } from './field-values.ts';

/** What is written of a field. */
interface AskedField {
  readonly id: string;
  /** One of `formFieldTypes`; another one is a line of text. FORM-02. */
  readonly type: string;
  readonly title: string;
}

/** Nobody typed these, or nobody else may read them. */
const unwritten: readonly string[] = ['section', 'hidden', 'password'];

/** What stands between the parts of an answer; a space unless named. */
const betweenParts: Readonly<Record<string, string>> = {
  address: ', ',
  checkbox: ', ',
  date: '/',
};

/**
 * The answers to a form beside their questions, in the order of the form; what was left empty is
 * left out, as are answers to questions that the form does not have.
 */
export function describeAnswers(
  fields: readonly AskedField[],
  answers: Readonly<Record<string, unknown>>,
): CheckoutAnswer[] {
  return fields.flatMap(({ id, type, title }) => {
    if (unwritten.includes(type) || !Object.hasOwn(answers, id)) return [];
    const value = readAnswer(answers[id]);
    if (value === undefined || isBlankValue(value)) return [];
    return [{ title, text: toText(type, value) }];
  });
}

/** `Engraving: Always`. */
export function writeAnswer({ title, text }: CheckoutAnswer): string {
  return title ? `${title}: ${text}` : text;
}

function toText(type: string, value: FieldValue): string {
  if (typeof value === 'string') return value.trim();
  if (type === 'likert') {
    return Object.entries(value)
      .filter(([, text]) => text.trim() !== '')
      .map(([question, text]) => `${question}: ${wordOf(likertScores, text)}`)
      .join('\n');
  }
  const parts = Object.values(value).map((part) => part.trim());
  if (type === 'time') return writeTime(parts);
  return parts.filter(Boolean).join(betweenParts[type] ?? ' ');
}

/** Of hour, minute, second, and AM or PM. */
function writeTime(parts: readonly string[]): string {
  const clock = parts.slice(0, 3).filter(Boolean).join(':');
  return [clock, ...parts.slice(3)].filter(Boolean).join(' ');
}
