/** Opens the database that the settings name. */
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>;

/** A server when `databaseUrl` is set, else the embedded one in `dataDir`. Not yet migrated. */
export function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize })
    : openEmbedded(config.dataDir);
}
