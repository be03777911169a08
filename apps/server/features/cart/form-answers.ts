/** Answers to the form of an item: checked against the form, and compared. D-22 */
import { createHash } from 'node:crypto';
import { ApiError, requestLimits, type AdditionalFields } from '@sitewright/contract';
import type { FormFieldColumn } from '../forms-schema/tables.ts';

/**
 * Checks the answers to a form; an item without a form takes any.
 * @throws ApiError when a required answer is missing, or a text is too long
 */
export function requireAnswers(
  answers: AdditionalFields | null,
  fields: readonly FormFieldColumn[],
): void {
  const length = answers ? JSON.stringify(answers).length : 0;
  if (length > requestLimits.additionalFieldsLength) throw new ApiError('too_large');
  if (!fields.every((field) => fits(answers?.[field.id], field))) {
    throw new ApiError('additional_fields_invalid');
  }
}

/** Tells whether two entries of a variant are one line; empty when there are no answers. */
export function hashAnswers(answers: AdditionalFields | null): string {
  if (answers === null) return '';
  return createHash('sha256').update(canonical(answers)).digest('base64url').slice(0, 22);
}

/** Likert fields are never required and sections have no answer. FORM-22 */
function fits(answer: unknown, field: FormFieldColumn): boolean {
  if (field.type === 'section') return true;
  if (isBlank(answer)) return !field.required || field.type === 'likert';
  return !field.maxLength || typeof answer !== 'string' || answer.length <= field.maxLength;
}

/** Nothing, blanks, or a list or group of nothing but such. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** JSON with sorted keys: the same answers give the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}
