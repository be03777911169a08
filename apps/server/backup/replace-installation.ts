/** Puts a backup in the place of everything that an installation holds, while it runs. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { migrateInside } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { keepTextStatement } from '../features/settings/installation-settings.ts';
import { raiseAllVersions } from '../features/sites/raise-all-versions.ts';
import type { AssetStore } from '../media/asset-store.ts';
import { restoreArchive } from './archive-restore.ts';
import { BackupError, type BackupCounts } from './backup-format.ts';
import { carryOver, putAside } from './carry-over.ts';

interface Replacement {
  database: OpenDatabase;
  store: AssetStore;
  dataDir: string;
  /** A connection of its own, which is used beside the transaction. */
  beside: pg.Client;
  /** Runs while nobody can write any more and everybody can still read. */
  beforeItGoes: () => Promise<void>;
  /** The backup that is brought back, and when: its row says so with the rest, or not at all. */
  id: string;
  at: Date;
}

/** Whoever holds a table for longer is not waited for. */
const lockTimeoutMs = 60_000;
const cancelEveryMs = 200;

/**
 * All in one transaction: nobody writes any more, today's state is kept aside, the tables are made
 * anew as the backup knew them, get its rows, and are brought to today's form. Whatever fails on
 * the way leaves everything as it was.
 * @throws BackupError
 */
export async function replaceInstallation(
  replacement: Replacement,
  file: string,
): Promise<BackupCounts> {
  const { database, store, dataDir, beforeItGoes } = replacement;
  const client = new pg.Client({ ...database.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await lockTables(client, 'exclusive');
    await beforeItGoes();
    await withoutWaiters(replacement.beside, client, () =>
      lockTables(client, 'access exclusive', { withBackups: true }),
    );
    const before = await readBefore(client);
    await dropTables(client);
    const kysely = overClient(client);
    const prepare = async (migrations: readonly string[]): Promise<void> => {
      await migrateInside(kysely, migrations);
    };
    const counts = await restoreArchive(
      { client, store, dataDir, prepare, takesFiles: false },
      file,
    );
    await migrateInside(kysely);
    await takeOver(client, before, replacement);
    await client.query('commit');
    await client.query('analyze');
    return counts;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03') {
      throw new BackupError('Something else wrote for too long. Please try again.');
    }
    throw error;
  } finally {
    await client.end();
  }
}

/** Those that people and programs write; the list of backups is ours until the end. */
async function lockTables(
  client: pg.Client,
  mode: 'exclusive' | 'access exclusive',
  { withBackups = false } = {},
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and ($1 or c.relname <> 'backups')
     order by c.relname`,
    [withBackups],
  );
  const names = rows.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
  await client.query(`lock table ${names.join(', ')} in ${mode} mode`);
}

/** Ends statements that wait for `client` while it works: nothing of theirs was acknowledged. */
async function withoutWaiters(
  beside: pg.Client,
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let canceling: Promise<unknown> = Promise.resolve();
  const cancel = (): void => {
    const text = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and $1 = any(pg_blocking_pids(pid))`;
    canceling = canceling.then(() => beside.query(text, [rows[0]!.pid]));
  };
  cancel();
  const timer = setInterval(cancel, cancelEveryMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await canceling;
  }
}

interface Before {
  /** No page that was kept has a version above this. */
  version: number;
  fingerprint: string | undefined;
}

async function readBefore(client: pg.Client): Promise<Before> {
  await putAside(client);
  await client.query('create temp table kept_backups on commit drop as select * from backups');
  const { rows } = await client.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from sites',
  );
  return { version: rows[0]!.version, fingerprint: await readFingerprint(client) };
}

async function readFingerprint(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value #>> '{}' as value from installation_settings where name = 'secret-key-fingerprint'`,
  );
  return rows[0]?.value;
}

/** Tables and functions of ours; what an extension made stays, and comes with no migration twice. */
async function dropTables(client: pg.Client): Promise<void> {
  // Names are read before anything goes: what depends on another goes with it.
  await client.query(`do $$
    declare
      names text[];
      name text;
    begin
      select array_agg(c.oid::regclass::text) into names from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p')
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e');
      foreach name in array coalesce(names, '{}')
      loop execute format('drop table if exists %s cascade', name); end loop;
      select array_agg(p.oid::regprocedure::text) into names from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prokind = 'f'
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e');
      foreach name in array coalesce(names, '{}')
      loop execute format('drop function if exists %s cascade', name); end loop;
    end $$`);
}

/**
 * What must outlive the change: ways in, what was sent, the list of backups, and versions that no
 * cache has seen.
 */
async function takeOver(
  client: pg.Client,
  { version, fingerprint }: Before,
  { id, at }: Replacement,
): Promise<void> {
  const restored = await readFingerprint(client);
  if (restored !== undefined && fingerprint !== undefined && restored !== fingerprint) {
    throw new BackupError(
      'The backup belongs to another installation: its secrets have another key. Restore it into an empty installation with npm run restore.',
    );
  }
  if (restored === undefined && fingerprint !== undefined) {
    await client.query(keepTextStatement, ['secret-key-fingerprint', fingerprint]);
  }
  await carryOver(client);
  await client.query('insert into backups select * from kept_backups');
  await client.query(
    `update backups set restore_state = 'done', restored_at = $2, restore_problem = '' where id = $1`,
    [id, at],
  );
  await client.query(raiseAllVersions, [version]);
}

/** Kysely inside the transaction of a client. */
function overClient(client: pg.Client): Kysely<Database> {
  const borrowed = Object.assign(client, { release: () => {} });
  const pool = { options: {}, connect: async () => borrowed, end: async () => {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
