/**
 * `npm run owner-link`: prints a fresh link that signs the owner in once. Works beside a running
 * server and without one; reads the same settings.
 */
import { readConfig } from '../apps/server/config/config.ts';
import { openInstallation } from '../apps/server/db/open-installation.ts';
import { createOwnerLink } from '../apps/server/features/staff/owner-link.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const database = await openInstallation(config);
  try {
    const url = config.publicUrl ?? `http://localhost:${config.port}`;
    const ctx = { transact: database.transact, now: () => new Date() };
    return `${await createOwnerLink(ctx, url)}\n`;
  } finally {
    await database.close();
  }
});
