import type { WriteTransaction } from '../db/database.ts';
import { actorOf } from '../features/activity/actor.ts';
import { logWrite } from '../features/activity/log-write.ts';
import type { LoggedAction } from '../features/activity/logged-actions.ts';
import type { AskingStaff } from '../http/require-staff.ts';

interface Told {
  readonly siteId: string;
  readonly staff: AskingStaff;
  readonly at: Date;
  readonly action: LoggedAction;
  readonly id: string;
  readonly filename: string;
}

/** What a person did with a backup, in the log of writes. */
export function logBackup(trx: WriteTransaction, told: Told): Promise<string> {
  const { siteId, staff, at, action, id, filename } = told;
  return logWrite(trx, {
    siteId,
    actor: actorOf(staff),
    at,
    action,
    permission: 'manage-backups',
    subject: `backup:${id}`,
    title: filename,
    before: {},
    after: { filename },
  });
}
