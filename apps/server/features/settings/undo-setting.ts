/** How a change of a setting is taken back. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { ActivityRow, LoggedValue } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { findField } from './check-settings.ts';
import { findSecret } from './secret-settings.ts';
import { applyChanges, readStored, type StoredChange } from './write-settings.ts';

export const settingUndoer: Undoer = {
  readPresent(trx, row) {
    const { group, field, isSecret } = toChange(row);
    return isSecret ? readSecret(trx, row) : readStored(trx, row.site_id, { group, field });
  },
  async restore(trx, row, at) {
    const [applied] = await applyChanges(trx, { siteId: row.site_id, at }, [toChange(row)]);
    return applied?.sealedBefore ? { sealedBefore: applied.sealedBefore } : undefined;
  },
};

/** A secret cannot be compared: it is what a row left while no later row has changed it. */
async function readSecret(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const isSet = (await findSecret(trx, row.site_id, row.subject)) !== undefined;
  const later = await trx
    .selectFrom('activity_log')
    .select('id')
    .where('site_id', '=', row.site_id)
    .where('subject', '=', row.subject)
    .where('id', '>', row.id)
    .executeTakeFirst();
  return later ? { isSet: 'changed since' } : { isSet };
}

/** @throws ApiError `not_undoable` for a setting that is there no more */
function toChange(row: ActivityRow): StoredChange {
  const [name = '', field = ''] = row.subject.split('.');
  const known = findField(name, field);
  if (!known) throw new ApiError('not_undoable');
  const isSecret = known.setting.visibility === 'secret';
  const value = isSecret ? (row.sealed_before ?? undefined) : row.before.value;
  return { group: known.group, field, value, isSecret };
}
