import { backupDueChannel } from '../backup/backup-store.ts';
import { runBackups as run } from '../backup/run-backups.ts';
import type { Job } from './job.ts';

/** Makes backups, reads them back, and brings one back. */
export const runBackups: Job = {
  name: 'run-backups',
  schedule: '* * * * *',
  wakeOn: backupDueChannel,
  longestSeconds: 6 * 3_600,
  run,
};
