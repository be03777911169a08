/**
 * `npm run owner-link`: prints a fresh link that signs the owner in once. Works beside a running
 * server and without one; reads the same settings.
 */
import { ConfigError, readConfig, type Config } from '../apps/server/config/config.ts';
import { FolderInUseError } from '../apps/server/db/embedded/folder-lock.ts';
import { migrate } from '../apps/server/db/migrate.ts';
import { openDatabase } from '../apps/server/db/open-database.ts';
import { requestOwnerLink } from '../apps/server/features/staff/link-requests.ts';
import { createOwnerLink } from '../apps/server/features/staff/owner-link.ts';

async function makeLink(config: Config): Promise<string> {
  const database = await openDatabase(config);
  try {
    await migrate(database.kysely);
    const url = config.publicUrl ?? `http://localhost:${config.port}`;
    return await createOwnerLink({ transact: database.transact, now: () => new Date() }, url);
  } finally {
    await database.close();
  }
}

async function printLink(): Promise<void> {
  const config = readConfig(process.env);
  try {
    console.log(await makeLink(config));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const link = await requestOwnerLink(config.dataDir);
    if (!link) throw error;
    console.log(link);
  }
}

try {
  await printLink();
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
