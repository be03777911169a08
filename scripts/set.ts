/** `npm run set -- SITE [GROUP.FIELD VALUE]`: reads and changes the settings of a site. */
import { ConfigError, readConfig } from '../apps/server/config/config.ts';
import { FolderInUseError } from '../apps/server/db/embedded/folder-lock.ts';
import { migrate } from '../apps/server/db/migrate.ts';
import { openDatabase } from '../apps/server/db/open-database.ts';
import { createSecretStore, SecretKeyError } from '../apps/server/features/settings/secret-key.ts';
import {
  runSettingsCommand,
  SettingsCommandError,
} from '../apps/server/features/settings/settings-command.ts';

async function run(): Promise<string> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database.kysely);
    const { db, transact } = database;
    const secrets = createSecretStore({ config, db, transact });
    const ctx = { db, transact, secrets, now: () => new Date() };
    return await runSettingsCommand(ctx, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

const plainErrors = [ConfigError, FolderInUseError, SecretKeyError, SettingsCommandError];

try {
  console.log(await run());
} catch (error) {
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(1);
}
