/** Takes the parts of an archive in their order: rows into the database, files to their places. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { AssetStore } from '../media/asset-store.ts';
import {
  BackupError,
  endName,
  filePrefix,
  isOwnFile,
  manifestName,
  mediaPrefix,
  tablePrefix,
  type BackupCounts,
  type TableContent,
} from './backup-format.ts';
import {
  checkedMedia,
  parseEnd,
  parseManifest,
  readArchive,
  readSmallPart,
  requireWhole,
} from './read-archive.ts';

interface RestorePlaces {
  /** Gets the rows, in the transaction that `prepare` has begun. */
  client: pg.Client;
  store: AssetStore;
  dataDir: string;
  /** Keys and the like come too: into an empty installation alone. */
  takesFiles: boolean;
  /** Brings the schema to these migrations, its tables empty, and begins the transaction. */
  prepare: (migrations: readonly string[]) => Promise<void>;
}

/** What triggers listen to that keep sums: the sums are among the rows, and would count twice. */
const summing = ['sitewright.customer_sums', 'sitewright.stock_sums'];

/** Reads all of it; the transaction is left open. @throws BackupError */
export async function restoreArchive(places: RestorePlaces, file: string): Promise<BackupCounts> {
  const restore = new ArchiveRestore(places);
  await readArchive(file, (name, content) => restore.take(name, content));
  return restore.finish(file);
}

class ArchiveRestore {
  readonly #places: RestorePlaces;
  #tables: Map<string, TableContent> | undefined;
  #current: { name: string; copy: Writable & { rowCount: number } } | undefined;
  #end: BackupCounts | undefined;
  #counts: BackupCounts = { rows: 0, media: 0 };

  constructor(places: RestorePlaces) {
    this.#places = places;
  }

  async take(name: string, content: Readable): Promise<void> {
    if (name.startsWith(tablePrefix)) return this.#takeRows(name, content);
    await this.#endTable();
    if (name.startsWith(mediaPrefix)) {
      return this.#takeMedia(name.slice(mediaPrefix.length), content);
    }
    if (name.startsWith(filePrefix) && this.#places.takesFiles) {
      return this.#takeFile(name.slice(filePrefix.length), content);
    }
    if (name === manifestName) return this.#begin(await readSmallPart(content));
    if (name === endName) this.#end = parseEnd(await readSmallPart(content));
    else for await (const _chunk of content);
  }

  async finish(file: string): Promise<BackupCounts> {
    await this.#endTable();
    requireWhole(file, { found: this.#counts, said: this.#end });
    return this.#counts;
  }

  async #begin(bytes: Buffer): Promise<void> {
    const { client, prepare } = this.#places;
    const { migrations, tables } = parseManifest(bytes);
    await prepare(migrations);
    for (const name of summing) {
      await client.query('select set_config($1, $2, true)', [name, 'off']);
    }
    const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`);
    await client.query(`truncate ${names.join(', ')}`);
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async #takeRows(name: string, content: Readable): Promise<void> {
    const table = name.slice(tablePrefix.length).split('/')[0]!;
    if (this.#current?.name !== table) {
      await this.#endTable();
      const copy = this.#places.client.query(copyFrom(this.#copyText(table)));
      this.#current = { name: table, copy };
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

  /** However large, it is not held; what a killed process leaves of it goes as uploads do. */
  async #takeMedia(key: string, content: Readable): Promise<void> {
    const { store, dataDir } = this.#places;
    const folder = path.join(dataDir, 'backups');
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unfinished = path.join(folder, `${randomBytes(12).toString('hex')}.upload`);
    try {
      await pipeline(checkedMedia(key, content), fs.createWriteStream(unfinished));
      await store.take(key, unfinished, '');
      this.#counts.media += 1;
    } finally {
      fs.rmSync(unfinished, { force: true });
    }
  }

  /** What is there already stays: it belongs to a process that runs. */
  async #takeFile(name: string, content: Readable): Promise<void> {
    const { dataDir } = this.#places;
    const file = path.join(dataDir, name);
    if (path.basename(name) !== name || !isOwnFile(name) || fs.existsSync(file)) {
      for await (const _chunk of content);
      return;
    }
    // With a database elsewhere nothing has made the folder yet.
    fs.mkdirSync(dataDir, { recursive: true });
    await pipeline(content, fs.createWriteStream(file, { mode: 0o600, flush: true, flags: 'wx' }));
  }
}
