import {
  askedParts,
  countText,
  fieldParts,
  likertOrder,
  likertScores,
  readAnswer,
  readMaxLength,
  type BlockWord,
  type FieldValue,
  type FormField,
  type PlainText,
  type Say,
} from '@sitewright/contract';
import type { RefusedForm } from '../block-type.ts';

/** What browsers know of a part, by kind and part. */
const autocompletes: Readonly<Record<string, string>> = {
  'address Line1': 'address-line1',
  'address Line2': 'address-line2',
  'address City': 'address-level2',
  'address State': 'address-level1',
  'address Zip': 'postal-code',
  'address Country': 'country-name',
  'name First': 'given-name',
  'name Last': 'family-name',
};

/** What is typed into parts, in their place before that. */
const hints: Readonly<Record<string, PlainText<BlockWord>>> = {
  'date Month': 'MM',
  'date Day': 'DD',
  'date Year': 'YYYY',
};

/** What browsers know of a line of text. */
const lines: Readonly<Record<string, { type: string; autocomplete?: string; mode?: string }>> = {
  email: { type: 'email', autocomplete: 'email' },
  website: { type: 'url', autocomplete: 'url' },
  password: { type: 'password', autocomplete: 'off' },
  number: { type: 'text', mode: 'decimal' },
  currency: { type: 'text', mode: 'decimal' },
};

const sets: ReadonlySet<string> = new Set(['radio', 'checkbox', 'likert']);

/** How visitors of a page are spoken to. */
type SayBlock = Say<BlockWord>;

/** What stands around fields in the language of the page. */
export function fieldWords(say: SayBlock) {
  return { required: say('(required)'), choose: say('Select an option') };
}

/** Fields of a form, with what a visitor typed where it was refused. */
export function showFields(
  fields: readonly FormField[],
  say: SayBlock,
  refused?: Pick<RefusedForm, 'answers' | 'errors'>,
) {
  const firstWrong = fields.find(({ id }) => refused?.errors[id] !== undefined);
  return fields.map((field) => {
    const { id, type } = field;
    // What is secret is typed anew.
    const value = type === 'password' ? '' : readAnswer(refused?.answers[id]);
    const error = refused?.errors[id];
    return showField(field, { say, value, error, isFirstWrong: field === firstWrong });
  });
}

interface Shown {
  readonly say: SayBlock;
  /** What was typed; missing: nothing. */
  readonly value?: FieldValue | undefined;
  readonly error?: string | undefined;
  readonly isFirstWrong?: boolean;
}

/** A field as the template prints it: one of its shapes is set. FORM-02, FORM-07..11 */
export function showField(field: FormField, shown: Shown) {
  const { id, type, title, description, required, placeholder, options = [] } = field;
  const { value = '', error, isFirstWrong = false } = shown;
  const inputId = `field-${id}`;
  const name = `f.${id}`;
  const isRequired = required === true && type !== 'likert';
  const chosen = typeof value === 'string' ? [value] : Object.values(value);
  const choices = options.map((label, at) => ({
    label,
    inputId: `${inputId}-${at}`,
    isChosen: chosen.includes(label),
    isWrong: error !== undefined && at === 0,
  }));
  return {
    id,
    type,
    title,
    description,
    placeholder,
    isRequired,
    error,
    isFirstWrong,
    isDescribed: error !== undefined || (description ?? '') !== '',
    typed: typeof value === 'string' ? value : '',
    /** Within its block. */
    inputId,
    fieldId: inputId,
    name,
    ...(type === 'textarea' && showLimit(field, typeof value === 'string' ? value : '')),
    /** Several inputs under one title. */
    isSet: sets.has(type) || fieldParts[type] !== undefined,
    ...shapeOf(field, { inputId, name, choices, ...shown }),
  };
}

/** How long a text may be, and the counter: scripts count on from it. FORM-28 */
function showLimit(field: FormField, typed: string) {
  const maxLength = readMaxLength(field.maxLength);
  return { maxLength, counter: countText(typed, maxLength)?.text };
}

interface Choice {
  readonly label: string;
  readonly inputId: string;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
}

interface Named extends Shown {
  readonly inputId: string;
  readonly name: string;
}

function shapeOf(
  field: FormField,
  { choices, ...named }: Named & { readonly choices: readonly Choice[] },
) {
  const names = fieldParts[field.type];
  switch (field.type) {
    case 'section':
      return { section: { hasLine: field.underline === true } };
    case 'hidden':
      return { hidden: { key: field.key ?? field.title, value: field.value ?? '' } };
    case 'textarea':
      return { area: true };
    case 'select':
      return { select: { choices } };
    case 'radio':
    case 'checkbox':
      return { group: { choices, isMany: field.type === 'checkbox' } };
    case 'likert':
      return { likert: { questions: likertQuestions(field, named) } };
    default:
      if (names) return { parts: { list: showParts(field, names, named) } };
      return { line: lines[field.type] ?? { type: 'text' } };
  }
}

function showParts(
  field: FormField,
  names: readonly string[],
  { inputId, name, say, value = [], error }: Named,
) {
  const { type } = field;
  const given = typeof value === 'string' ? [value] : Object.values(value);
  return askedParts(field).map(({ name: part, label }, at) => {
    // Answers have all parts, also that which the form does not ask.
    const typed = given[names.indexOf(part)] ?? '';
    const hint = hints[`${type} ${part}`];
    return {
      part,
      label: say(label),
      hint: hint && say(hint),
      autocomplete: autocompletes[`${type} ${part}`],
      typed,
      isWrong: error !== undefined && at === 0,
      choices: halves.map((half) => ({ label: half, isChosen: half === typed })),
      inputId: `${inputId}-${part}`,
      name: `${name}.${part}`,
      isHalf: part === 'Ampm',
      isNumber: type === 'date' || type === 'phone' || (type === 'time' && part !== 'Ampm'),
    };
  });
}

/** Of a day. */
const halves = ['AM', 'PM'] as const;

function likertQuestions({ options = [] }: FormField, { inputId, name, say, value = {} }: Named) {
  const given = new Map(typeof value === 'string' ? [] : Object.entries(value));
  return options.map((question, at) => ({
    question,
    name: `${name}.${at}`,
    answers: likertOrder.map((score) => ({
      score,
      label: say(likertScores[score]),
      isChosen: given.get(question) === score,
      inputId: `${inputId}-${at}-${score}`,
    })),
  }));
}
