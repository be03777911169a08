/** `npm run rebuild-reports`: counts all reports anew, beside a running server and without one. */
import { readConfig } from '../apps/server/config/config.ts';
import { openInstallation } from '../apps/server/db/open-installation.ts';
import { rebuildReports } from '../apps/server/features/reports/rebuild-reports.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const database = await openInstallation(readConfig(process.env));
  try {
    return `${await rebuildReports(database.patient)}\n`;
  } finally {
    await database.close();
  }
});
