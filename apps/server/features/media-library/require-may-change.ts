/** Who may change files that visitors see. */
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import type { UndoScope } from '../activity/undoer.ts';
import { findUses } from './find-uses.ts';

interface Which {
  readonly siteId: string;
  readonly id: string;
}

/**
 * What visitors see of a file is changed by nobody who may only draft. D-43
 * @throws ApiError `not_allowed`
 */
export async function requireMayChange(
  db: ReadDatabase | WriteTransaction,
  { siteId, id }: Which,
  staff: Standing,
): Promise<void> {
  if (isAllowed(staff, 'edit-content') || isAllowed(staff, 'edit-products')) return;
  if ((await findUses(db, siteId, id, 'seen')).length > 0) throw new ApiError('not_allowed');
}

/** The same holds for taking a change back. @throws ApiError `not_allowed` */
export async function requireMayTakeBack(
  { trx, siteId, source }: UndoScope,
  id: string,
): Promise<void> {
  if (source) await requireMayChange(trx, { siteId, id }, source.staff);
}
