import type { CheckoutAnswer } from '../models/checkout-field.ts';
import { PASSWORD_MASK } from '../limits.ts';
import { wordOf } from '../words/say.ts';
import { likertScores } from './likert-scores.ts';
import { askedParts } from './asked-parts.ts';
import { fieldParts, isBlankValue, readAnswer } from './field-values.ts';
import type { FieldValue } from './field-values.ts';

/** What is written of a field. */
interface AskedField {
  readonly id: string;
  /** One of `formFieldTypes`; another one is a line of text. FORM-02. */
  readonly type: string;
  readonly title: string;
  /** Where the shop is, by which days and places are written; see `fieldsIn`. */
  readonly country?: string;
}

/** Nobody typed these. */
const unwritten: readonly string[] = ['section', 'hidden'];

/** What stands between the parts of an answer; a space unless named. */
const betweenParts: Readonly<Record<string, string>> = {
  address: ', ',
  checkbox: ', ',
};

/**
 * The answers to a form beside their questions, in the order of the form; what was left empty is
 * left out, as are answers to questions that the form does not have. Of a password stands the mask
 * (FBLD-07). Days and places are written in the order in which the country of their field writes them.
 */
export function describeAnswers(
  fields: readonly AskedField[],
  answers: Readonly<Record<string, unknown>>,
): CheckoutAnswer[] {
  return fields.flatMap((field) => {
    const { id, type, title } = field;
    if (unwritten.includes(type) || !Object.hasOwn(answers, id)) return [];
    const value = readAnswer(answers[id]);
    if (value === undefined || isBlankValue(value)) return [];
    return [{ title, text: toText(field, value) }];
  });
}

/** `Engraving: Always`. */
export function writeAnswer({ title, text }: CheckoutAnswer): string {
  return title ? `${title}: ${text}` : text;
}

function toText({ type, country = '' }: AskedField, value: FieldValue): string {
  if (type === 'password') return PASSWORD_MASK;
  if (typeof value === 'string') return value.trim();
  if (type === 'likert') {
    return Object.entries(value)
      .filter(([, text]) => text.trim() !== '')
      .map(([question, text]) => `${question}: ${wordOf(likertScores, text)}`)
      .join('\n');
  }
  const parts = Object.values(value).map((part) => part.trim());
  if (type === 'time') return writeTime(parts);
  const ordered = Array.isArray(value) ? inOrderOf(country, type, parts) : parts;
  const between = type === 'date' ? betweenNumbers(country) : (betweenParts[type] ?? ' ');
  return ordered.filter(Boolean).join(between);
}

/** Days and places in the order of the country; what it does not ask comes last. */
function inOrderOf(country: string, type: string, parts: readonly string[]): readonly string[] {
  const sent = fieldParts[type];
  if (type === 'name' || sent?.length !== parts.length) return parts;
  const asked = askedParts({ type, country }).map(({ name }) => sent.indexOf(name));
  const unasked = parts.keys().filter((place) => !asked.includes(place));
  return [...asked, ...unasked].map((place) => parts[place] ?? '');
}

/** What stands between the numbers of a day in most languages of a country. */
function betweenNumbers(country: string): string {
  if (country === '') return '/';
  const language = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.DateTimeFormat(language.baseName, {
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'literal')?.value ?? '/';
}

/** Of hour, minute, second, and AM or PM. */
function writeTime(parts: readonly string[]): string {
  const clock = parts.slice(0, 3).filter(Boolean).join(':');
  return [clock, ...parts.slice(3)].filter(Boolean).join(' ');
}
