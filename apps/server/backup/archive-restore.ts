/** Takes the parts of an archive in their order: rows into the database, files to their places. */
import fs from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
import { parseEnd, parseManifest, readArchive, requireWhole } from './read-archive.ts';

interface RestorePlaces {
  /** Gets the rows, in the transaction that `prepare` has begun. */
  client: pg.Client;
  store: AssetStore;
  dataDir: string;
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
    const bytes = await buffer(content);
    if (name === manifestName) return this.#begin(bytes);
    if (name === endName) {
      this.#end = parseEnd(bytes);
    } else if (name.startsWith(mediaPrefix)) {
      await this.#places.store.put(name.slice(mediaPrefix.length), bytes, '');
      this.#counts.media += 1;
    } else if (name.startsWith(filePrefix)) {
      this.#takeFile(name.slice(filePrefix.length), bytes);
    }
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

  /** What is there already stays: it belongs to a process that runs. */
  #takeFile(name: string, bytes: Buffer): void {
    if (path.basename(name) !== name || !isOwnFile(name)) return;
    const { dataDir } = this.#places;
    const file = path.join(dataDir, name);
    if (fs.existsSync(file)) return;
    // With a database elsewhere nothing has made the folder yet.
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, bytes, { mode: 0o600, flush: true });
  }
}
