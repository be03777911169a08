/** `npm run backup -- FILE`: the whole installation in one file, while the shop runs or not. */
import { runBackup } from '../apps/server/backup/backup-command.ts';
import { BackupError } from '../apps/server/backup/backup-format.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(() => runBackup(process.argv.slice(2), process.env), [BackupError]);
