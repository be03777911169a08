/** Who changed which setting, and what it was before. */
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import type { SettingsActor } from './settings-actor.ts';

export type ActivityRow = Selectable<Database['activity_log']>;

/** A stored value, or nothing where the default holds; of a secret only whether it is set. */
export type LoggedValue = { value?: unknown } | { isSet: boolean };

export interface LoggedChange {
  readonly siteId: string;
  readonly actor: SettingsActor;
  readonly at: Date;
  /** `group.field`. */
  readonly subject: string;
  readonly before: LoggedValue;
  readonly after: LoggedValue;
  readonly sealedBefore: string | null;
}

/** Writes it down and answers its id. */
export async function logChange(trx: WriteTransaction, change: LoggedChange): Promise<string> {
  const id = newId();
  await trx
    .insertInto('activity_log')
    .values({
      site_id: change.siteId,
      id,
      happened_at: change.at,
      account_id: change.actor.accountId,
      actor_name: change.actor.name,
      action: 'setting-changed',
      subject: change.subject,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      sealed_before: change.sealedBefore,
    })
    .execute();
  return id;
}

/** So many changes are shown; older ones stay in the log. */
const shownChanges = 50;

/** The newest changes of a site, the newest first. */
export function listChanges(db: ReadDatabase, siteId: string): Promise<ActivityRow[]> {
  return db
    .selectFrom('activity_log')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute();
}
