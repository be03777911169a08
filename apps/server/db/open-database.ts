/** Opens the database that the settings name. */
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'databasePoolSize' | 'dataDir' | 'postgresBinDir'
> &
  Partial<Pick<Config, 'statementTimeout'>>;

/** A server when `databaseUrl` is set, else the embedded one in `dataDir`. Not yet migrated. */
export function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, databasePoolSize: poolSize, dataDir, postgresBinDir: binDir } = config;
  const { statementTimeout } = config;
  return databaseUrl
    ? openPostgres({
        kind: 'postgres',
        connection: { connectionString: databaseUrl },
        poolSize,
        statementTimeout,
      })
    : openEmbedded({ dataDir, poolSize, statementTimeout, binDir });
}
