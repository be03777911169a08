/** Reads a backup into an empty installation: all of it, or nothing of its database. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import tar from 'tar-stream';
import { z } from 'zod';
import type { OpenDatabase } from '../db/database.ts';
import { migrate, migrateTo } from '../db/migrate.ts';
import { migrations as knownMigrations } from '../db/migrations/migrations.ts';
import type { AssetStore } from '../media/asset-store.ts';
import {
  backupFormat,
  BackupError,
  endName,
  filePrefix,
  isOwnFile,
  manifestName,
  mediaPrefix,
  tablePrefix,
  type BackupCounts,
  type Manifest,
  type TableContent,
} from './backup-format.ts';
import { listMigrations } from './list-tables.ts';

export interface RestoreTarget {
  /** Not migrated. */
  database: OpenDatabase;
  store: AssetStore;
  dataDir: string;
}

const manifestSchema: z.ZodType<Manifest> = z.object({
  format: z.literal(backupFormat),
  createdAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const countsSchema: z.ZodType<BackupCounts> = z.object({ rows: z.number(), media: z.number() });

/**
 * Restores `file`. The database is filled in one transaction that ends with the file, and is then
 * brought to the schema of this version.
 * @throws BackupError when the installation is not empty, or the file is none or not whole
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<BackupCounts> {
  const client = new pg.Client({ ...target.database.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await refuseFilled(client);
    const counts = await readArchive(new Restore(target, client), file);
    await client.query('commit');
    await migrate(target.database.patient.kysely);
    await client.query('analyze');
    return counts;
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const isNew = (await listMigrations(client)).length === 0;
  if (isNew) return;
  const { rowCount } = await client.query(
    'select 1 from (select 1 from sites union all select 1 from staff_accounts) t limit 1',
  );
  if (rowCount === 0) return;
  throw new BackupError(
    'This installation is not empty. Restore into a new DATA_DIR or a new database.',
  );
}

async function readArchive(restore: Restore, file: string): Promise<BackupCounts> {
  const extract = tar.extract();
  const opened = pipeline(fs.createReadStream(file), zlib.createGunzip(), extract);
  opened.catch(() => {});
  try {
    for await (const entry of extract) await restore.take(entry.header.name, Readable.from(entry));
    await opened;
  } catch (error) {
    if (error instanceof BackupError || isFileError(error)) throw error;
    if (!isArchiveError(error)) throw error;
    throw new BackupError(`${file} is not a whole backup: ${(error as Error).message}`);
  }
  return restore.finish(file);
}

const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'path' in error && 'syscall' in error;

const isArchiveError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof pg.DatabaseError);

/** What triggers listen to that keep sums: the sums are among the rows, and would count twice. */
const summing = ['sitewright.customer_sums', 'sitewright.stock_sums'];

/** Takes the parts of an archive in their order. */
class Restore {
  readonly #target: RestoreTarget;
  readonly #client: pg.Client;
  #tables: Map<string, TableContent> | undefined;
  #current: { name: string; copy: Writable & { rowCount: number } } | undefined;
  #end: BackupCounts | undefined;
  #counts: BackupCounts = { rows: 0, media: 0 };

  constructor(target: RestoreTarget, client: pg.Client) {
    this.#target = target;
    this.#client = client;
  }

  async take(name: string, content: Readable): Promise<void> {
    if (name.startsWith(tablePrefix)) return this.#takeRows(name, content);
    await this.#endTable();
    const bytes = await buffer(content);
    if (name === manifestName) return this.#begin(bytes);
    if (name === endName) {
      this.#end = countsSchema.parse(JSON.parse(bytes.toString()));
    } else if (name.startsWith(mediaPrefix)) {
      await this.#target.store.put(name.slice(mediaPrefix.length), bytes, '');
      this.#counts.media += 1;
    } else if (name.startsWith(filePrefix)) {
      this.#takeFile(name.slice(filePrefix.length), bytes);
    }
  }

  async finish(file: string): Promise<BackupCounts> {
    await this.#endTable();
    const { rows, media } = this.#counts;
    if (this.#end?.rows === rows && this.#end.media === media) return this.#counts;
    throw new BackupError(`${file} is not a whole backup: its end is missing.`);
  }

  async #begin(bytes: Buffer): Promise<void> {
    const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString()));
    if (!parsed.success) throw new BackupError('The file is no backup of Sitewright.');
    const { migrations, tables } = parsed.data;
    const unknown = migrations.find((name) => !(name in knownMigrations));
    if (unknown) {
      throw new BackupError(`The backup was made by a newer version, which knows ${unknown}.`);
    }
    await this.#prepareSchema(migrations);
    await this.#client.query('begin');
    for (const name of summing) {
      await this.#client.query('select set_config($1, $2, true)', [name, 'off']);
    }
    const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
    await this.#client.query(`truncate ${names.join(', ')}`);
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  /** The schema that the rows were written in; what came later is done after them. */
  async #prepareSchema(wanted: readonly string[]): Promise<void> {
    const present = await listMigrations(this.#client);
    if (present.some((name) => !wanted.includes(name))) {
      throw new BackupError(
        'The installation is newer than the backup. Restore into a new DATA_DIR or a new database.',
      );
    }
    await migrateTo(this.#target.database.patient.kysely, wanted);
  }

  async #takeRows(name: string, content: Readable): Promise<void> {
    const table = name.slice(tablePrefix.length).split('/')[0]!;
    if (this.#current?.name !== table) {
      await this.#endTable();
      this.#current = { name: table, copy: this.#client.query(copyFrom(this.#copyText(table))) };
    }
    const { copy } = this.#current;
    await pipeline(content, copy, { end: false });
  }

  #copyText(name: string): string {
    const table = this.#tables?.get(name);
    if (!table)
      throw new BackupError(`The backup has rows of a table that it does not name: ${name}`);
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    return `copy public.${pg.escapeIdentifier(name)} (${columns}) from stdin`;
  }

  async #endTable(): Promise<void> {
    const current = this.#current;
    if (!current) return;
    this.#current = undefined;
    const ended = Promise.withResolvers<void>();
    current.copy.once('finish', () => ended.resolve()).once('error', ended.reject);
    current.copy.end();
    await ended.promise;
    this.#counts.rows += current.copy.rowCount;
  }

  /** What is there already stays: it belongs to a process that runs. */
  #takeFile(name: string, bytes: Buffer): void {
    if (path.basename(name) !== name || !isOwnFile(name)) return;
    const file = path.join(this.#target.dataDir, name);
    if (fs.existsSync(file)) return;
    // With a database elsewhere nothing has made the folder yet.
    fs.mkdirSync(this.#target.dataDir, { recursive: true });
    fs.writeFileSync(file, bytes, { mode: 0o600, flush: true });
  }
}
