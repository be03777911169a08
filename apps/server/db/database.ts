/** What the rest of the server sees of the database: one type for reading, one for writing. */
import type { Kysely, Transaction } from 'kysely';
import type { ClientConfig } from 'pg';
import type { RunFixed } from './fixed-statements.ts';
import type { Database } from './schema.ts';

/**
 * Reading only. A `WriteTransaction` is one too, so a function that reads takes this type and
 * works inside and outside a transaction.
 */
export type ReadDatabase = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic'
>;

/** Writing. Only `transact` hands one out, so nothing is written outside a transaction. */
export type WriteTransaction = Transaction<Database>;

/** Runs `work` in one transaction; see `createTransact`. */
export type Transact = <T>(work: (trx: WriteTransaction) => Promise<T>) => Promise<T>;

export type StopListening = () => void | Promise<void>;

/** Reading and writing over one pool of connections. */
export interface PatientDatabase {
  db: ReadDatabase;
  transact: Transact;
  runFixed: RunFixed;
  /** The whole of it: for migrations, jobs and tests only. */
  kysely: Kysely<Database>;
}

export interface OpenDatabase extends PatientDatabase {
  kind: 'embedded' | 'postgres';
  /**
   * The same data over connections of their own, without the short limit of time that statements
   * of a request have: for jobs, imports and migrations.
   */
  patient: PatientDatabase;
  /** For the rare part that needs a connection of its own, such as a backup. */
  connection: ClientConfig;
  /**
   * Hears what transactions `announce` on `channel` (a plain lower-case name), in this process
   * and in others, after their commit. `onGap` runs when something may have been missed.
   * Answers how to stop; `close` stops too.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ): Promise<StopListening>;
  /** Calls back once when the database is gone for good and the process must end. */
  onLost(handler: (error: Error) => void): void;
  close(): Promise<void>;
}
