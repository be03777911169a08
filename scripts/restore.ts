/** `npm run restore -- FILE`: fills an empty installation from a backup. */
import { runRestore } from '../apps/server/backup/backup-command.ts';
import { BackupError } from '../apps/server/backup/backup-format.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(() => runRestore(process.argv.slice(2), process.env), [BackupError]);
