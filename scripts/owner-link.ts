/**
 * `npm run owner-link`: prints a fresh link that signs the owner in once. With the embedded
 * database the server must be stopped, because a folder has one process; it prints a link itself
 * when it starts and nobody is signed in. With DATABASE_URL it works at any time.
 */
import { ConfigError, readConfig } from '../apps/server/config/config.ts';
import { FolderInUseError } from '../apps/server/db/embedded/folder-lock.ts';
import { migrate } from '../apps/server/db/migrate.ts';
import { openDatabase } from '../apps/server/db/open-database.ts';
import { createOwnerLink } from '../apps/server/features/owner/owner-link.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database.kysely);
  const url = config.publicUrl ?? `http://localhost:${config.port}`;
  const context = { transact: database.transact, now: () => new Date() };
  console.log(await createOwnerLink(context, url));
  await database.close();
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
