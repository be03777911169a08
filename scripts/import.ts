/**
 * `npm run import -- products FILE --site NAME`. With the embedded database the server must be
 * stopped, because a folder has one process; with DATABASE_URL it works at any time.
 */
import { ConfigError } from '../apps/server/config/config.ts';
import { FolderInUseError } from '../apps/server/db/embedded/folder-lock.ts';
import { MigrationError } from '../apps/server/db/migrate.ts';
import { CsvUnreadableError } from '../apps/server/features/import/csv/read-rows.ts';
import { ImportUsageError, importUsage } from '../apps/server/features/import/import-command.ts';
import { runImport } from '../apps/server/features/import/run-import.ts';

/** What the person at the keyboard can mend; anything else is printed with its stack. */
const plainErrors = [ConfigError, CsvUnreadableError, FolderInUseError, MigrationError];

try {
  process.stdout.write(await runImport(process.argv.slice(2), process.env));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

function describe(error: unknown): unknown {
  if (error instanceof ImportUsageError) return `${error.message}\n\n${importUsage}`;
  if (plainErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? `There is no ${path ?? message}.` : error;
}
