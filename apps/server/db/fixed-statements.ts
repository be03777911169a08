/** Statements whose text never changes: nothing is built per call, and the database plans once. */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { isRetryable, maxTries } from './transact.ts';

/** A statement with its values in the order of `$1`, `$2`, … */
export type FixedStatement<Row> = CompiledQuery<Row>;

/** Runs one statement and answers its rows. */
export type RunFixed = <Row>(statement: FixedStatement<Row>) => Promise<Row[]>;

/** `fixedStatement<Row>(TEXT)` once, at the top of a file; then one call per use. */
export function fixedStatement<Row>(text: string): (...values: unknown[]) => FixedStatement<Row> {
  return (...values) => CompiledQuery.raw(text, values) as FixedStatement<Row>;
}

/**
 * Runs a statement outside `transact`. One that writes is a transaction of its own: it spares hot
 * paths the way to the database and back for BEGIN and COMMIT. Retried as `transact` retries.
 */
export function createRunFixed(kysely: Kysely<Database>): RunFixed {
  return async (statement) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await kysely.executeQuery(statement)).rows;
      } catch (error) {
        if (attempt >= maxTries || !isRetryable(error)) throw error;
      }
    }
  };
}
