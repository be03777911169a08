/** How an import is taken back from the log: the job does it, thing by thing. */
import type { ActivityRow } from '../../activity/log-write.ts';
import type { Undoer } from '../../activity/undoer.ts';
import { announce } from '../../../db/transact.ts';
import { importDueChannel, lockImport, mayUndo, setImport } from './import-store.ts';

export const importUndoer: Undoer = {
  inverse: 'import-undone',
  async readPresent(trx, row) {
    // Each thing is compared when it is taken back; here only whether it can begin.
    return mayUndo(await lockImport(trx, keyOf(row)), row.happened_at) ? row.after : {};
  },
  async restore(trx, row) {
    await setImport(trx, keyOf(row), { state: 'undoing', ended_at: null });
    await announce(trx, importDueChannel, row.site_id);
  },
};

function keyOf({ site_id: siteId, subject }: ActivityRow) {
  return { siteId, id: subject.slice('import:'.length) };
}
