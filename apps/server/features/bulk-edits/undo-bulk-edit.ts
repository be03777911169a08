/** How a bulk edit is taken back from the log: the job does it, field by field. */
import type { WriteTransaction } from '../../db/database.ts';
import type { ActivityRow } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { beginUndoing, lockBulkEdit, mayUndo } from './bulk-edit-store.ts';

export const bulkEditUndoer: Undoer = {
  inverse: 'products-bulk-undone',
  async readPresent(trx, row) {
    // Each field is compared when it is written back; here only whether it can begin.
    const found = await findOfRow(trx, row);
    return mayUndo(found, row.happened_at) ? row.after : {};
  },
  async restore(trx, row) {
    await beginUndoing(trx, await findOfRow(trx, row));
  },
};

function findOfRow(trx: WriteTransaction, { site_id: siteId, subject }: ActivityRow) {
  return lockBulkEdit(trx, siteId, subject.slice('bulk-edit:'.length));
}
