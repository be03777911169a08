import type { FormField } from '../models/form.ts';

/** One text, the parts of a field in order, the checked values, or the answer per question. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** What a form was filled in with, by field id. FORM-03. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Named parts of the kinds that have several inputs. FORM-07..11. */
export const fieldParts: Readonly<Record<string, readonly string[]>> = {
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
};

/** What is sent: a JSON text keyed by field id. FORM-03, FORM-04. */
export function serializeValues(
  fields: readonly Pick<FormField, 'id' | 'type'>[],
  values: FieldValues,
): string {
  const sent = fields
    .filter(({ type }) => type !== 'section')
    .map(({ id, type }) => [id, toWire(type, values[id])] as const);
  return JSON.stringify(Object.fromEntries(sent));
}

/** A phone of three parts has no country: it gets an empty one. */
function toWire(type: string, value: FieldValue | undefined): FieldValue {
  if (type === 'phone' && Array.isArray(value) && value.length === 3) return ['', ...value];
  return value ?? '';
}

/** An answer as it came, or undefined when it is of no shape that a form can have. D-25. */
export function readAnswer(sent: unknown): FieldValue | undefined {
  if (sent === undefined || sent === null || sent === false) return '';
  if (typeof sent === 'string') return sent;
  if (typeof sent === 'number' || sent === true) return String(sent);
  if (typeof sent !== 'object') return undefined;
  if (Array.isArray(sent)) return sent.every(isText) ? sent : undefined;
  const entries = Object.entries(sent).map(([key, part]) => [key, joinTexts(part)] as const);
  return entries.every(hasText) ? Object.fromEntries(entries) : undefined;
}

/** A question of a likert field may have several checked values. FORM-06. */
function joinTexts(part: unknown): string | undefined {
  if (Array.isArray(part)) return part.every(isText) ? part.join(', ') : undefined;
  return isText(part) ? part : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function hasText(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined;
}

/** True when nothing is filled in; for fields of several parts, when no part is. */
export function isBlankValue(value: FieldValue): boolean {
  const parts = typeof value === 'string' ? [value] : Object.values(value);
  return parts.every((part) => part.trim() === '');
}
