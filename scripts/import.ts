/** `npm run import -- products FILE --site NAME`: while the shop runs or while it does not. */
import { CsvUnreadableError } from '../apps/server/features/import/csv/read-rows.ts';
import { ImportUsageError, importUsage } from '../apps/server/features/import/import-command.ts';
import { runImport } from '../apps/server/features/import/run-import.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(importOrExplain, [CsvUnreadableError, ImportUsageError]);

async function importOrExplain(): Promise<string> {
  try {
    return await runImport(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof ImportUsageError)) throw error;
    throw new ImportUsageError(`${error.message}\n\n${importUsage}`);
  }
}
