/** Who may say where answers of visitors go, and how long they stay. */
import { ApiError } from '@sitewright/contract';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';

/** Names of such fields of a form. */
export const storageFields = ['alertAddresses', 'keepDays'] as const;

/**
 * Answers are read and deleted by who works with orders: nobody else has them sent to an address, or
 * makes them go. D-43
 * @param changed names of fields
 * @throws ApiError `not_allowed`
 */
export function requireMayStore(staff: Standing, changed: readonly string[]): void {
  const isOfAnswers = storageFields.some((name) => changed.includes(name));
  if (isOfAnswers && !isAllowed(staff, 'edit-orders')) throw new ApiError('not_allowed');
}
