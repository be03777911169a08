/** How often backups are made by themselves, and how many of those are kept. */
import { DAY_MS } from '@sitewright/commerce';
import { backupScheduleSchema, type BackupSchedule } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { ReadDatabase, WriteTransaction } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { lockKey } from '../db/lock-key.ts';
import type { LoggedThing } from '../features/activity/logged-thing.ts';
import {
  findInstallationValue,
  writeInstallationValue,
} from '../features/settings/installation-settings.ts';
import { forgetBackupFile } from './backup-files.ts';
import { addBackup, isBusy } from './backup-store.ts';

const name = 'backup-schedule';
const everyMs = { day: DAY_MS, week: 7 * DAY_MS } as const;
/** The job comes each minute: a minute early today is no minute later every day. */
const slackMs = 60_000;

const usual: BackupSchedule = { every: 'never', keep: 7 };

/** Never, until an owner says otherwise: a backup takes room. */
export async function readBackupSchedule(db: ReadDatabase): Promise<BackupSchedule> {
  const parsed = backupScheduleSchema.safeParse(await findInstallationValue(db, name));
  return parsed.success ? parsed.data : usual;
}

/** Replaces it. */
export function writeBackupSchedule(
  trx: WriteTransaction,
  schedule: BackupSchedule,
): Promise<void> {
  return writeInstallationValue(trx, name, schedule);
}

/** As the log of writes knows it. */
export const backupScheduleThing: LoggedThing = {
  kind: 'backup-schedule',
  async read(trx) {
    await lockKey(trx, name);
    return { fields: { ...(await readBackupSchedule(trx)) }, title: '' };
  },
  async change({ trx }, _key, { fields }) {
    const before = await readBackupSchedule(trx);
    await writeBackupSchedule(trx, backupScheduleSchema.parse({ ...before, ...fields }));
  },
};

/** Begins one when it is time, and deletes those of the schedule that are too many. */
export async function followBackupSchedule(ctx: AppContext): Promise<void> {
  const { every, keep } = await readBackupSchedule(ctx.db);
  if (every === 'never') return;
  const rows = await ctx.db
    .selectFrom('backups')
    .selectAll()
    .where('kind', '=', 'scheduled')
    .orderBy('id', 'desc')
    .execute();
  const [last] = rows;
  const at = ctx.now();
  const since = last ? at.getTime() - last.created_at.getTime() : Infinity;
  if (since >= everyMs[every] - slackMs) {
    await ctx.transact((trx) =>
      addBackup(trx, { id: newId(), kind: 'scheduled', at, madeBy: null }),
    );
  }
  const whole = rows.filter(({ state }) => state === 'ready');
  const failed = rows.filter(({ state }) => state === 'failed').slice(keep);
  for (const row of [...whole.slice(keep), ...failed]) {
    if (isBusy(row)) continue;
    await ctx.transact((trx) => trx.deleteFrom('backups').where('id', '=', row.id).execute());
    await forgetBackupFile(ctx, row.id);
  }
}
