/** Takes a change of a setting back. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { ActivityRow } from './activity-log.ts';
import { findField } from './check-settings.ts';
import type { SettingsActor } from './settings-actor.ts';
import {
  requireAllowed,
  storeChanges,
  type SettingsWriter,
  type StoredChange,
} from './write-settings.ts';

/**
 * Writes what a setting was before the change `changeId` of the log; that is a change too, so
 * it can be undone in turn. Answers the ids of what it wrote.
 * @throws ApiError `not_found`, `not_allowed`, `setting_changed` when it was changed again since
 */
export async function undoSetting(
  ctx: SettingsWriter,
  { siteId, actor, changeId }: { siteId: string; actor: SettingsActor; changeId: string },
): Promise<string[]> {
  return ctx.transact(async (trx) => {
    const change = toChange(await findLatest(trx, siteId, changeId));
    requireAllowed(actor, [change]);
    return storeChanges(trx, { siteId, actor, at: ctx.now() }, [change]);
  });
}

async function findLatest(
  trx: WriteTransaction,
  siteId: string,
  changeId: string,
): Promise<ActivityRow> {
  const row = await trx
    .selectFrom('activity_log')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const later = await trx
    .selectFrom('activity_log')
    .select('id')
    .where('site_id', '=', siteId)
    .where('subject', '=', row.subject)
    .where('id', '>', row.id)
    .executeTakeFirst();
  if (later) throw new ApiError('setting_changed');
  return row;
}

function toChange(row: ActivityRow): StoredChange {
  const [name = '', field = ''] = row.subject.split('.');
  const known = findField(name, field);
  if (!known) throw new ApiError('not_found');
  const isSecret = known.setting.visibility === 'secret';
  const value = isSecret ? (row.sealed_before ?? undefined) : row.before.value;
  return { group: known.group, field, value, isSecret };
}
