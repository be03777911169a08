/** PostgreSQL through pools: a server, or the embedded one behind its socket. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, PatientDatabase } from './database.ts';
import { createRunFixed } from './fixed-statements.ts';
import { createListener } from './listener.ts';
import { NoticeBoard } from './notices.ts';
import { preparedPool } from './prepared-pool.ts';
import type { Database } from './schema.ts';
import { createTransact } from './transact.ts';
import { valueParsers } from './value-parsers.ts';

export interface PostgresSettings {
  kind: OpenDatabase['kind'];
  /** Where it is and who asks. */
  connection: pg.ClientConfig;
  /** Connections for requests. Jobs and commands have `patientPoolSize` more. */
  poolSize: number;
  /** Milliseconds that a statement of a request may run; 10 s unless told. */
  statementTimeout?: number;
}

/** No visitor's statement runs longer, so that one query never holds a connection for good. */
const usualStatementMs = 10_000;
/** Imports, migrations, backups, roll-ups. */
const patientStatementMs = 3_600_000;
/** A transaction in which nothing happens holds locks for nothing. */
const idleTransactionMs = 60_000;
const patientPoolSize = 4;
/** A visitor does not wait longer for a connection. */
const usualConnectMs = 10_000;
/** Jobs and commands do, and so does a start: where all starts at once, the database is busy. */
const patientConnectMs = 60_000;

/**
 * Opens the pools and asks once, so that a wrong address is known at once. A database that takes
 * connections slowly is waited for, up to a minute.
 */
export async function openPostgres(settings: PostgresSettings): Promise<OpenDatabase> {
  const { kind, connection, poolSize, statementTimeout = usualStatementMs } = settings;
  const notices = new NoticeBoard();
  const listener = createListener(connection);
  const pool = openPool(connection, {
    max: poolSize,
    connectMs: usualConnectMs,
    statementMs: statementTimeout,
  });
  const patientPool = openPool(connection, {
    max: patientPoolSize,
    connectMs: patientConnectMs,
    statementMs: patientStatementMs,
  });
  const requests = overPool(pool, notices);
  const patient = overPool(patientPool, notices);
  await patientPool.query('select 1');
  return {
    kind,
    ...requests,
    patient,
    connection,
    async listen(channel, onMessage, onGap) {
      const stopHere = notices.add(channel, onMessage);
      const stopThere = await listener.listen(channel, onMessage, onGap);
      return async () => {
        stopHere();
        await stopThere();
      };
    },
    onLost: () => {},
    async close() {
      await listener.close();
      // Not by Kysely, which leaves a pool open that it has never used.
      await Promise.all([pool.end(), patientPool.end()]);
    },
  };
}

function openPool(
  connection: pg.ClientConfig,
  { max, connectMs, statementMs }: { max: number; connectMs: number; statementMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    // Compiling a statement, and waiting for helpers, takes longer than ours run; helpers also take
    // the processors that other visitors wait for.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    ...connection,
    max,
    types: valueParsers,
    application_name: 'sitewright',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  });
  // A connection that breaks while idle is replaced; the pool only wants someone to be told.
  pool.on('error', () => {});
  // One that breaks while it is in use fails its query; unheard, this would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function overPool(pool: pg.Pool, notices: NoticeBoard): PatientDatabase {
  const prepared = preparedPool(pool);
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepared }) });
  const transact = createTransact(kysely, notices);
  return { db: kysely, kysely, transact, runFixed: createRunFixed(prepared) };
}
