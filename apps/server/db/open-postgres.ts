/** A PostgreSQL server, through a pool. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, StopListening } from './database.ts';
import { createListener } from './listener.ts';
import { NoticeBoard } from './notices.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';
import { createTransact } from './transact.ts';
import { valueParsers } from './value-parsers.ts';

export interface PostgresSettings {
  url: string;
  poolSize: number;
}

/** Opens the pool and asks once, so that a wrong address is known at once. */
export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    types: valueParsers,
    application_name: 'sitewright',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced; the pool only wants someone to be told.
  pool.on('error', () => {});
  await pool.query('select 1');
  const kysely = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
  });
  const notices = new NoticeBoard();
  const listenToOthers = createListener(settings.url);
  const stops: StopListening[] = [];
  return {
    kind: 'postgres',
    db: kysely,
    kysely,
    transact: createTransact(kysely, { notices, isShared: true }),
    async listen(channel, onMessage, onGap) {
      const stopHere = notices.add(channel, onMessage);
      const stopThere = await listenToOthers(channel, onMessage, onGap);
      stops.push(stopThere);
      return async () => {
        stopHere();
        await stopThere();
      };
    },
    onLost: () => {},
    async close() {
      for (const stop of stops) await stop();
      await kysely.destroy();
    },
  };
}
