/** Answers to the form of an item: checked against the form, and compared. D-22 */
import { createHash } from 'node:crypto';
import {
  ApiError,
  requestLimits,
  validateFields,
  type AdditionalFields,
} from '@sitewright/contract';
import type { FormFieldColumn } from '../forms-schema/tables.ts';

const answerPrefix = 'additionalFields.';

/**
 * Checks the answers to a form by the rules of the browser; an item without a form takes any.
 * @throws ApiError with a message for each field that is wrong (FORM-23)
 */
export function requireAnswers(
  answers: AdditionalFields | null,
  fields: readonly FormFieldColumn[],
): void {
  const length = answers ? JSON.stringify(answers).length : 0;
  if (length > requestLimits.additionalFieldsLength) throw new ApiError('too_large');
  const problems = Object.entries(validateFields(fields, answers ?? {}));
  if (problems.length === 0) return;
  const errors = problems.map(([id, message]) => [`${answerPrefix}${id}`, message]);
  throw new ApiError('additional_fields_invalid', {}, { errors: Object.fromEntries(errors) });
}

/** What is wrong with the answers to a form, by its fields; undefined for another error. */
export function answerErrorsOf({ code, details }: ApiError): Record<string, string> | undefined {
  if (code !== 'additional_fields_invalid') return undefined;
  const errors = Object.entries(details.errors ?? {});
  return Object.fromEntries(errors.map(([name, text]) => [name.slice(answerPrefix.length), text]));
}

/** Tells whether two entries of a variant are one line; empty when there are no answers. */
export function hashAnswers(answers: AdditionalFields | null): string {
  if (answers === null) return '';
  return createHash('sha256').update(canonical(answers)).digest('base64url').slice(0, 22);
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
