import {
  countText,
  fieldParts,
  likertOrder,
  likertScores,
  readMaxLength,
  type FormField,
} from '@sitewright/contract';

/** How each part of a field is asked for, by kind and part; other parts are called by their name. */
const parts: Readonly<Record<string, { label?: string; autocomplete?: string; hint?: string }>> = {
  'address Line1': { label: 'Address', autocomplete: 'address-line1' },
  'address Line2': { label: 'Address line 2', autocomplete: 'address-line2' },
  'address City': { autocomplete: 'address-level2' },
  'address State': { autocomplete: 'address-level1' },
  'address Zip': { autocomplete: 'postal-code' },
  'address Country': { autocomplete: 'country-name' },
  'date Month': { hint: 'MM' },
  'date Day': { hint: 'DD' },
  'date Year': { hint: 'YYYY' },
  'name First': { label: 'First name', autocomplete: 'given-name' },
  'name Last': { label: 'Last name', autocomplete: 'family-name' },
  'phone Country': { label: 'Country code' },
  'phone Areacode': { label: 'Area code' },
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

/** A field as the template prints it: one of its shapes is set. FORM-02, FORM-07..11 */
export function showField(field: FormField) {
  const { id, type, title, description, required, placeholder, options = [] } = field;
  const inputId = `field-${id}`;
  const name = `f.${id}`;
  const isRequired = required === true && type !== 'likert';
  const choices = options.map((label, at) => ({ label, inputId: `${inputId}-${at}` }));
  return {
    id,
    type,
    title,
    description,
    placeholder,
    isRequired,
    /** Within its block. */
    inputId,
    name,
    ...(type === 'textarea' && showLimit(field)),
    /** Several inputs under one title. */
    isSet: sets.has(type) || fieldParts[type] !== undefined,
    ...shapeOf(field, { inputId, name, choices }),
  };
}

/** How long a text may be, and the counter of an empty one: scripts count on from it. FORM-28 */
function showLimit(field: FormField) {
  const maxLength = readMaxLength(field.maxLength);
  return { maxLength, counter: countText('', maxLength)?.text };
}

type Choice = { readonly label: string; readonly inputId: string };

function shapeOf(
  field: FormField,
  { inputId, name, choices }: { inputId: string; name: string; choices: readonly Choice[] },
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
      return { likert: { questions: likertQuestions(field, { inputId, name }) } };
    default:
      if (names) return { parts: { list: showParts(field, names, { inputId, name }) } };
      return { line: lines[field.type] ?? { type: 'text' } };
  }
}

function showParts(
  { type, showCountryCode }: FormField,
  names: readonly string[],
  { inputId, name }: { inputId: string; name: string },
) {
  const asked = type === 'phone' && showCountryCode === false ? names.slice(1) : names;
  return asked.map((part) => ({
    part,
    label: part,
    ...parts[`${type} ${part}`],
    inputId: `${inputId}-${part}`,
    name: `${name}.${part}`,
    isHalf: part === 'Ampm',
    isNumber: type === 'date' || type === 'phone' || (type === 'time' && part !== 'Ampm'),
  }));
}

function likertQuestions(
  { options = [] }: FormField,
  { inputId, name }: { inputId: string; name: string },
) {
  return options.map((question, at) => ({
    question,
    name: `${name}.${at}`,
    answers: likertOrder.map((score) => ({
      score,
      label: likertScores[score],
      inputId: `${inputId}-${at}-${score}`,
    })),
  }));
}
