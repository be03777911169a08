/**
 * `npm run import -- products FILE`, `-- wordpress FILE`, `-- squarespace ADDRESS` and
 * `-- site DIR --site NAME --new-site`: while the shop runs or while it does not.
 */
import {
  contentCommands,
  runContentImport,
} from '../apps/server/features/import/content/content-command.ts';
import { CsvUnreadableError } from '../apps/server/features/import/csv/read-rows.ts';
import { ImportUsageError, importUsage } from '../apps/server/features/import/import-command.ts';
import { runImport } from '../apps/server/features/import/run-import.ts';
import { runSiteImport } from '../apps/server/features/site-files/site-command.ts';
import { SiteFilesError } from '../apps/server/features/site-files/site-format.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(importOrExplain, [CsvUnreadableError, ImportUsageError, SiteFilesError]);

async function importOrExplain(): Promise<string> {
  const args = process.argv.slice(2);
  if (args[0] === 'site') return runSiteImport(args, process.env);
  try {
    if (contentCommands.includes(args[0] ?? '')) return await runContentImport(args, process.env);
    return await runImport(args, process.env);
  } catch (error) {
    if (!(error instanceof ImportUsageError)) throw error;
    throw new ImportUsageError(`${error.message}\n\n${importUsage}`);
  }
}
