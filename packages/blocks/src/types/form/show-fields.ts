import {
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

interface AskedPart {
  readonly label?: PlainText<BlockWord>;
  readonly autocomplete?: string;
  readonly hint?: PlainText<BlockWord>;
}

/** How each part of a field is asked for, by kind and part; parts without a label are called by their name. */
const parts: Readonly<Record<string, AskedPart>> = {
  'address Line1': { label: 'Address', autocomplete: 'address-line1' },
  'address Line2': { label: 'Address line 2', autocomplete: 'address-line2' },
  'address City': { label: 'City', autocomplete: 'address-level2' },
  'address State': { label: 'State', autocomplete: 'address-level1' },
  'address Zip': { label: 'Zip', autocomplete: 'postal-code' },
  'address Country': { label: 'Country', autocomplete: 'country-name' },
  'date Month': { label: 'Month', hint: 'MM' },
  'date Day': { label: 'Day', hint: 'DD' },
  'date Year': { label: 'Year', hint: 'YYYY' },
  'name First': { label: 'First name', autocomplete: 'given-name' },
  'name Last': { label: 'Last name', autocomplete: 'family-name' },
  'phone Country': { label: 'Country code' },
  'phone Areacode': { label: 'Area code' },
  'phone Prefix': { label: 'Prefix' },
  'phone Line': { label: 'Line' },
  'time Hour': { label: 'Hour' },
  'time Minute': { label: 'Minute' },
  'time Second': { label: 'Second' },
  'time Ampm': { label: 'AM or PM' },
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
  { type, showCountryCode }: FormField,
  names: readonly string[],
  { inputId, name, say, value = [], error }: Named,
) {
  const given = typeof value === 'string' ? [value] : Object.values(value);
  const asked = type === 'phone' && showCountryCode === false ? names.slice(1) : names;
  return asked.map((part, at) => {
    const { label = '', hint = '', autocomplete } = parts[`${type} ${part}`] ?? {};
    // Answers have all parts, also that which the form does not ask.
    const typed = given[names.indexOf(part)] ?? '';
    return {
      part,
      label: say(label),
      hint: say(hint),
      autocomplete,
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
